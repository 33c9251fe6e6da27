import { useAwake, useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { searchConstants } from '@posy/shared-contracts/constants';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { Button, IconButton } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { tidyWords } from '#supplier/rules/asked/search-readers';
import { formatList, isCategory, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { suggestionsQuery } from '#supplier/rules/search-queries';
import { useSettled } from '#supplier/rules/use-settled';
import { searchLocation } from './location/search-location';
import { SeekFrame } from './seek-frame';

type Kind = SupplierSearch['category'];
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
  // From what stands by then: what was chosen and typed before the page woke comes in one go.
  return { draft, change: (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })) };
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

/** Which kind of supplier, or all of them. */
const KindQuestion = ({ category, onChange }: { category: Kind; onChange: (category: Kind) => void }) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{formatMessage({ id: 'suppliers.seek.what' })}</label>
      <select
        id={id}
        name="category"
        value={category ?? ''}
        onChange={({ target: { value } }) => onChange(isCategory(value) ? value : null)}
      >
        <option value="">{formatMessage({ id: 'suppliers.category.all' })}</option>
        {supplierCategories.map((one) => (
          <option key={one} value={one}>
            {formatMessage({ id: `suppliers.category.${one}` })}
          </option>
        ))}
      </select>
    </div>
  );
};

interface TypedQuestionProps {
  /** Its name in the address that a browser without scripts makes. */
  name: 'text' | 'area';
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Suggestions, with what stands beside each. */
  suggested: readonly { key: string; value: string; beside?: string }[];
}

/** A question that is answered in words. */
const TypedQuestion = ({ name, label, placeholder, value, onChange, suggested }: TypedQuestionProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={placeholder}
        list={`${id}suggested`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchConstants.textLength}
      />
      <datalist id={`${id}suggested`}>
        {suggested.map(({ key, value: words, beside }) => (
          <option key={key} value={words}>
            {beside}
          </option>
        ))}
      </datalist>
    </div>
  );
};

const SendButton = ({ isCompact }: { isCompact: boolean }) => {
  const words = useIntl().formatMessage({ id: 'suppliers.seek.send' });
  const icon = <MagnifyingGlassIcon />;
  return isCompact ? (
    <IconButton type="submit" label={words}>
      {icon}
    </IconButton>
  ) : (
    <Button type="submit" kind="main" size="l" icon={icon}>
      {words}
    </Button>
  );
};

/** What, where and which words: the questions of the directory. Sending it changes the address. */
export const SearchForm = ({ search, isCompact = false }: { search: SupplierSearch; isCompact?: boolean }) => {
  const host = useHost();
  const { country, prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { draft, change } = useDraft(search);
  const { places, suppliers } = useSuggestions(draft, search);
  const recent = useAwake() && draft.area === '' ? searchLocation.recent() : [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const [text, area] = [tidyWords(draft.text), tidyWords(draft.area)];
    searchLocation.select(country, area);
    host.navigate(listHref(prefix, { ...search, ...draft, literally: false, bounds: null, text, area, page: 1 }));
  };
  const changeArea = (area: string): void => {
    change({ area });
    searchLocation.draft(country, tidyWords(area));
  };
  return (
    <SeekFrame
      data-compact={isCompact || undefined}
      role="search"
      aria-label={formatMessage({ id: 'suppliers.seek.name' })}
      // Where scripts are off, the browser sends it.
      action={isCompact && search.category !== null ? paths.category(prefix, search.category) : paths.search(prefix)}
      onSubmit={send}
    >
      {isCompact ? null : <KindQuestion category={draft.category} onChange={(category) => change({ category })} />}
      <TypedQuestion
        name="text"
        label={formatMessage({ id: 'suppliers.seek.words' })}
        placeholder={formatMessage({ id: isCompact ? 'suppliers.seek.wordsShort' : 'suppliers.seek.wordsPlaceholder' })}
        value={draft.text}
        onChange={(text) => change({ text })}
        suggested={suppliers.map(({ id, name, town }) => ({ key: id, value: name, beside: town }))}
      />
      <TypedQuestion
        name="area"
        label={formatMessage({ id: 'suppliers.seek.where' })}
        placeholder={formatMessage({ id: isCompact ? 'suppliers.seek.whereShort' : 'suppliers.seek.wherePlaceholder' })}
        value={draft.area}
        onChange={changeArea}
        suggested={[
          ...recent.map((area) => ({ key: area, value: area })),
          ...places.map(({ name, county }) => ({ key: `${name}, ${county}`, value: name, beside: county })),
        ]}
      />
      <SendButton isCompact={isCompact} />
    </SeekFrame>
  );
};
