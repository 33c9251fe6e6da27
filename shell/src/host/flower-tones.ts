import type { Hue } from '@posy/shared-ui';

/** The colour of each flower, for drawings. */
export const flowerTones: Record<Hue, string> = {
  stem: '#0c5638',
  peony: '#e54377',
  bluebell: '#6475de',
  apricot: '#fa934e',
  fern: '#4fa35f',
  sweetpea: '#be78d4',
  primrose: '#f4c947',
};
