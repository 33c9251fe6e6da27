import { useAwake, useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput, SearchSuggestion } from '@posy/shared-contracts/endpoints';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import type { ComboOption } from '@posy/shared-ui/search';
import { useIntl } from 'react-intl';
import { tidyWords } from '#supplier/rules/asked/search-readers';
import type { SearchDraft, SupplierSearch } from '#supplier/rules/asked/search-state';
import { suggestionsQuery } from '#supplier/rules/search-queries';
import { useSettled } from '#supplier/rules/use-settled';
import { searchLocation } from './location/search-location';

type SuggestionsResponse = EndpointOutput<'searchSuggestions'> | undefined;

/** Number of places that are suggested for the words beside everything else. */
const placesForWords = 3;

/** Pause in typing before suggestions are requested, in milliseconds. */
const restMs = 250;

/** Returns the suggestions of an answer; older servers only have towns and suppliers. */
const foundIn = (answer: SuggestionsResponse): readonly SearchSuggestion[] =>
  answer?.found ??
  answer?.places.map(({ name, county }) => ({ kind: 'town', name, within: county, value: name })) ??
  [];

const labelOf = (found: SearchSuggestion): string => ('label' in found ? found.label : found.name);

/**
 * Returns the note that distinguishes equal names: the area of a place, the category of a feature, the place of a
 * supplier.
 */
const noteOf = (found: SearchSuggestion, categoryName: (category: SupplierCategory) => string): string => {
  if ('within' in found) return found.within;
  if (found.kind === 'feature') return categoryName(found.category);
  return found.kind === 'supplier' ? found.town : '';
};

/** Suggestions for the typed text, by kind; none for the text that is already in the address. */
export const useSuggestions = (draft: SearchDraft, search: SupplierSearch) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { country } = useLocaleInfo().market;
  const typed = (draftWords: string, asked: string) => (draftWords === asked ? '' : tidyWords(draftWords));
  const area = useSettled(typed(draft.area, search.area), restMs);
  const text = useSettled(typed(draft.text, search.text), restMs);
  const places = foundIn(useQuery(suggestionsQuery(api, country, 'place', area)).data);
  const things = foundIn(useQuery(suggestionsQuery(api, country, 'what', text, draft.category)).data);
  const placesInWords = foundIn(useQuery(suggestionsQuery(api, country, 'place', text)).data);
  const what = [...placesInWords.slice(0, placesForWords), ...things];
  // A field that shows the place of the list was not typed into: the former places can be chosen instead.
  const isUntouched = draft.area === '' || draft.area === search.area;
  const recent = useAwake() && isUntouched ? searchLocation.recent().filter((name) => name !== draft.area) : [];
  const optionOf = (found: SearchSuggestion, place: number): ComboOption => {
    const note = noteOf(found, (category) => formatMessage({ id: `suppliers.category.${category}` }));
    const group = formatMessage({ id: `search.seek.kind.${found.kind}` });
    return { id: String(place), label: labelOf(found), group, ...(note === '' ? {} : { note }) };
  };
  const recentGroup = formatMessage({ id: 'search.seek.kind.recent' });
  return {
    what: what.map(optionOf),
    where: [...recent.map((name) => ({ id: name, label: name, group: recentGroup })), ...places.map(optionOf)],
    /** Returns the draft after a choice: a category is set as category, a place as place, everything else as words. */
    chosenWhat: (id: string): Partial<SearchDraft> => {
      const found = what[Number(id)];
      if (found === undefined) return {};
      if ('value' in found) return { area: found.value, text: '' };
      if (found.kind === 'category') return { category: found.category, text: '' };
      return found.kind === 'feature' ? { category: found.category, text: found.label } : { text: found.name };
    },
    chosenWhere: (id: string): string => {
      const found = recent.includes(id) ? undefined : places[Number(id)];
      return found !== undefined && 'value' in found ? found.value : id;
    },
  };
};
