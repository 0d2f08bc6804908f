import { DiscordAPIError, RESTJSONErrorCodes, type Interaction } from 'discord.js';
import type { Log } from './services.ts';
import { EPHEMERAL } from './page.ts';
import { IN_PLACE_VERBS, type PressVerb } from './custom-id.ts';

const IN_PLACE: ReadonlySet<PressVerb> = new Set(IN_PLACE_VERBS);

export function changesItsMessage(verb: PressVerb | undefined): boolean {
  return verb !== undefined && IN_PLACE.has(verb);
}

/**
 * Tells Discord at once that the interaction was received. False: Discord refused, the player saw it fail, so nothing
 * may be played. An interaction that is acknowledged already is ours all the same: either our answer got lost on
 * its way, or an earlier process of this bot had it, and then the record knows whether it was applied.
 */
export async function acknowledge(interaction: Interaction, inPlace: boolean, log: Log): Promise<boolean> {
  if (!interaction.isRepliable()) return false;
  try {
    if (inPlace && interaction.isMessageComponent() && interaction.message.flags.has(EPHEMERAL))
      await interaction.deferUpdate();
    else await interaction.deferReply({ flags: EPHEMERAL });
    return true;
  } catch (cause) {
    if (isAlreadyAcknowledged(cause)) {
      interaction.deferred = true;
      return true;
    }
    log.warn({ interactionId: interaction.id, cause }, 'an interaction could not be acknowledged');
    return false;
  }
}

function isAlreadyAcknowledged(cause: unknown): boolean {
  return (
    cause instanceof DiscordAPIError &&
    cause.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}
