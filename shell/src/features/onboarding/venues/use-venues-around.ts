import type { CountryCode } from '@posy/shared-contracts';
import { useHost } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { useEffect, useState } from 'react';
import type { WeddingPlace } from '#features/wedding-profile/changes/profile-changes';
import { venuesAround, type VenuesAround } from './venues-around';

/** Venues that are looked at: more than any county of the directory has. */
const most = 300;

/** The venues of the directory around a known place; null while none are known, or where there are none. */
export const useVenuesAround = (place: WeddingPlace | null, country: CountryCode): VenuesAround | null => {
  const host = useHost();
  const [found, setFound] = useState<{ for: string; cards: readonly SupplierCard[] } | null>(null);
  const area = place === null ? '' : (place.adminArea.at(-1) ?? place.name);
  const asked = `${country} ${area}`;
  useEffect(() => {
    if (area === '') return undefined;
    let isOver = false;
    const body = { countryCode: country, category: 'venues' as const, area, size: most };
    host.api.call('searchSuppliers', { body }).then(
      ({ results }) => {
        if (!isOver) setFound({ for: asked, cards: results });
      },
      // Only help is missing: the question stands without it.
      (error: unknown) => host.telemetry.error('venues-around', error),
    );
    return () => {
      isOver = true;
    };
  }, [host, asked, area, country]);
  return found?.for === asked ? venuesAround(area, found.cards) : null;
};
