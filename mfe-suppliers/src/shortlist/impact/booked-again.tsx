import type { SlotProps } from '@posy/shared-contracts/manifest';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Row, Rows } from '@posy/shared-ui';
import { StorefrontIcon, WarningIcon } from '@posy/shared-ui/icons';
import { FormattedList, FormattedMessage } from 'react-intl';
import { isTaken } from '#supplier/rules/price/for-us';
import { stateOf, type Entry } from '../rules/entry';
import { useEntryProfile } from '../use-entry-profile';
import { useShortlist } from '../use-shortlist';

type Props = SlotProps['wedding-change.preview'];

/** Somebody booked who says to be taken on the new day. */
const TakenRow = ({ entry, day }: { entry: Entry; day: string }) => {
  const profile = useEntryProfile(entry);
  return profile !== null && isTaken(profile, day) === true ? (
    <Row start={<WarningIcon />} title={<FormattedMessage id="impact.taken" values={{ name: entry.name }} />} />
  ) : null;
};

/** Before the date or the country changes: whom the couple has booked for what was, and has to ask again. */
export const BookedAgain = ({ change }: Props) => {
  const { market } = useLocaleInfo();
  const { entries } = useShortlist();
  const booked = (entries ?? []).filter((entry) => stateOf(entry) === 'booked');
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
