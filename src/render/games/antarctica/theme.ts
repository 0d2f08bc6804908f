import type { Theme } from '../../theme.ts';

export const ANTARCTICA_THEME: Theme = {
  colours: { default: {}, 'colour-blind': {}, 'high-contrast': {}, light: {} },
  sprites: {},
  samples: [],
};
