import { useHost } from '@posy/remote-kit';
import type { CountryCode } from '@posy/shared-contracts';
import type { SearchSuggestion } from '@posy/shared-contracts/endpoints';
import type { ComboOption } from '@posy/shared-ui/search';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

/** Pause in typing before places are requested, in milliseconds. */
const restMs = 200;
const most = 8;
const leastLetters = 2;

type PlaceOption = Extract<SearchSuggestion, { kind: 'town' | 'region' | 'postcode' }>;

/**
 * Towns, regions and postcodes that begin with the text, by kind. Without an answer there are none: any text is
 * accepted as a place.
 */
export const usePlaceOptions = (text: string, country: CountryCode) => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const [found, setFound] = useState<{ for: string; places: readonly PlaceOption[] }>({ for: '', places: [] });
  const searchTerm = text.trim();
  const isChosen = found.places.some(({ value }) => value === searchTerm);
  useEffect(() => {
    if (searchTerm.length < leastLetters || isChosen) return undefined;
    let isOver = false;
    const body = { searchTerm, type: 'place' as const, size: most, countryCode: country };
    const ask = async (): Promise<void> => {
      const answer = await host.api.call('searchSuggestions', { body });
      if (isOver) return;
      const places = (answer.found ?? []).filter((one): one is PlaceOption => 'value' in one);
      setFound({ for: searchTerm, places });
    };
    const cancel = host.clock.after(restMs, () => {
      ask().catch((error: unknown) => host.telemetry.error('place-suggestions', error));
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [host, country, searchTerm, isChosen]);
  const places = found.for === searchTerm ? found.places : [];
  return {
    options: places.map(({ kind, name, within }, place): ComboOption => ({
      id: String(place),
      label: name,
      group: formatMessage({ id: `shell.index.search.kind.${kind}` }),
      ...(within === '' ? {} : { note: within }),
    })),
    /** Returns the field's value for an option. */
    valueOf: (id: string): string => places[Number(id)]?.value ?? text,
  };
};
