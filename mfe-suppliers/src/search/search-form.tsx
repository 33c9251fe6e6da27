import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { searchConstants } from '@posy/shared-contracts/constants';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { Button, IconButton } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { SearchQuestion } from '@posy/shared-ui/search';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { tidyWords } from '#supplier/rules/asked/search-readers';
import {
  formatList,
  isCategory,
  isWholeDirectory,
  type SearchDraft,
  type SupplierSearch,
} from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import type { PlanFacts } from '#supplier/rules/search-queries';
import { searchLocation } from './location/search-location';
import { withoutCategorysOwn, withoutOurs } from './ours/with-ours';
import { SeekFrame } from './seek-frame';
import { useSuggestions } from './use-suggestions';

type CategoryChoice = SupplierSearch['category'];

const fieldsOf = ({ category, text, area }: SupplierSearch): SearchDraft => ({ category, text, area });

/**
 * The typed text until it is sent; another address resets it. A start value that comes late, such as the place of a
 * wedding that has just loaded, changes its own field alone, and not when something was typed into it.
 */
const useDraft = (search: SupplierSearch, shown: SupplierSearch) => {
  const now = { address: formatList(search), area: shown.area, isStart: isWholeDirectory({ ...search, area: '' }) };
  const [draft, setDraft] = useState(() => fieldsOf(shown));
  const [draftOf, setDraftOf] = useState(now);
  const isAnother = draftOf.address !== now.address;
  if (isAnother || draftOf.area !== now.area) {
    setDraftOf(now);
    if (isAnother && (!draftOf.isStart || !now.isStart)) setDraft(fieldsOf(shown));
    else if (draft.area === draftOf.area) setDraft({ ...draft, area: now.area });
  }
  // It merges with the current draft: changes made before hydration are applied in one batch.
  return { draft, change: (changes: Partial<SearchDraft>) => setDraft((current) => ({ ...current, ...changes })) };
};

/** Chooses a category, or all of them. */
const KindQuestion = ({
  category,
  onChange,
}: {
  category: CategoryChoice;
  onChange: (category: CategoryChoice) => void;
}) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{formatMessage({ id: 'search.seek.what' })}</label>
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

const SendButton = ({ isCompact }: { isCompact: boolean }) => {
  const words = useIntl().formatMessage({ id: 'search.seek.send' });
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

interface Props {
  /** The search in the address. */
  search: SupplierSearch;
  /** The same with the couple's own facts as filters: its place stands in the form. */
  shown?: SupplierSearch;
  /** The couple's own facts: new words go before them. */
  own?: PlanFacts;
  isCompact?: boolean;
  /** Content below the form, made of what is typed into it. */
  below?: (draft: SearchDraft, change: (changes: Partial<SearchDraft>) => void) => ReactNode;
}

const nothing: PlanFacts = {};

/**
 * Returns the search that a sent form asks for. Words that are new, and another category, go before the couple's own
 * facts; another category has neither the filters nor the budget of this one.
 */
const searchOf = ({ search, shown = search, own = nothing }: Props, { category, text, area }: SearchDraft) => {
  const isAnother = category !== search.category;
  const ofCategory = (one: SupplierSearch) => (isAnother ? withoutCategorysOwn(one, own) : one);
  const before = text === search.text && !isAnother ? search : withoutOurs(ofCategory(search), own);
  const sent = { category, text, literally: false, bounds: null, page: 1 };
  if (area === shown.area) return { ...before, ...sent };
  // Their own place was taken out: it must not come back, and the other facts stay as they are.
  if (area === '' && search.area === '') return { ...ofCategory(shown), ...sent, area, radiusKm: null };
  return { ...before, ...sent, area };
};

/** The directory's search: category, place and words. Sending it changes the address. */
export const SearchForm = (props: Props) => {
  const { search, shown = search, isCompact = false, below } = props;
  const host = useHost();
  const { country, prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { draft, change } = useDraft(search, shown);
  const suggestions = useSuggestions(draft, shown);
  const countText = (count: number) => formatMessage({ id: 'search.seek.suggested' }, { count });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const [text, area] = [tidyWords(draft.text), tidyWords(draft.area)];
    searchLocation.select(country, area);
    host.navigate(listHref(prefix, searchOf(props, { category: draft.category, text, area })));
  };
  const changeArea = (area: string): void => {
    change({ area });
    searchLocation.draft(country, tidyWords(area));
  };
  return (
    <>
      <SeekFrame
        data-compact={isCompact || undefined}
        role="search"
        aria-label={formatMessage({ id: 'search.seek.name' })}
        // Without scripts the browser sends it.
        action={isCompact && search.category !== null ? paths.category(prefix, search.category) : paths.search(prefix)}
        onSubmit={send}
      >
        {isCompact ? null : <KindQuestion category={draft.category} onChange={(category) => change({ category })} />}
        <SearchQuestion
          name="text"
          label={formatMessage({ id: 'search.seek.words' })}
          placeholder={formatMessage({ id: isCompact ? 'search.seek.wordsShort' : 'search.seek.wordsPlaceholder' })}
          maxLength={searchConstants.textLength}
          value={draft.text}
          onChange={(text) => change({ text })}
          options={suggestions.what}
          onSelect={({ id }) => change(suggestions.chosenWhat(id))}
          countText={countText}
        />
        <SearchQuestion
          name="area"
          label={formatMessage({ id: 'search.seek.where' })}
          placeholder={formatMessage({ id: isCompact ? 'search.seek.whereShort' : 'search.seek.wherePlaceholder' })}
          maxLength={searchConstants.textLength}
          value={draft.area}
          onChange={changeArea}
          options={suggestions.where}
          onSelect={({ id }) => changeArea(suggestions.chosenWhere(id))}
          countText={countText}
        />
        <SendButton isCompact={isCompact} />
      </SeekFrame>
      {below?.(draft, change)}
    </>
  );
};
