import styled from '@emotion/styled';
import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { bookingTasks } from '@posy/shared-contracts/rules';
import { Button, Card, color, EmptyState, Heading, Inline, Link, media, NavLink, Tick } from '@posy/shared-ui';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { plannedGroups } from '#budget/public';
import {
  type CategoryFacts,
  isBooking,
  nextStepOf,
  nextThree,
  type ReadyChecklist,
  useCategoryFacts,
  useFactsWords,
  usePlaceWords,
  useTaskCommands,
  useWayOn,
  WayOnLink,
} from '#checklist/public';
import { type TaskGroup, tasksOf } from '#plan/tasks/task-groups';
import { detailOf, firstSentence, type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import { useToday } from '#plan/tasks/use-today';
import { Diary } from './cards/diary';

const List = styled.ol`
  margin-block-start: 6px;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: start;
    padding-block: 14px;
    ${media.phone} {
      row-gap: 8px;
      & > div ~ * {
        grid-column: 2;
        justify-self: start;
      }
    }
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

/** Reserves one line for the facts before they have loaded. */
const Note = styled.div`
  min-block-size: 1.45em;
  font-size: 0.875rem;
  line-height: 1.45;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.div`
  padding-block-start: 4px;
  font-weight: 600;
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-done] & {
    color: ${color.inkFaint};
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }
`;

interface ItemProps {
  wedding: Identified<Wedding>;
  group: TaskGroup;
  texts: TaskTexts;
  /** Null until it has loaded. */
  factsOf: ((category: string) => CategoryFacts) | null;
  /** True when this member may tick tasks. */
  mayTick: boolean;
  onTick: (taskId: string, done: boolean) => void;
}

/** The plan's figures for a task about suppliers or the budget; otherwise the task's own text. */
const TaskNote = ({ wedding, group: { main }, texts, factsOf }: Omit<ItemProps, 'mayTick' | 'onTick'>) => {
  const wordsOf = useFactsWords(wedding);
  const placeWords = usePlaceWords(wedding);
  const isOfSuppliers = isBooking(main);
  if (isOfSuppliers && factsOf === null) return <Note />;
  const { kind } = nextStepOf(main);
  const facts = isOfSuppliers && factsOf !== null ? wordsOf(factsOf(main.category)) : null;
  const words = facts ?? (kind === 'budget' ? placeWords(kind) : null) ?? firstSentence(detailOf(main, texts));
  return words === null ? null : <Note>{words}</Note>;
};

const Item = ({ mayTick, onTick, ...task }: ItemProps) => {
  const { market } = useLocaleInfo();
  const { wedding, texts, factsOf } = task;
  const { main } = task.group;
  const wayOn = useWayOn(wedding);
  const title = titleOf(main, texts);
  return (
    <li data-done={main.done || undefined}>
      <Tick isChecked={main.done} isDisabled={!mayTick} label={title} onChange={(done) => onTick(main.id, done)} />
      <div>
        <Title>
          <NavLink href={paths.task(market.prefix, main.id)}>{title}</NavLink>
        </Title>
        <TaskNote {...task} />
      </div>
      {!main.done && <WayOnLink kind="soft" title={title} way={wayOn(main, factsOf?.(main.category) ?? null)} />}
      {main.done && mayTick && (
        <Button kind="plain" size="s" onPress={() => onTick(main.id, false)}>
          <FormattedMessage id="planning.undo" />
        </Button>
      )}
    </li>
  );
};

/**
 * Returns true for the task of a marquee when a venue is booked, which has rooms, and the budget has no marquee: it
 * stays on the checklist.
 */
const isUnneeded = ({ bookings, preferences }: Identified<Wedding>, { main: { key, done } }: TaskGroup): boolean =>
  bookings.venue &&
  !done &&
  key !== null &&
  bookingTasks('marquee').includes(key) &&
  plannedGroups({ preferences })?.includes('marquee') !== true;

/**
 * Returns the three tasks of this visit, without the one that another card shows and without unneeded ones: ticked tasks
 * stay, struck through, until all are done.
 */
const useThree = (wedding: Identified<Wedding>, groups: readonly TaskGroup[], heldKey: string | null): TaskGroup[] => {
  const today = useToday();
  const [shown, setShown] = useState<readonly string[]>([]);
  const others = groups.filter(
    (group) => tasksOf(group).every(({ key }) => key === null || key !== heldKey) && !isUnneeded(wedding, group),
  );
  const three = nextThree(others, shown, today);
  const ids = three.map((group) => group.main.id);
  if (ids.join('\n') !== shown.join('\n')) setShown(ids);
  return three;
};

interface Props {
  wedding: Identified<Wedding>;
  checklist: ReadyChecklist;
  /** Key of the template whose task another card already shows. */
  heldKey: string | null;
}

/** Three tasks instead of all 180, each with its link. */
export const ThisWeek = ({ wedding, checklist, heldKey }: Props) => {
  const { market } = useLocaleInfo();
  const id = useId();
  const commands = useTaskCommands(wedding.id, checklist);
  const three = useThree(wedding, checklist.groups, heldKey);
  const factsOf = useCategoryFacts(wedding);
  const mayTick = useAccess('checklist') === 'edit';
  return (
    <Card as="section" aria-labelledby={id}>
      <Inline justify="space-between">
        <Heading level={2} id={id}>
          <FormattedMessage id="planning.home.three" />
        </Heading>
        <Link href={paths.checklist(market.prefix)}>
          <FormattedMessage id="planning.home.all-tasks" />
        </Link>
      </Inline>
      {three.length === 0 ? (
        <EmptyState level={3} title={<FormattedMessage id="planning.home.nothing-next.title" />}>
          <FormattedMessage id="planning.home.nothing-next.text" />
        </EmptyState>
      ) : (
        <List>
          {three.map((group) => (
            <Item
              key={group.main.id}
              wedding={wedding}
              group={group}
              texts={checklist.texts}
              factsOf={factsOf}
              mayTick={mayTick}
              onTick={commands.tick}
            />
          ))}
        </List>
      )}
      <Diary wedding={wedding} />
    </Card>
  );
};
