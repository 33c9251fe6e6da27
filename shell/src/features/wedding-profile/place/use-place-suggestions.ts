import { useHost } from '@posy/remote-kit';
import type { CountryCode } from '@posy/shared-contracts';
import type { EndpointOutput, SearchSuggestion } from '@posy/shared-contracts/endpoints';
import { useEffect, useState } from 'react';
import type { WeddingPlace } from '../changes/profile-changes';

/** Pause in typing before places are requested, in milliseconds. */
const restMs = 200;
const most = 6;

type PlaceSuggestion = Extract<SearchSuggestion, { kind: 'town' | 'region' | 'postcode' }>;

/** A suggested place with its kind; null from servers that do not give one. */
export interface SuggestedPlace {
  place: WeddingPlace;
  kind: PlaceSuggestion['kind'] | null;
}

const placesIn = (
  { found, places }: EndpointOutput<'searchSuggestions'>,
  country: CountryCode,
): readonly SuggestedPlace[] => {
  const suggested = (name: string, within: string, kind: SuggestedPlace['kind']): SuggestedPlace => ({
    place: { name, adminArea: within === '' ? [] : [within], country, providerId: null },
    kind,
  });
  return (
    found?.flatMap((one) => ('within' in one ? [suggested(one.name, one.within, one.kind)] : [])) ??
    places.map(({ name, county }) => suggested(name, county, null))
  );
};

/**
 * Places of a country whose names begin with the text. Without an answer there are none: any text is accepted as a
 * place.
 */
export const usePlaceSuggestions = (text: string, country: CountryCode): readonly SuggestedPlace[] => {
  const host = useHost();
  const [found, setFound] = useState<{ for: string; places: readonly SuggestedPlace[] }>({ for: '', places: [] });
  const searchTerm = text.trim();
  const asked = `${country} ${searchTerm}`;
  useEffect(() => {
    if (searchTerm.length < 2) return undefined;
    let isOver = false;
    const body = { searchTerm, type: 'place' as const, size: most, countryCode: country };
    const ask = async (): Promise<void> => {
      const answer = await host.api.call('searchSuggestions', { body });
      if (!isOver) setFound({ for: asked, places: placesIn(answer, country) });
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
