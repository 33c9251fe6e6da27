import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { type Period, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Card, Loading, Skeleton, SplitBar, Stack, Text } from '@posy/shared-ui';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FreeOnDate } from '#checklist/next-step/use-free-on-date';
import { periodDates } from '#plan/tasks/period-dates';
import type { TaskItem } from '#plan/tasks/task-groups';

interface Props {
  wedding: Identified<Wedding>;
  task: TaskItem;
  free: FreeOnDate | null;
}

const FreeBar = ({ free: { free, total } }: { free: FreeOnDate }) => {
  const { formatMessage } = useIntl();
  const taken = total - free;
  return (
    <SplitBar
      parts={[
        {
          id: 'free',
          value: free,
          hue: 'fern',
          label: formatMessage({ id: 'planning.checklist.why.free-key' }, { count: free }),
        },
        {
          id: 'taken',
          value: taken,
          label: formatMessage({ id: 'planning.checklist.why.taken-key' }, { count: taken }),
        },
      ]}
    />
  );
};

/** Returns the end of a period in words; null when it has no end or has passed. */
const useByWhen = (period: Period, date: string | null): { day: string; unit: 'month' | 'day' } | null => {
  const { formatDate } = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  if (date === null) return null;
  const { to, unit } = periodDates(period, date, timeZone);
  if (to === null || to.toMillis() < clock.now()) return null;
  const now = DateTime.fromMillis(clock.now(), { zone: timeZone });
  const year = to.diff(now, 'months').months > 11 ? ({ year: 'numeric' } as const) : {};
  const day = formatDate(to.toJSDate(), { ...(unit === 'day' && { day: 'numeric' }), month: 'long', ...year });
  return { day, unit };
};

/** Reserves space while the directory is read, so that the facts below do not move. */
export const WhyNowLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'planning.loading' })}>
    <Skeleton height={132} />
  </Loading>
);

/**
 * The reason to do this task now: the number of suppliers still free on the couple's day, and the day to decide by.
 * Without that number it renders nothing, for the tag above already shows the day.
 */
export const WhyNow = ({ wedding, task, free }: Props) => {
  const intl = useIntl();
  const by = useByWhen(task.period, weddingDay(wedding));
  // There is no hurry while all of them are free.
  if (free === null || free.free >= free.total) return null;
  return (
    <Card hue="fern">
      <Stack gap={3}>
        <Text>
          <b>
            <FormattedMessage id="planning.checklist.why.now" />
          </b>{' '}
          <FormattedMessage
            id="planning.checklist.why.free"
            values={{
              place: free.place,
              total: free.total,
              taken: free.total - free.free,
              free: free.free,
              day: intl.formatDate(`${free.day}T12:00:00`, { day: 'numeric', month: 'long' }),
            }}
          />
          {by !== null && (
            <>
              {' '}
              <FormattedMessage id="planning.checklist.why.by" values={by} />
            </>
          )}
        </Text>
        <FreeBar free={free} />
      </Stack>
    </Card>
  );
};
