import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { DateField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { readDay, readGuests, readPrice } from '#supplier/rules/asked/search-readers';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { distanceWords, radiusChoices } from '#supplier/rules/distance/distance-words';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { AskedField } from './asked-field';
import { CountedChip } from './counted-chip';
import { FilterGroup } from './filter-group';
import { LabelFilter } from './label-filter';
import { PriceFilter } from './price-filter';
import { inOrder } from './price-steps';

const Fields = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  /* There is width above the list, but not beside it. */
  @media (min-width: 768px) and (max-width: 1099px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Side by side where both fit, and over the whole width like every field. */
const Asked = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  align-content: start;
  align-items: start;
  gap: 16px 12px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

const ratings = [4.5, 4.8] as const;
const labelGroups = ['kinds', 'styles', 'features'] as const;

export interface FilterFieldsProps {
  search: SupplierSearch;
  found: SearchResponse;
  /** Writes changed filters to the address. */
  onChange: (changes: Partial<SupplierSearch>) => void;
}

/** £, € or $. */
const currencySign = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Filters with a number or a day. */
const AskedFields = ({ search, onChange }: FilterFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Asked>
      <DateField
        label={formatMessage({ id: 'search.filter.free' })}
        value={search.freeOn}
        onChange={(day) => onChange({ freeOn: readDay(day) })}
      />
      <AskedField
        label={formatMessage({ id: 'search.filter.guests' })}
        value={String(search.guests ?? '')}
        onChange={(guests) => onChange({ guests: readGuests(guests) })}
      />
      {/* Venues alone state how many an evening party may be. */}
      {search.category === 'venues' ? (
        <AskedField
          label={formatMessage({ id: 'search.filter.evening' })}
          value={String(search.evening ?? '')}
          onChange={(evening) => onChange({ evening: readGuests(evening) })}
        />
      ) : null}
    </Asked>
  );
};

/** Filters by price: a slider with the distribution if known, and fields for the exact amounts. */
const PriceFields = ({ search, found, onChange }: FilterFieldsProps) => {
  const { currency, locale } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { priceMin, priceMax } = search;
  const sign = currencySign(currency, locale);
  const exact = (
    <Pair>
      <AskedField
        label={formatMessage({ id: 'search.filter.price-from' }, { currency: sign })}
        value={String(priceMin ?? '')}
        onChange={(price) => onChange(inOrder({ priceMin: readPrice(price), priceMax }))}
      />
      <AskedField
        label={formatMessage({ id: 'search.filter.price' }, { currency: sign })}
        value={String(priceMax ?? '')}
        onChange={(price) => onChange(inOrder({ priceMin, priceMax: readPrice(price) }))}
      />
    </Pair>
  );
  if (found.prices == null) return exact;
  return <PriceFilter spread={found.prices} search={search} onChange={onChange} exact={exact} />;
};

/** Filters by distance from a place, given in its own field or in the sentence. */
const DistanceFilter = ({ search, found, onChange }: FilterFieldsProps) => {
  const { country } = useLocaleInfo().market;
  const intl = useIntl();
  const isPlaced = search.area !== '' || (found.understood?.parts ?? []).some(({ kind }) => kind === 'place');
  if (!isPlaced) return null;
  return (
    <FilterGroup title={intl.formatMessage({ id: 'search.filter.distance' })}>
      {radiusChoices(country).map((radiusKm) => {
        const isChosen = search.radiusKm === radiusKm;
        return (
          <CountedChip
            key={radiusKm}
            words={distanceWords(intl, country, radiusKm)}
            isChosen={isChosen}
            chosen={{ ...search, radiusKm, page: 1 }}
            onPress={() => onChange({ radiusKm: isChosen ? null : radiusKm })}
          />
        );
      })}
    </FilterGroup>
  );
};

const RatingFilter = ({ search, onChange }: FilterFieldsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <FilterGroup title={formatMessage({ id: 'search.filter.rating' })}>
      {ratings.map((ratingMin) => (
        <CountedChip
          key={ratingMin}
          words={formatMessage({ id: 'search.wish.rating' }, { figure: formatNumber(ratingMin) })}
          isChosen={search.ratingMin === ratingMin}
          chosen={{ ...search, ratingMin, page: 1 }}
          onPress={() => onChange({ ratingMin: search.ratingMin === ratingMin ? null : ratingMin })}
        />
      ))}
      <CountedChip
        words={formatMessage({ id: 'search.wish.offer' })}
        isChosen={search.withOffer}
        chosen={{ ...search, withOffer: true, page: 1 }}
        onPress={() => onChange({ withOffer: !search.withOffer })}
      />
    </FilterGroup>
  );
};

/** Every filter of the list, with the number of results each leaves. */
export const FilterFields = (props: FilterFieldsProps) => {
  const { search, found, onChange } = props;
  const { formatMessage } = useIntl();
  return (
    <Fields>
      <AskedFields {...props} />
      <PriceFields {...props} />
      <DistanceFilter {...props} />
      <RatingFilter {...props} />
      {labelGroups.map((group) => (
        <LabelFilter
          key={group}
          title={formatMessage({ id: `search.filter.${group}` })}
          counts={found[group] ?? {}}
          labels={found.labels?.[group] ?? {}}
          chosen={search[group]}
          onChange={(chosen) => onChange({ [group]: chosen })}
        />
      ))}
    </Fields>
  );
};
