import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { pricesOf, weddingDay, type SupplierProfile, type Wedding } from '@posy/shared-contracts/entities';
import { Inline, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { SupplierRating } from '#supplier/card/supplier-rating';
import { useGuests } from '#supplier/couple/use-guests';
import { useVenue } from '#supplier/couple/use-venue';
import { distanceWords } from '#supplier/rules/distance/distance-words';
import { isTaken, priceForUs } from '#supplier/rules/price/for-us';
import { distanceKm } from '#supplier/rules/distance/travel';
import { stateOf, type Entry } from '../rules/entry';

interface Props {
  entry: Entry;
  /** Null for the couple's own, and until it is known. */
  profile: SupplierProfile | null;
  wedding: Wedding;
}

/** Which of the sentence's forms fits what is known. */
const knownOf = (hasPlace: boolean, kind: 'Agreed' | 'Quoted' | 'ForUs' | null): string => {
  if (kind === null) return 'placeOnly';
  return hasPlace ? `place${kind}` : kind.toLowerCase();
};

/** Where they are, how far from the couple's venue, and what they cost: agreed, quoted, or as far as they say it for us. */
const FactsLine = ({ entry, profile, wedding }: Props) => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const guests = useGuests();
  const venue = useVenue();
  const { agreed, quoted } = pricesOf(entry);
  const forUs = profile === null ? null : priceForUs(profile, { day: weddingDay(wedding), guests });
  const price = agreed ?? quoted ?? forUs?.money ?? null;
  const kind = agreed !== null ? 'Agreed' : quoted !== null ? 'Quoted' : forUs !== null ? 'ForUs' : null;
  const town = entry.town ?? entry.county ?? '';
  const km =
    profile === null || venue === null || venue.id === profile.id ? null : distanceKm(venue.location, profile.location);
  const place = km === null ? town : [town, distanceWords(intl, market.country, km)].filter(Boolean).join(', ');
  if (place === '' && price === null) return null;
  return (
    <Text size="small" tone="soft">
      <FormattedMessage
        id="shortlist.row.facts"
        values={{
          place,
          known: knownOf(place !== '', kind),
          price: price === null ? '' : formatMoney(price, locale),
        }}
      />
    </Text>
  );
};

/** What tells one supplier from another at a glance. */
export const RowFacts = (props: Props) => (
  <Inline gap={3}>
    <FactsLine {...props} />
    {props.profile === null ? null : <SupplierRating rating={props.profile.rating} />}
  </Inline>
);

/** Whether they are free on the couple's day, as far as they say; nothing of who is booked, set aside or holds the day. */
export const RowDay = ({ entry, profile, wedding }: Props) => {
  const day = weddingDay(wedding);
  const isOpen = ['shortlisted', 'unbooked'].includes(stateOf(entry) ?? '');
  if (!isOpen || profile === null || day === null || entry.holdUntil != null) return null;
  const taken = isTaken(profile, day);
  return taken === null ? null : (
    <Tag hue={taken ? 'apricot' : 'fern'}>
      <FormattedMessage id={taken ? 'shortlist.tag.taken' : 'shortlist.tag.free'} />
    </Tag>
  );
};
