import type { ArtCategory } from '#categories/subjects';
import type { Chance } from '#ink/chance';
import type { Palette } from '#ink/palettes';
import { musicScenes } from './music-scenes';
import { photographersScenes } from './photographers-scenes';
import type { Scene } from './sets';
import { videoScenes } from './video-scenes';

/** By category: the scenes in addition to those of `picture`, and the number of the latter. */
const byCategory: Partial<Record<ArtCategory, { scenes: readonly Scene[]; classic: number }>> = {
  photographers: { scenes: photographersScenes, classic: 2 },
  video: { scenes: videoScenes, classic: 1 },
  music: { scenes: musicScenes, classic: 3 },
};
/** Returns the n-th scene of a supplier, each supplier beginning with another; null when `picture` draws it. */
export const tradeScene = (category: ArtCategory, n: number, begin: number, p: Palette, r: Chance): string | null => {
  const own = byCategory[category];
  if (own === undefined) return null;
  const index = (begin + n) % (own.scenes.length + own.classic);
  return own.scenes[index]?.(r, p) ?? null;
};
