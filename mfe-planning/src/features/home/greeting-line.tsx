import { useHost, useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { weddingDay, type Wedding } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayPart, type DayPart } from '../../domain/home/greeting';
import { choiceWords } from './choice-words';

const greetings = {
  morning: 'planning.home.morning',
  afternoon: 'planning.home.afternoon',
  evening: 'planning.home.evening',
} as const satisfies Record<DayPart, string>;

/** A greeting by the reader's time of day: both partners' names, or the reader's own where none are known. */
export const useGreeting = (wedding: Wedding): string => {
  const intl = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const person = useSignedIn();
  const partners = wedding.partners.filter((name) => name.trim() !== '');
  const names = intl.formatList(partners.length > 0 ? partners : [person?.user.name ?? ''], { type: 'conjunction' });
  const { hour } = DateTime.fromMillis(clock.now(), { zone: timeZone });
  return intl.formatMessage({ id: greetings[dayPart(hour)] }, { names });
};

/** The wedding's day, or what was chosen so far, and its place, as far as they are known. */
export const DateLine = ({ wedding }: { wedding: Wedding }) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const { location, dateChoice } = wedding;
  const day = weddingDay(wedding);
  const when =
    day === null
      ? choiceWords(intl, dateChoice ?? null)
      : DateTime.fromISO(day, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATE_HUGE);
  if (when === null) return <FormattedMessage id="planning.home.no-date" />;
  if (location === null) return when;
  return <FormattedMessage id="planning.home.date-place" values={{ date: when, place: location.name }} />;
};
