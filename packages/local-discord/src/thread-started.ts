import type { Channel, Id, Message } from './model.ts';
import type { World } from './world.ts';

/** The line "... started a thread" in the parent, as a type of message. */
const THREAD_STARTED = 18;

export function threadStarted(world: World, parent: Channel, thread: Channel, authorId: Id): Message {
  return {
    id: world.newId(),
    channelId: parent.id,
    authorId,
    type: THREAD_STARTED,
    content: thread.name,
    embeds: [],
    components: [],
    attachments: [],
    flags: 0,
    mentions: { users: [], roles: [], everyone: false },
    createdAt: world.now(),
    threadId: thread.id,
  };
}
