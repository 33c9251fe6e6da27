import { noEdit } from '@posy/remote-kit/edits';
import type { VenueAnswer } from '@posy/shared-contracts/entities';
import { type ChecklistEdit, setActive } from '#checklist/public';
import { groupWith, type TaskGroup, type TaskItem } from '#plan/tasks/task-groups';
import type { TodayCard } from './card-progress';

/** The checklist as far as it has loaded. */
export interface ListSoFar {
  tasks: readonly TaskItem[];
  groups: readonly TaskGroup[];
  dismissed: readonly TaskGroup[];
  /** True when the server confirmed that the list is complete. */
  isServers: boolean;
}

declare const loaded: unique symbol;

/**
 * A quiz's card whose part of the checklist has loaded: only such a card can be answered. Only `questionFor` makes one.
 */
export interface QuizQuestion {
  readonly [loaded]: true;
  card: TodayCard;
  /** The task that it asks about; null when this couple's list has none. */
  group: TaskGroup | null;
}

/**
 * Returns a card's question once the list has loaded, null before: an answer would be stored without its effect. A list
 * without any task is still loading, for no list is made empty.
 */
export const questionFor = (card: TodayCard, list: ListSoFar | null): QuizQuestion | null => {
  if (list === null || list.tasks.length === 0) return null;
  const groups = [...list.groups, ...list.dismissed];
  const group = groupWith(groups, groups.find(({ main }) => main.key === card.i18nKey)?.main.id ?? '');
  return group === null && !list.isServers ? null : ({ card, group } as QuizQuestion);
};

/**
 * Returns the effect of an answer on the checklist: a task that the venue takes care of is dismissed, any other is
 * listed.
 */
export const editOf = ({ group }: QuizQuestion, answer: VenueAnswer): ChecklistEdit =>
  group === null || group.main.done ? noEdit : setActive(group, answer !== 'venue');
