import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { PlaceFacts } from '@posy/shared-contracts/endpoints';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { type IntlShape, useIntl } from 'react-intl';
import { basisWord } from '#supplier/card/stated-price';
import { placedWords } from '#supplier/rules/list-title';

interface Props {
  facts: PlaceFacts;
  category: SupplierCategory;
  /** The county. */
  place: string;
  /** Name of the kind of venue; null for all kinds. */
  kind: string | null;
}

const townsWords = (
  { formatMessage, formatList, formatNumber }: IntlShape,
  facts: PlaceFacts,
  found: string,
): string => {
  const { towns, townCount: count } = facts;
  const names = formatList(
    towns.map((town) => (count === 1 ? town.name : `${town.name} (${formatNumber(town.count)})`)),
  );
  return count === towns.length
    ? formatMessage({ id: 'search.place.towns' }, { found, towns: names })
    : formatMessage({ id: 'search.place.someTowns' }, { found, count, towns: names });
};

/** States what a category has at a place: how many and where, starting prices with their basis, and room. */
export const PlaceFactsWords = ({ facts, category, place, kind }: Props) => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const { count, prices, capacity } = facts;
  const counted = intl.formatMessage({ id: `suppliers.found.${category}` }, { count });
  const at = placedWords(intl, counted, { area: place, radiusKm: null, place: 'region' }, market.country);
  const sentences = [townsWords(intl, facts, kind === null ? at : `${at} (${kind})`)];
  if (prices !== null) {
    const [from, to] = [formatMoney(prices.from, locale), formatMoney(prices.to, locale)];
    const middle = formatMoney(prices.middle, locale);
    const values = { count: prices.count, basis: basisWord(prices.basis), from, to, middle };
    sentences.push(intl.formatMessage({ id: 'search.place.prices' }, values));
  }
  if (capacity !== null) sentences.push(intl.formatMessage({ id: 'search.place.room' }, { ...capacity }));
  return <>{sentences.join(' ')}</>;
};
