import { useHost } from '@posy/remote-kit';
import type { CountryCode } from '@posy/shared-contracts';
import { useEffect, useState } from 'react';

export interface FoundVenue {
  id: string;
  name: string;
  town: string;
}

/** Pause in typing before venues are requested, in milliseconds. */
const restMs = 200;
const most = 6;

/**
 * Venues of a country's directory whose names match the text. Without an answer there are none: any name is accepted.
 */
export const useVenueSuggestions = (text: string, country: CountryCode): FoundVenue[] => {
  const host = useHost();
  const [found, setFound] = useState<{ for: string; venues: FoundVenue[] }>({ for: '', venues: [] });
  const searchTerm = text.trim();
  const asked = `${country} ${searchTerm}`;
  useEffect(() => {
    if (searchTerm.length < 2) return undefined;
    let isOver = false;
    const body = {
      searchTerm,
      type: 'supplier' as const,
      size: most,
      lockCategory: 'venues' as const,
      countryCode: country,
    };
    const ask = async (): Promise<void> => {
      const { suppliers } = await host.api.call('searchSuggestions', { body });
      if (!isOver) setFound({ for: asked, venues: suppliers.map(({ id, name, town }) => ({ id, name, town })) });
    };
    const cancel = host.clock.after(restMs, () => {
      ask().catch((error: unknown) => host.telemetry.error('venue-suggestions', error));
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [host, asked, searchTerm, country]);
  return searchTerm.length >= 2 && found.for === asked ? found.venues : [];
};
