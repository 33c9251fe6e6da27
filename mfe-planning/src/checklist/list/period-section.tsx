import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { Period } from '@posy/shared-contracts/entities';
import { color, Heading, media, Text } from '@posy/shared-ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { periodHeading } from '#plan/tasks/period-names';
import type { TaskGroup } from '#plan/tasks/task-groups';
import { type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import { usePeriodCaption } from '#plan/tasks/use-period-caption';
import { isPutOff } from '../rules/checklist-view';
import { TaskRow } from './task-row';
import type { HandleProps } from './use-drag-order';

const Root = styled.section`
  scroll-margin-block-start: 96px;
  margin-block-end: 32px;
  content-visibility: auto;
  /* The estimate is rather too high than too low: rows that are not drawn yet must not overlap the next section. */
  contain-intrinsic-block-size: auto calc(96px + var(--rows) * 96px);
  @media print {
    content-visibility: visible;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: 8px;
  ${media.desk} {
    flex-wrap: nowrap;
    white-space: nowrap;
    & > * {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

const List = styled.ul`
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
`;

/** Id of the period's section, the target of the rail's links. */
export const periodAnchor = (period: Period): string => `period-${period}`;

interface Props {
  period: Period;
  /** The wedding's date, yyyy-MM-dd. */
  date: string | null;
  groups: readonly TaskGroup[];
  texts: TaskTexts;
  hrefOf: (taskId: string) => string;
  /** The main task whose drawer is open, or null. */
  openId: string | null;
  /** Names of the members by uid. */
  names: ReadonlyMap<string, string>;
  today: string;
  /** Null for read-only members. */
  onTick: ((taskId: string, done: boolean) => void) | null;
  /** Null when the order cannot be changed. */
  handle: HandleProps | null;
}

const Section = ({ period, date, groups, texts, hrefOf, openId, names, today, onTick, handle }: Props) => {
  const intl = useIntl();
  const { timeZone } = useLocaleInfo();
  const caption = usePeriodCaption(period, date, timeZone);
  const id = periodAnchor(period);
  return (
    <Root id={id} aria-labelledby={`${id}-name`} style={{ ['--rows' as string]: groups.length }}>
      <Head>
        <Heading level={2} size="h3" id={`${id}-name`}>
          {periodHeading(intl, period)}
        </Heading>
        {caption !== null && (
          <Text as="span" size="small" tone="faint">
            {caption}
          </Text>
        )}
      </Head>
      <List>
        {groups.map((group) => (
          <TaskRow
            key={group.main.id}
            group={group}
            title={titleOf(group.main, texts)}
            href={hrefOf(group.main.id)}
            isOpen={group.main.id === openId}
            assigneeName={group.main.assignee === null ? null : (names.get(group.main.assignee) ?? null)}
            putOffUntil={isPutOff(group, today) ? group.main.snoozedUntil : null}
            onTick={onTick}
            handle={handle}
          />
        ))}
      </List>
    </Root>
  );
};

/** The tasks of one period under its name and dates. */
export const PeriodSection = memo(Section);
