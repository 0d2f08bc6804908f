import type { Interactions } from './interactions.ts';
import type { UploadedFile } from './message-rules.ts';
import type { Answer } from './refusal.ts';
import type { SessionStarts } from './session-starts.ts';
import type { World } from './world.ts';

/** What routes work on. */
export interface Discord {
  readonly world: World;
  readonly interactions: Interactions;
  readonly token: string;
  readonly attachmentLimit: number;
  /** Whether `enforce_nonce` is heeded. */
  readonly nonces: boolean;
  readonly origin: () => string;
  readonly gatewayUrl: () => string;
  readonly starts: SessionStarts;
  /** Creations of commands per guild (or globally) within a day, by time. */
  readonly commandCreations: Map<string, number[]>;
}

export interface Request {
  readonly discord: Discord;
  readonly method: string;
  /** After /api/v10, decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly UploadedFile[];
  /** What stands for {name} in the route's path. */
  readonly param: (name: string) => string;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  /** Interaction callbacks and webhooks carry their token in the path and no Authorization. */
  readonly open?: boolean;
  readonly handle: (request: Request) => Answer;
}

export const route = (method: string, path: string, handle: (request: Request) => Answer): Route => ({
  method,
  path,
  handle,
});

export const openRoute = (method: string, path: string, handle: (request: Request) => Answer): Route => ({
  method,
  path,
  handle,
  open: true,
});
