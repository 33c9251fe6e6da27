import { useHost, useLive, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { Row, Rows } from '@posy/shared-ui';
import { CalendarBlankIcon, ListChecksIcon, WarningIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { tasksQuery } from '#plan/tasks/tasks-query';
import { isoToday } from '#plan/tasks/today';
import { GuestsPreview } from './guests-preview';
import { readCountryImpact } from './impact-queries';
import { dateImpact } from './rules/date-impact';
import { legalNotice } from './rules/legal-notice';

type Props = SlotProps['wedding-change.preview'];

const noticeWords = {
  GB: 'planning.impact.notice.GB',
  IE: 'planning.impact.notice.IE',
  DE: 'planning.impact.notice.DE',
  FR: 'planning.impact.notice.FR',
} as const;

/** The legal deadline before this date; a warning when it has passed. */
const Notice = ({ country, date }: { country: string; date: string }) => {
  const intl = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const notice = legalNotice(country, date);
  const id = noticeWords[country as keyof typeof noticeWords];
  if (notice === null || id === undefined) return null;
  const day = intl.formatDate(`${notice.day}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });
  const isTooLate = notice.kind === 'by' && notice.day < isoToday(clock.now(), timeZone);
  return (
    <Row
      start={isTooLate ? <WarningIcon /> : <CalendarBlankIcon />}
      title={<FormattedMessage id={id} values={{ day }} />}
      note={isTooLate ? <FormattedMessage id="planning.impact.too-close" /> : undefined}
    />
  );
};

const DatePreview = ({ weddingId, date }: { weddingId: string; date: string }) => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const wedding = useWedding();
  const { value } = useLive(tasksQuery(weddingId));
  if (value === null) return null;
  const { moved, first } = dateImpact(value, date, clock.now(), timeZone);
  return (
    <Rows>
      {moved > 0 && (
        <Row
          start={<ListChecksIcon />}
          title={<FormattedMessage id="planning.impact.moved" values={{ count: moved }} />}
          note={first > 0 ? <FormattedMessage id="planning.impact.first" values={{ count: first }} /> : undefined}
        />
      )}
      {wedding !== null && <Notice country={wedding.l10n.country} date={date} />}
    </Rows>
  );
};

const CountryPreview = ({ weddingId, from, to }: { weddingId: string; from: string; to: string }) => {
  const host = useHost();
  const { data } = useQuery(
    queryOptions({
      queryKey: ['country-impact', weddingId, from, to],
      queryFn: () => readCountryImpact(host, weddingId, { from, to }),
      throwOnError: false,
    }),
  );
  if (data === undefined) return null;
  const added = data.added.length + data.returning.length;
  return (
    <Rows>
      <Row
        start={<ListChecksIcon />}
        title={<FormattedMessage id="planning.impact.country" values={{ added, leaving: data.leaving.length }} />}
      />
    </Rows>
  );
};

/** Previews the effect of a change of the wedding on the checklist and the costs per head. */
export const ChangePreview = ({ weddingId, change }: Props) => {
  if (change.kind === 'date' && change.to !== null) return <DatePreview weddingId={weddingId} date={change.to} />;
  if (change.kind === 'country') return <CountryPreview weddingId={weddingId} from={change.from} to={change.to} />;
  if (change.kind === 'guests') return <GuestsPreview from={change.from} to={change.to} />;
  return null;
};
