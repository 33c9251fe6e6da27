import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Callout, Facts, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { dateWords } from '../date-picker/dates/date-words';
import { chosenDate } from './changes/profile-changes';
import { useCountryName } from './country/use-country-name';

/** The profile for helpers, read-only. */
export const ProfileFacts = ({ wedding }: { wedding: Wedding }) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const nameOf = useCountryName();
  const { partners, location, guests, budget, l10n } = wedding;
  const none = intl.formatMessage({ id: 'shell.profile.none' });
  const rows = [
    ['shell.profile.title', partners.length === 0 ? none : intl.formatList(partners, { type: 'conjunction' })],
    ['shell.profile.date', dateWords(intl, chosenDate(wedding))],
    ['shell.profile.where', location?.name ?? none],
    ['shell.profile.country', nameOf(l10n.country)],
    ['shell.profile.guests', guests.estimate == null ? none : intl.formatNumber(guests.estimate)],
    ['shell.profile.budget', budget === 0 ? none : formatMoney({ amount: budget, currency: l10n.currency }, locale)],
  ] as const;
  return (
    <Stack gap={5}>
      <Facts>
        {rows.map(([id, value]) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{intl.formatMessage({ id })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Callout>{intl.formatMessage({ id: 'shell.profile.readOnly' })}</Callout>
    </Stack>
  );
};
