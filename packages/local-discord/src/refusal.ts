import type { FormErrors } from './form.ts';

/** What goes back over HTTP. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Discord's codes with their HTTP status and words. */
const REFUSALS = {
  0: [404, '404: Not Found'],
  10002: [404, 'Unknown Application'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20012: [403, 'You are not authorized to perform this action on this application'],
  30015: [400, 'Maximum number of attachments in a message reached (10)'],
  30032: [400, 'Maximum number of application commands reached'],
  30034: [400, 'Max number of daily application command creates has been reached (200)'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50003: [403, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [403, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50033: [400, 'Invalid Recipient(s)'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  160004: [400, 'A thread has already been created for this message'],
} as const satisfies Record<number, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;

export function refusal(code: RefusalCode): Answer {
  const [status, message] = REFUSALS[code];
  return { status, body: { message, code } };
}

export const unauthorized: Answer = { status: 401, body: { message: '401: Unauthorized', code: 0 } };

export const invalidForm = (errors: FormErrors): Answer => ({
  status: 400,
  body: { message: 'Invalid Form Body', code: 50035, errors: errors.tree() },
});

export const answer = (body: unknown, status = 200): Answer => ({ status, body });

export const NO_CONTENT: Answer = { status: 204 };
