import { type GeoPoint } from '../records/geo';
import { type PublicSupplier, type SupplierVideo } from '../records/supplier-record';
import { type Chance } from './chance/chance';
import { drawShared } from './text/texts';
import { type Voice } from './text/voice';

/** Share of suppliers that have filled in everything that a profile can hold. */
const share = 0.1;

/** Openly licensed films of the Blender Foundation, and Matterport's own sample: nothing that a business made. */
const films: Record<Exclude<SupplierVideo['source'], 'googlemaps'>, readonly string[]> = {
  youtube: ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8'],
  vimeo: ['1084537'],
  matterport: ['SxQL3iGyoDo'],
};
const sources = ['youtube', 'vimeo', 'matterport', 'googlemaps'] as const;

const drawVideo = (source: SupplierVideo['source'], { lat, lng }: GeoPoint, chance: Chance): SupplierVideo => ({
  source,
  sourceId: source === 'googlemaps' ? `${lat},${lng}` : chance.pick(films[source]),
});

export type Extras = Pick<PublicSupplier, 'videos' | 'instagram' | 'benefits'>;

/** Videos, an Instagram account and what couples of Posy get on top. */
export const drawExtras = (voice: Voice, location: GeoPoint, chance: Chance): Extras => {
  if (!chance.yes(share)) return { videos: [], instagram: null, benefits: [] };
  return {
    videos: chance.sample(sources, chance.int(1, 2)).map((source) => drawVideo(source, location, chance)),
    instagram: `${voice.outline.urlSlug.replaceAll('-', '.').slice(0, 24).replace(/\.$/, '')}.example`,
    benefits: drawShared(voice, 'benefits', chance, chance.int(1, 2)),
  };
};
