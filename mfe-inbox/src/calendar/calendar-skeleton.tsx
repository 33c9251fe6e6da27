import { Card, Loading, Skeleton, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { CalendarColumns, Months } from './day-grid';

/** The placeholder of the calendar: months beside what stands at their side. */
export const CalendarSkeleton = () => (
  <Loading label={useIntl().formatMessage({ id: 'calendar.loading' })}>
    <Stack gap={5}>
      <Skeleton height={44} width="min(280px, 100%)" />
      <CalendarColumns>
        <Months>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key}>
              <Skeleton height={300} />
            </Card>
          ))}
        </Months>
        <Card>
          <Skeleton height={180} />
        </Card>
      </CalendarColumns>
    </Stack>
  </Loading>
);
