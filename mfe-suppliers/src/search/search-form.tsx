import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { searchConstants } from '@posy/shared-contracts/constants';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { Button, IconButton } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import { formatList, isCategory, type SupplierSearch } from '#supplier/rules/search-state';
import { tidyWords } from '#supplier/rules/search-readers';
import { suggestionsQuery } from '#supplier/rules/search-queries';
import { searchLocation } from './location/search-location';
import { SeekFrame } from './seek-frame';
import { useSettled } from '#supplier/rules/use-settled';

type Draft = Pick<SupplierSearch, 'category' | 'text' | 'area'>;

/** How long typing must rest before suggestions are asked for. */
const restMs = 250;

/** What is typed, until it is sent; another address starts it anew. */
const useDraft = (search: SupplierSearch) => {
  const address = formatList(search);
  const [draft, setDraft] = useState<Draft>(search);
  const [draftOf, setDraftOf] = useState(address);
  if (draftOf !== address) {
    setDraftOf(address);
    setDraft(search);
  }
  return { draft, change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }) };
};

/** Suggestions for what is being typed; what the address already says needs none. */
const useSuggestions = (draft: Draft, search: SupplierSearch) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const typed = (draftWords: string, asked: string) => (draftWords === asked ? '' : tidyWords(draftWords));
  const area = useSettled(typed(draft.area, search.area), restMs);
  const text = useSettled(typed(draft.text, search.text), restMs);
  const places = useQuery(suggestionsQuery(api, country, 'place', area)).data?.places ?? [];
  const suppliers = useQuery(suggestionsQuery(api, country, 'supplier', text, draft.category)).data?.suppliers ?? [];
  return { places, suppliers };
};

/** What, where and which words: the questions of the directory. Sending it changes the address. */
export const SearchForm = ({ search, isCompact }: { search: SupplierSearch; isCompact?: boolean }) => {
  const host = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const id = useId();
  const { draft, change } = useDraft(search);
  const { places, suppliers } = useSuggestions(draft, search);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    searchLocation.select(market.country, tidyWords(draft.area));
    const next = {
      ...search,
      ...draft,
      literally: false,
      text: tidyWords(draft.text),
      area: tidyWords(draft.area),
      page: 1,
    };
    host.navigate(listHref(market.prefix, next));
  };
  return (
    <SeekFrame
      data-compact={isCompact || undefined}
      role="search"
      aria-label={formatMessage({ id: 'suppliers.seek.name' })}
      onSubmit={send}
    >
      {isCompact ? null : (
        <div>
          <label htmlFor={`${id}what`}>{formatMessage({ id: 'suppliers.seek.what' })}</label>
          <select
            id={`${id}what`}
            value={draft.category ?? ''}
            onChange={({ target: { value } }) => change({ category: isCategory(value) ? value : null })}
          >
            <option value="">{formatMessage({ id: 'suppliers.category.all' })}</option>
            {supplierCategories.map((category) => (
              <option key={category} value={category}>
                {formatMessage({ id: `suppliers.category.${category}` })}
              </option>
            ))}
          </select>
        </div>
      )}
      <div>
        <label htmlFor={`${id}words`}>{formatMessage({ id: 'suppliers.seek.words' })}</label>
        <input
          id={`${id}words`}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
          placeholder={formatMessage({ id: 'suppliers.seek.wordsPlaceholder' })}
          list={`${id}names`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchConstants.textLength}
        />
        <datalist id={`${id}names`}>
          {suppliers.map(({ id: supplierId, name, town }) => (
            <option key={supplierId} value={name}>
              {town}
            </option>
          ))}
        </datalist>
      </div>
      <div>
        <label htmlFor={`${id}where`}>{formatMessage({ id: 'suppliers.seek.where' })}</label>
        <input
          id={`${id}where`}
          value={draft.area}
          onChange={({ target }) => {
            change({ area: target.value });
            searchLocation.draft(market.country, tidyWords(target.value));
          }}
          placeholder={formatMessage({ id: 'suppliers.seek.wherePlaceholder' })}
          list={`${id}places`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchConstants.textLength}
        />
        <datalist id={`${id}places`}>
          {draft.area === '' ? searchLocation.recent().map((area) => <option key={area} value={area} />) : null}
          {places.map(({ name, county }) => (
            <option key={`${name}, ${county}`} value={name}>
              {county}
            </option>
          ))}
        </datalist>
      </div>
      {isCompact ? (
        <IconButton type="submit" label={formatMessage({ id: 'suppliers.seek.send' })}>
          <MagnifyingGlassIcon />
        </IconButton>
      ) : (
        <Button type="submit" kind="main" size="l" icon={<MagnifyingGlassIcon />}>
          {formatMessage({ id: 'suppliers.seek.send' })}
        </Button>
      )}
    </SeekFrame>
  );
};
