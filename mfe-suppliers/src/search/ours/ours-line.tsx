import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { LinkButton, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { distanceWords, nearKm } from '#supplier/rules/distance/distance-words';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { AskedForOfList } from '#supplier/rules/use-asked-for';
import { statedFacts } from '../sentence/understood-search';
import type { OursSearch } from './with-ours';

interface ListFactsProps {
  search: SupplierSearch;
  found: SearchResponse | undefined;
  children: ReactNode;
}

/** Prices inside are for the day and the guests of this list. */
export const ListFacts = ({ search, found, children }: ListFactsProps) => (
  <AskedForOfList value={statedFacts(search, found)}>{children}</AskedForOfList>
);

interface Props {
  of: OursSearch;
  /** The couple's place when no supplier is near it: then the list is of the whole country, and starts from there. */
  nobodyNear: string | null;
  onChange: () => void;
}

/** States which of the couple's own facts filter this list, with a button to change them. */
export const OursLine = ({ of: { search, ours, place }, nobodyNear, onChange }: Props) => {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const { country, currency, locale } = useLocaleInfo().market;
  const distance = distanceWords(intl, country, search.radiusKm ?? nearKm(country));
  const price = search.priceMax === null ? '' : formatMoney({ amount: search.priceMax * 100, currency }, locale);
  if (ours.length === 0 && nobodyNear === null) return null;
  const what = formatList(ours.map((one) => formatMessage({ id: `search.ours.${one}` }, { place, distance, price })));
  return (
    <Text size="small" tone="soft">
      {nobodyNear === null ? null : (
        <>
          <FormattedMessage id="search.ours.nobody-near" values={{ distance, place: nobodyNear }} />{' '}
        </>
      )}
      {ours.length === 0 ? null : (
        <>
          <FormattedMessage id="search.ours" values={{ what }} />{' '}
        </>
      )}
      <LinkButton type="button" onClick={onChange}>
        <FormattedMessage id="search.ours.change" />
      </LinkButton>
    </Text>
  );
};
