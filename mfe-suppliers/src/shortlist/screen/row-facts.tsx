import styled from '@emotion/styled';
import { useLocaleInfo, useViewport } from '@posy/remote-kit';
import { pricesOf, type SupplierProfile, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import { media, Tag, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceInSentence, withCondition } from '#supplier/card/price-in-words';
import { statedPrice } from '#supplier/card/stated-price';
import { SupplierRating } from '#supplier/card/supplier-rating';
import { useVenue } from '#supplier/couple/use-venue';
import { distanceWords } from '#supplier/rules/distance/distance-words';
import { distanceKm } from '#supplier/rules/distance/travel';
import { dayStanding } from '#supplier/rules/taken-day';
import { useAskedFor } from '#supplier/rules/use-asked-for';
import { type Entry, stateOf } from '../rules/entry';

const tablet = 768;

interface Props {
  entry: Entry;
  /** Null for the couple's own, and until it is known. */
  profile: SupplierProfile | null;
}

/** Which of the sentence's forms fits what is known. */
const knownOf = (hasPlace: boolean, kind: 'Agreed' | 'Quoted' | 'ForUs' | null): string => {
  if (kind === null) return 'placeOnly';
  return hasPlace ? `place${kind}` : kind.toLowerCase();
};

/** Where they are, how far from the couple's venue, and what they cost: agreed, quoted, or as far as they say it for us. */
const FactsLine = ({ entry, profile }: Props) => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const asked = useAskedFor();
  const venue = useVenue();
  const isWide = useViewport().width >= tablet;
  const { agreed, quoted } = pricesOf(entry);
  const forUs = profile?.price == null ? null : priceInSentence(intl, locale, profile.price, asked);
  const stated = agreed ?? quoted;
  const price = stated !== null ? withCondition(statedPrice(intl, locale, stated), stated.condition) : forUs;
  const kind = agreed !== null ? 'Agreed' : quoted !== null ? 'Quoted' : forUs !== null ? 'ForUs' : null;
  const town = entry.town ?? entry.county ?? '';
  // On phones the distance stands in the comparison, as the rating does: the price is not pushed to a line of its own.
  const km =
    !isWide || profile === null || venue === null || venue.id === profile.id
      ? null
      : distanceKm(venue.location, profile.location);
  const far =
    km !== null &&
    intl.formatMessage({ id: 'shortlist.row.far' }, { distance: distanceWords(intl, market.country, km) });
  const place = [town, far].filter(Boolean).join(', ');
  if (place === '' && price === null) return null;
  return (
    <Text size="small" tone="soft">
      <FormattedMessage
        id="shortlist.row.facts"
        values={{
          place,
          known: knownOf(place !== '', kind),
          price: price ?? '',
        }}
      />
    </Text>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px 12px;
  align-items: center;
`;

/** On phones it stands in the profile and the comparison: a row there says what to do next, and is no higher for it. */
const Rating = styled.span`
  ${media.phone} {
    display: none;
  }
`;

/** What tells one supplier from another at a glance; then what the couple thinks. */
export const RowFacts = ({ children, ...props }: Props & { children: ReactNode }) => (
  <Line>
    <FactsLine {...props} />
    {props.profile === null ? null : (
      <Rating>
        <SupplierRating rating={props.profile.rating} />
      </Rating>
    )}
    {children}
  </Line>
);

/** Whether they are free on the couple's day, as far as they say; nothing of who is booked, set aside or holds the day. */
export const RowDay = ({ entry, profile, wedding }: Props & { wedding: Wedding }) => {
  const day = weddingDay(wedding);
  const isOpen = ['shortlisted', 'unbooked'].includes(stateOf(entry) ?? '');
  if (!isOpen || profile === null || day === null || entry.holdUntil != null) return null;
  const standing = dayStanding(profile, day);
  return standing === null ? null : (
    <Tag hue={standing === 'free' ? 'fern' : 'apricot'}>
      <FormattedMessage id={standing === 'held' ? 'shortlist.tag.held-else' : `shortlist.tag.${standing}`} />
    </Tag>
  );
};
