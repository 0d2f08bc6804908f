/** Asks the server to do something for a person. */
import type { ActionName, ActionBodies, ActionResult, PageState } from '../page-protocol.ts';

/** undefined: nobody is there to ask. */
export async function perform<Name extends ActionName>(
  action: Name,
  body: ActionBodies[Name],
): Promise<ActionResult | undefined> {
  try {
    const response = await fetch(`/do/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok || response.status === 500) return (await response.json()) as ActionResult; // the server is of one piece with this page
    return { refused: `${response.status} ${response.statusText}` };
  } catch {
    return undefined; // the connection failed
  }
}

export type Earlier = Pick<PageState, 'messages' | 'earlier'>;

export async function fetchEarlier(
  as: string,
  channelId: string,
  before: string,
): Promise<Earlier | undefined> {
  try {
    const response = await fetch(`/messages?as=${as}&in=${channelId}&before=${before}`);
    return response.ok ? ((await response.json()) as Earlier) : undefined; // as above
  } catch {
    return undefined;
  }
}
