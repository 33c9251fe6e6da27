import { useHost } from '@posy/remote-kit';
import type { CountryCode } from '@posy/shared-contracts';
import { useEffect, useState } from 'react';
import type { WeddingPlace } from '../changes/profile-changes';

/** How long typing rests before places are asked for, in milliseconds. */
const restMs = 200;
const most = 6;

/** Places of a country whose names begin like the text. Without an answer there are none: any text is a place. */
export const usePlaceSuggestions = (text: string, country: CountryCode): WeddingPlace[] => {
  const host = useHost();
  const [found, setFound] = useState<{ for: string; places: WeddingPlace[] }>({ for: '', places: [] });
  const searchTerm = text.trim();
  const asked = `${country} ${searchTerm}`;
  useEffect(() => {
    if (searchTerm.length < 2) return undefined;
    let isOver = false;
    const body = { searchTerm, type: 'place' as const, size: most, countryCode: country };
    const ask = async (): Promise<void> => {
      const { places } = await host.api.call('searchSuggestions', { body });
      if (isOver) return;
      const named = places.map(({ name, county }) => ({
        name,
        adminArea: county === '' ? [] : [county],
        country,
        providerId: null,
      }));
      setFound({ for: asked, places: named });
    };
    const cancel = host.clock.after(restMs, () => {
      ask().catch((error: unknown) => host.telemetry.error('place-suggestions', error));
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [host, asked, searchTerm, country]);
  return searchTerm.length >= 2 && found.for === asked ? found.places : [];
};
