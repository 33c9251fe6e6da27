import { useLocaleInfo } from '@posy/remote-kit';
import { weddingDay, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Card, SplitBar, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryName } from '#plan/tasks/category-names';
import { periodHeading } from '#plan/tasks/period-names';
import type { TaskItem } from '#plan/tasks/task-groups';
import { usePeriodCaption } from '#plan/tasks/use-period-caption';
import type { FreeOnDate } from '#checklist/next-step/use-free-on-date';

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

/** Why it is this task's turn: when its time is, and how many of its suppliers the couple's day still has. */
export const WhyNow = ({ wedding, task, free }: Props) => {
  const intl = useIntl();
  const { timeZone } = useLocaleInfo();
  const caption = usePeriodCaption(task.period, weddingDay(wedding), timeZone);
  return (
    <Card hue="fern">
      <Stack gap={3}>
        <Text>
          <b>
            <FormattedMessage id="planning.checklist.why.now" />
          </b>{' '}
          <FormattedMessage
            id="planning.checklist.why.period"
            values={{ period: periodHeading(intl, task.period), caption: caption ?? 'none' }}
          />
          {free !== null && (
            <>
              {' '}
              <FormattedMessage
                id="planning.checklist.why.free"
                values={{
                  category: categoryName(intl, task.category),
                  place: free.place,
                  total: free.total,
                  free: free.free,
                  day: intl.formatDate(`${free.day}T12:00:00`, { day: 'numeric', month: 'long' }),
                }}
              />
            </>
          )}
        </Text>
        {free !== null && <FreeBar free={free} />}
      </Stack>
    </Card>
  );
};
