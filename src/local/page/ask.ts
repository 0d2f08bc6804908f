/** Asks the server to do something for a person. */
import type { DeedName, Deeds, Done, Here } from '../page-protocol.ts';

/** undefined: nobody is there to ask. */
export async function ask<Name extends DeedName>(deed: Name, body: Deeds[Name]): Promise<Done | undefined> {
  try {
    const response = await fetch(`/do/${deed}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok || response.status === 500) return (await response.json()) as Done; // the server is of one piece with this page
    return { refused: `${response.status} ${response.statusText}` };
  } catch {
    return undefined; // the connection failed
  }
}

export type Earlier = Pick<Here, 'messages' | 'earlier'>;

export async function askEarlier(
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
