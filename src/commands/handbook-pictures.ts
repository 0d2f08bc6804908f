import { altText } from '../render/alt.ts';
import type { Scene } from '../render/shapes.ts';
import type { Locale } from '../i18n/locale.ts';
import { drawn, sizeToCome, type Picture, type Size } from './pictures.ts';
import { samplePosition, sampleSpeech } from './sample-game.ts';
import type { OfferedGame, Services } from './services.ts';
import { lookOf } from './speech.ts';
import { wordsFirst } from './words-first.ts';

/* Pictures beside how-to cards and rules. Without one the words stand alone. */

/** A picture to come, and how large it will be. */
export interface Drawing {
  readonly picture: Promise<Picture | undefined>;
  readonly space: Promise<Size>;
}

/** The board, or a part of it, that a how-to card is about. */
export function cardPicture(services: Services, offered: OfferedGame, locale: Locale, card: string): Drawing {
  const { scene, game, handbook } = offered;
  const { after, focus } = handbook?.illustrations[card] ?? {};
  return picture(services, `${game.id}-card-${card}`, () => {
    const view = game.view(samplePosition(offered, after), undefined);
    const [board, label] = [looks(offered, locale, 'board'), looks(offered, locale, 'label')];
    const options = { viewer: undefined, ...(focus !== undefined && { focus }) };
    return {
      scene: scene.compose(view, board, options),
      alt: altText(scene.describe(view, label, undefined).alt),
    };
  });
}

/** What all signs mean. */
export function legendPicture(services: Services, offered: OfferedGame, locale: Locale): Drawing {
  const { scene, game, handbook } = offered;
  const alt = handbook?.words[locale].pitch ?? game.id;
  return picture(services, `${game.id}-legend`, () => ({
    scene: scene.legend?.(looks(offered, locale, 'board')),
    alt,
  }));
}

/** A component or card alone, or the legend for what has no picture of its own. */
export function componentPicture(
  services: Services,
  offered: OfferedGame,
  locale: Locale,
  key: string,
): Drawing {
  const { scene, game } = offered;
  const [category = '', id = ''] = key.split(':');
  const { say } = sampleSpeech(offered, locale, 'label');
  return picture(services, `${game.id}-${key.replaceAll(':', '-')}`, () => {
    const state = samplePosition(offered);
    const view = game.view(state, undefined);
    const look = looks(offered, locale, 'board');
    return {
      scene: scene.component?.(view, look, key, game.printed?.(state, key)) ?? scene.legend?.(look),
      alt: say.name(category, id),
    };
  });
}

function looks(offered: OfferedGame, locale: Locale, use: 'board' | 'label') {
  return lookOf(sampleSpeech(offered, locale, use), 4);
}

interface Composed {
  readonly scene: Scene | undefined;
  readonly alt: string;
}

function picture(services: Services, name: string, compose: () => Composed): Drawing {
  const { space, sized } = sizeToCome();
  return { picture: pictureNamed(services, name, compose, sized), space };
}

async function pictureNamed(
  services: Services,
  name: string,
  compose: () => Composed,
  sized: (size: Size) => void,
): Promise<Picture | undefined> {
  try {
    const { scene, alt } = await wordsFirst.layOut(compose);
    if (scene === undefined) return undefined;
    sized(scene);
    const answer = await drawn(services, scene, {});
    return answer.ok ? { png: answer.value, name: `${name}.png`, alt } : undefined;
  } catch (cause) {
    services.log.error({ name, cause }, 'a mistake in a drawing');
    return undefined;
  }
}
