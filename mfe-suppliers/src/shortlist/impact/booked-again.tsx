import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { Row, Rows } from '@posy/shared-ui';
import { StorefrontIcon, WarningIcon } from '@posy/shared-ui/icons';
import { FormattedList, FormattedMessage } from 'react-intl';
import { isTaken } from '#supplier/rules/taken-day';
import { useEntryProfile } from '../entries/use-entry-profile';
import { useShortlist } from '../entries/use-shortlist';
import { type ShortlistEntry, stateOf } from '../rules/entry';

type Props = SlotProps['wedding-change.preview'];

/** A booked supplier whose calendar has the new day as busy. */
const TakenRow = ({ entry, day }: { entry: ShortlistEntry; day: string }) => {
  const profile = useEntryProfile(entry);
  return profile !== null && isTaken(profile, day) === true ? (
    <Row start={<WarningIcon />} title={<FormattedMessage id="impact.taken" values={{ name: entry.name }} />} />
  ) : null;
};

/** Returns true for a booked venue of another town than the new one: venues do not move. */
const staysBehind = ({ type, town = '' }: ShortlistEntry, to: string): boolean =>
  type === 'venues' && town !== '' && town.toLowerCase() !== to.toLowerCase();

/** The effect of the new place on booked suppliers: those who travel must be asked, a venue stays. */
const ElsewhereRows = ({ booked, to }: { booked: readonly ShortlistEntry[]; to: string }) => {
  const { market } = useLocaleInfo();
  const travelling = booked.filter(({ type }) => type !== 'venues');
  const staying = booked.filter((entry) => staysBehind(entry, to));
  if (travelling.length + staying.length === 0) return null;
  return (
    <Rows>
      {travelling.length > 0 && (
        <Row
          start={<StorefrontIcon />}
          title={<FormattedMessage id="impact.place" values={{ count: travelling.length, place: to }} />}
          note={<FormattedList type="conjunction" value={travelling.map(({ name }) => name)} />}
          href={paths.shortlist(market.prefix)}
        />
      )}
      {staying.map(({ id, name, town }) => (
        <Row
          key={id}
          start={<WarningIcon />}
          title={<FormattedMessage id="impact.venue" values={{ name, town }} />}
          href={paths.shortlist(market.prefix)}
        />
      ))}
    </Rows>
  );
};

/** Before a change of date, place or country: lists the booked suppliers that must be asked again. */
export const BookedAgain = ({ change }: Props) => {
  const { market } = useLocaleInfo();
  const { entries } = useShortlist();
  const booked = (entries ?? []).filter((entry) => stateOf(entry) === 'booked');
  if (change.kind === 'place') return change.to === null ? null : <ElsewhereRows booked={booked} to={change.to.name} />;
  const concerns = change.kind === 'country' || (change.kind === 'date' && change.from !== change.to);
  if (!concerns || booked.length === 0) return null;
  const day = change.kind === 'date' ? change.to : null;
  return (
    <Rows>
      <Row
        start={<StorefrontIcon />}
        title={<FormattedMessage id={`impact.${change.kind}`} values={{ count: booked.length }} />}
        note={<FormattedList type="conjunction" value={booked.map(({ name }) => name)} />}
        href={paths.shortlist(market.prefix)}
      />
      {day === null ? null : booked.map((entry) => <TakenRow key={entry.id} entry={entry} day={day} />)}
    </Rows>
  );
};
