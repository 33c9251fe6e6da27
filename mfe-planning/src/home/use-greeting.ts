import { useHost, useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { type DayPart, dayPartOf } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import { useIntl } from 'react-intl';

const greetings = {
  morning: 'planning.home.morning',
  afternoon: 'planning.home.afternoon',
  evening: 'planning.home.evening',
} as const satisfies Record<DayPart, string>;

/** Greets by the reader's time of day and by their own name, never by that of another member. */
export const useGreeting = (): string => {
  const intl = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const name = useSignedIn()?.user.name.trim() ?? '';
  const { hour } = DateTime.fromMillis(clock.now(), { zone: timeZone });
  return intl.formatMessage({ id: greetings[dayPartOf(hour)] }, { name, known: String(name !== '') });
};
