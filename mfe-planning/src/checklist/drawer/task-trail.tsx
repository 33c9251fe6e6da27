import styled from '@emotion/styled';
import { color, type Hue, PetalDot, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type TaskGroup, tasksOf } from '#plan/tasks/task-groups';
import { type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import type { CategoryFacts } from '../next-step/category-facts';
import { taskTrail, type TrailEntry } from '../next-step/task-trail';

const List = styled.ol`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 10px minmax(0, 1fr);
    gap: 14px;
    padding-block-end: 16px;
    overflow-wrap: anywhere;
  }
  & > li > span {
    margin-block-start: 6px;
  }
  & > li:last-of-type {
    padding-block-end: 0;
  }
  & > li:not(:last-of-type)::after {
    position: absolute;
    inset-block: 20px -2px;
    inset-inline-start: 4.5px;
    inline-size: 1px;
    background: ${color.line};
    content: '';
  }
`;

const looks = {
  booked: { id: 'planning.checklist.trail.booked', hue: 'fern' },
  asked: { id: 'planning.checklist.trail.asked', hue: 'apricot' },
  shortlisted: { id: 'planning.checklist.trail.shortlisted', hue: 'peony' },
  done: { id: 'planning.checklist.trail.done', hue: 'fern' },
  added: { id: 'planning.checklist.trail.added', hue: 'stem' },
  own: { id: 'planning.checklist.trail.own', hue: 'bluebell' },
} as const satisfies Record<TrailEntry['kind'], { id: string; hue: Hue }>;

interface Props {
  group: TaskGroup;
  texts: TaskTexts;
  facts: CategoryFacts | null;
}

/** Lists the history of a task, the latest first. */
export const TaskTrail = ({ group, texts, facts }: Props) => {
  const { formatDate } = useIntl();
  const nameOf = (entry: TrailEntry): string => {
    if ('name' in entry) return entry.name;
    const task = entry.kind === 'done' ? tasksOf(group).find(({ id }) => id === entry.taskId) : undefined;
    return task === undefined ? '' : titleOf(task, texts);
  };
  return (
    <Section level={3} title={<FormattedMessage id="planning.checklist.trail" />}>
      <List>
        {taskTrail(group, facts).map((entry) => (
          <li key={entry.id}>
            <PetalDot data-hue={looks[entry.kind].hue} aria-hidden />
            <div>
              <FormattedMessage id={looks[entry.kind].id} values={{ name: nameOf(entry) }} />
              <Text as="time" size="small" tone="faint" dateTime={entry.at} style={{ display: 'block' }}>
                {formatDate(entry.at, { dateStyle: 'long' })}
              </Text>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
};
