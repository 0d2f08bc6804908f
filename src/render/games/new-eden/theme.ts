import type { Theme } from '../../theme.ts';

export const NEW_EDEN_THEME: Theme = {
  colours: { default: {}, 'colour-blind': {}, 'high-contrast': {}, light: {} },
  sprites: {},
  samples: [],
};
