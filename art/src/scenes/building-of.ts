import { buildings } from '#buildings/buildings';
import type { Chance } from '#ink/chance';
import type { Palette } from '#ink/palettes';
import { beachHouse } from './own/beach-house';
import { boathouse } from './own/boathouse';
import { chalet } from './own/chalet';
import { chateau } from './own/chateau';
import { farmhouse } from './own/farmhouse';
import { gardenWall } from './own/garden-wall';
import { hotel } from './own/hotel';
import { loft } from './own/loft';
import { mill } from './own/mill';
import { ranch } from './own/ranch';
import { restaurant } from './own/restaurant';
import { rooftop } from './own/rooftop';
import { townHall } from './own/town-hall';
import { vineyard } from './own/vineyard';

const byKind: Partial<Record<string, (r: Chance, p: Palette) => string>> = {
  hotel,
  mill,
  vineyard,
  boathouse,
  chapel: buildings.chapel,
  monastery: buildings.chapel,
  'walled-garden': gardenWall,
  'town-hall': townHall,
  ballroom: townHall,
  restaurant,
  alm: chalet,
  lodge: chalet,
  estate: buildings.manor,
  manor: buildings.manor,
  mas: farmhouse,
  ranch,
  loft,
  rooftop,
  'beach-house': beachHouse,
  barn: buildings.barn,
};
/** The building of a venue; the same base always gives the same one. Castles of Germany and France have spires. */
export const buildingOf = (kind: string, base: string, r: Chance, p: Palette): string => {
  if (kind === 'castle') return (/^(DE|FR|sup_de|sup_fr)/.test(base) ? chateau : buildings.castle)(r, p);
  if (kind === 'orangery') return r.pick([buildings.orangery, buildings.glasshouse])(r, p);
  return (byKind[kind] ?? buildings.manor)(r, p);
};
