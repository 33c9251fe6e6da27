import styled from '@emotion/styled';
import { formatMoney, useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { pricesOf } from '@posy/shared-contracts/entities';
import { type AskedFor, ourPrice } from '@posy/shared-contracts/rules';
import { Avatar } from '@posy/shared-ui';
import { type IntlShape, useIntl } from 'react-intl';
import { PictureTile } from '#talk/picture-tile';
import { usePriceText } from '#talk/price-text';
import type { ShortlistEntry } from '#talk/rules/shortlist-entry';

export const Facing = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
`;

/** The profile of a supplier, for its picture, its price and its days. */
export const useProfile = (id: string): EndpointOutput<'supplier'> | undefined => {
  const { api } = useHost();
  return useQuery({
    queryKey: ['supplier', id],
    queryFn: ({ signal }) => api.call('supplier', { params: { id } }, { signal }),
  }).data;
};

/** A supplier's picture beside their name; its first letter without a picture. */
export const Face = ({ id, name }: { id: string; name: string }) => {
  const picture = useProfile(id)?.picture;
  if (picture === undefined) return <Avatar name={name} id={id} size="m" isDecorative />;
  return <PictureTile picture={picture} />;
};

type SupplierPrice = NonNullable<EndpointOutput<'supplier'>['price']>;

/** Returns the price for these guests on this day, as far as the supplier states it. */
const forUs = (intl: IntlShape, locale: string, price: SupplierPrice, asked: AskedFor): string => {
  const ours = ourPrice(price, asked);
  const money = formatMoney(ours.price, locale);
  if (ours.kind === 'between')
    return intl.formatMessage({ id: 'inbox.several.price.between' }, { from: money, to: formatMoney(ours.to, locale) });
  return intl.formatMessage({ id: ours.kind === 'from' ? 'inbox.price.from' : 'inbox.several.price.about' }, { money });
};

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
  const said = isHeldElse ? 'inbox.several.held' : isOn(profile?.busyDays) ? 'inbox.several.taken' : null;
  const taken = said === null ? null : intl.formatMessage({ id: said });
  return [place, price, taken].filter((one) => one !== null && one !== '').join(', ');
};
