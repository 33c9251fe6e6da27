import { useHost } from '@posy/remote-kit';
import type { CountryCode } from '@posy/shared-contracts';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { useEffect, useState } from 'react';
import type { WeddingPlace } from '#features/wedding-profile/changes/profile-changes';
import { measuredFrom } from './measured-from';
import { radiiOf, type Radius } from './radii';
import {
  type FoundCard,
  type GeoPoint,
  knowsDistances,
  type VenuesAround,
  venuesAround,
  venuesWithin,
} from './venues-around';

/** Maximum number of venues: more than any county of the directory has. */
const most = 300;

/** The venues around a place within the chosen radius; without distances when the place is a county. */
export interface VenueLook {
  place: string;
  around: VenuesAround | null;
  /** Each radius with the number of venues within it; empty for a county. */
  radii: readonly (Radius & { count: number })[];
  /** The chosen radius; null for a county. */
  radius: Radius | null;
  /** The place's position, as far as the distances give it. */
  from: GeoPoint | null;
  look: (radius: Radius) => void;
}

/** The result of a search: around a town within the widest radius, otherwise in the county. */
interface VenuesFound {
  for: string;
  area: string;
  cards: readonly FoundCard[];
}

interface VenuesRequest {
  town: string;
  county: string;
  country: CountryCode;
}

const findVenues = async ({ api }: Pick<MountProps, 'api'>, { town, county, country }: VenuesRequest) => {
  const body = { countryCode: country, category: 'venues' as const, size: most };
  const [, , widest] = radiiOf(country);
  const near = await api.call('searchSuppliers', {
    body: { ...body, area: town, radiusKm: widest.km, sort: 'distance' },
  });
  if (knowsDistances(near.results)) return { area: town, cards: near.results };
  return { area: county, cards: (await api.call('searchSuppliers', { body: { ...body, area: county } })).results };
};

/** The directory's venues around a known place; undefined while they load, null without a place or venues. */
export const useVenuesAround = (place: WeddingPlace | null, country: CountryCode): VenueLook | null | undefined => {
  const host = useHost();
  const [found, setFound] = useState<VenuesFound | null>(null);
  const [chosen, setChosen] = useState<Radius | null>(null);
  const town = place?.name ?? '';
  const county = place?.adminArea.at(-1) ?? town;
  const asked = `${country} ${county} ${town}`;
  useEffect(() => {
    if (town === '') return undefined;
    let isOver = false;
    findVenues(host, { town, county, country }).then(
      (answer) => {
        if (!isOver) setFound({ for: asked, ...answer });
      },
      // The question works without this help.
      (error: unknown) => {
        host.telemetry.error('venues-around', error);
        if (!isOver) setFound({ for: asked, area: town, cards: [] });
      },
    );
    return () => {
      isOver = true;
    };
  }, [host, asked, town, county, country]);
  if (town === '') return null;
  if (found?.for !== asked) return undefined;
  if (found.cards.length === 0) return null;
  const { area, cards } = found;
  if (!knowsDistances(cards))
    return { place: area, around: venuesAround(area, cards), radii: [], radius: null, from: null, look: setChosen };
  const radii = radiiOf(country);
  const radius = radii.find(({ km }) => km === chosen?.km) ?? radii[1];
  return {
    place: area,
    around: venuesWithin(area, cards, radius.km),
    radii: radii.map((one) => ({ ...one, count: venuesWithin(area, cards, one.km)?.count ?? 0 })),
    radius,
    from: measuredFrom(cards),
    look: setChosen,
  };
};
