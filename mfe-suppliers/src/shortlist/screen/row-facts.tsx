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
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { withQuote } from '../standing/their-quote';
import { useTalks } from '../standing/use-talks';

const tablet = 768;

interface Props {
  entry: ShortlistEntry;
  /** Null for the couple's own, and until it has loaded. */
  profile: SupplierProfile | null;
}

/** Returns the form of the sentence for the known facts. */
const knownOf = (hasPlace: boolean, kind: 'Agreed' | 'Quoted' | 'ForUs' | null): string => {
  if (kind === null) return 'placeOnly';
  return hasPlace ? `place${kind}` : kind.toLowerCase();
};

/**
 * The supplier's place, the distance to the couple's venue, and the price: agreed, quoted, or calculated for the
 * couple.
 */
const FactsLine = ({ entry, profile }: Props) => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const asked = useAskedFor();
  const venue = useVenue();
  const isWide = useViewport().width >= tablet;
  const { agreed, quoted } = pricesOf(withQuote(entry, useTalks()));
  const forUs = profile?.price == null ? null : priceInSentence(intl, locale, profile.price, asked);
  const stated = agreed ?? quoted;
  const price = stated !== null ? withCondition(statedPrice(intl, locale, stated), stated.condition) : forUs;
  const kind = agreed !== null ? 'Agreed' : quoted !== null ? 'Quoted' : forUs !== null ? 'ForUs' : null;
  // On phones where they are stands in the comparison, as the rating does: a price has the line with what it is for.
  const town = isWide || price === null ? (entry.town ?? entry.county ?? '') : '';
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

/** On phones only the profile and the comparison have it, so that a row stays low and shows the next step. */
const Rating = styled.span`
  ${media.phone} {
    display: none;
  }
`;

/** The facts that distinguish suppliers at a glance; then the couple's votes. */
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

/**
 * Shows whether the supplier is free on the couple's day, by its calendar; renders nothing for booked or ignored ones,
 * or during a hold.
 */
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
