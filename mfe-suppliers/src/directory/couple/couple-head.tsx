import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Link } from '@posy/shared-ui';
import { type ReactNode } from 'react';
import { FormattedDate, FormattedList, FormattedMessage } from 'react-intl';
import { DirectoryHead } from '../head/directory-head';
import { useAsked } from './use-asked';

/** The guests, the day and the place, as far as they are known. */
const useOurs = (wedding: Wedding): ReactNode[] => {
  const { day, place, guests } = useAsked(wedding);
  return [
    guests === 0 ? null : (
      <b key="guests">
        <FormattedMessage id="start.guests" values={{ count: guests }} />
      </b>
    ),
    day === null ? null : (
      <b key="day">
        <FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" day="numeric" month="long" year="numeric" />
      </b>
    ),
    place === '' ? null : (
      <b key="place">
        <FormattedMessage id="start.place" values={{ place }} />
      </b>
    ),
  ].filter((one) => one !== null);
};

/** The facts of the couple's wedding that this page uses, with a link to change them; none for another country. */
const Lead = ({ wedding }: { wedding: Wedding }) => {
  const { prefix, country } = useLocaleInfo().market;
  const ours = useOurs(wedding);
  if (wedding.l10n.country !== country) return <FormattedMessage id="search.directory.leadWithoutCount" />;
  return (
    <>
      {ours.length === 0 ? (
        <FormattedMessage id="start.unknown" />
      ) : (
        <FormattedMessage id="start.ours" values={{ what: <FormattedList type="unit" value={ours} /> }} />
      )}{' '}
      <Link href={paths.settingsSection(prefix, 'wedding')}>
        <FormattedMessage id={ours.length === 0 ? 'start.tell' : 'start.change'} />
      </Link>
    </>
  );
};

/** The heading of the couple's page. */
export const CoupleHead = ({ wedding }: { wedding: Wedding }) => (
  <DirectoryHead title={<FormattedMessage id="start.title" />} lead={<Lead wedding={wedding} />} />
);
