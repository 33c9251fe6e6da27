import type { Chance } from '#ink/chance';
import type { Palette } from '#ink/palettes';
import { gardenView } from './garden';
import { nightView } from './night';
import { outsideView } from './outside';
import { roomView } from './room';
import type { Venue } from './surroundings';
import { tableView } from './table';

const views: Partial<Record<string, (venue: Venue, r: Chance) => string>> = {
  outside: outsideView,
  room: roomView,
  table: tableView,
  garden: gardenView,
  night: nightView,
};

/** `kind-view`, perhaps with a number after it; null for a scene of something else. */
export const venueScene = (scene: string, base: string, p: Palette, r: Chance): string | null => {
  const [, kind, view] = /^(.+)-(outside|room|table|garden|night)(?:-.*)?$/.exec(scene) ?? [];
  const draw = view === undefined ? undefined : views[view];
  return kind === undefined || draw === undefined ? null : draw({ kind, base, p }, r);
};
