import styled from '@emotion/styled';
import { useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { choiceWords } from '../tasks/choice-words';
import { useBookedVenue } from './use-booked-venue';

const useWhen = ({ dateChoice, ...wedding }: Wedding): string | null => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const day = weddingDay(wedding);
  return day === null
    ? choiceWords(intl, dateChoice ?? null)
    : DateTime.fromISO(day, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATE_HUGE);
};

/** A booked venue comes a moment after the day, and needs a second line on a phone: nothing below it moves then. */
const WithVenue = styled.span`
  display: block;
  @media (max-width: 599px) {
    min-block-size: 2lh;
  }
`;

const DateLine = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const when = useWhen(wedding);
  const venue = useBookedVenue(wedding);
  if (when === null) return <FormattedMessage id="planning.wedding.no-date" />;
  const place = venue?.town ?? wedding.location?.name ?? '';
  if (venue !== null)
    return (
      <FormattedMessage
        id="planning.wedding.date-venue"
        values={{ date: when, venue: venue.name, place, hasPlace: String(place !== '') }}
      />
    );
  if (place === '') return when;
  return <FormattedMessage id="planning.wedding.date-place" values={{ date: when, place }} />;
};

/**
 * The wedding's day, or the chosen part of it, its booked venue and its place, as far as they are known. A helper also reads the
 * couple's names.
 */
export const WeddingLine = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const isHelper = useSignedIn()?.role === 'helper';
  const partners = wedding.partners.filter((name) => name.trim() !== '');
  const dateLine = <DateLine wedding={wedding} />;
  const line = wedding.bookings.venue ? <WithVenue>{dateLine}</WithVenue> : dateLine;
  if (!isHelper || partners.length === 0) return line;
  return (
    <>
      <FormattedMessage
        id="planning.wedding.whose"
        values={{ names: intl.formatList(partners, { type: 'conjunction' }) }}
      />
      <br />
      {line}
    </>
  );
};
