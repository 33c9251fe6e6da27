import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { pricesOf } from '@posy/shared-contracts/entities';
import { type AskedFor, isClosedOn, ourPrice } from '@posy/shared-contracts/rules';
import { type IntlShape, useIntl } from 'react-intl';
import { usePriceText } from '#talk/price-text';
import { useProfile } from '#talk/profiles/supplier-face';
import type { ShortlistEntry } from '#talk/rules/shortlist-entry';

export const Facing = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
`;

type SupplierPrice = NonNullable<EndpointOutput<'supplier'>['price']>;

/** Returns the price for these guests on this day, as far as the supplier states it. */
const forUs = (intl: IntlShape, locale: string, price: SupplierPrice, asked: AskedFor): string => {
  const ours = ourPrice(price, asked);
  const money = formatMoney(ours.price, locale);
  if (ours.kind === 'between')
    return intl.formatMessage({ id: 'inbox.several.price.between' }, { from: money, to: formatMoney(ours.to, locale) });
  return intl.formatMessage({ id: ours.kind === 'from' ? 'inbox.price.from' : 'inbox.several.price.about' }, { money });
};

/** Returns true for a day closed by a rule of a supplier without a calendar; a calendar names its closed days itself. */
const isClosedByRule = (
  profile: Pick<EndpointOutput<'supplier'>, 'busyDays' | 'closed'> | undefined,
  day: string | null,
): boolean =>
  profile !== undefined && profile.busyDays === undefined && day !== null && isClosedOn(profile.closed, day);

/**
 * Describes a supplier's place, its price for the couple's guests and day, and whether it is free then, as far as
 * known.
 */
export const useRecipientFacts = (entry: ShortlistEntry, asked: AskedFor): string => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const priceText = usePriceText();
  const profile = useProfile(entry.id);
  const { agreed, quoted } = pricesOf(entry);
  const stated = agreed ?? quoted;
  const price =
    stated !== null ? priceText(stated) : profile?.price == null ? null : forUs(intl, locale, profile.price, asked);
  const isOn = (days: string[] | undefined): boolean => asked.day !== null && days?.includes(asked.day) === true;
  const place = entry.town ?? entry.county ?? profile?.town ?? null;
  const isHeldElse = entry.holdUntil == null && isOn(profile?.heldDays);
  const isTaken = isOn(profile?.busyDays) || isClosedByRule(profile, asked.day);
  const said = isHeldElse ? 'inbox.several.held' : isTaken ? 'inbox.several.taken' : null;
  const taken = said === null ? null : intl.formatMessage({ id: said });
  return [place, price, taken].filter((one) => one !== null && one !== '').join(', ');
};
