import { noEdit } from '@posy/remote-kit/edits';
import type { VenueAnswer } from '@posy/shared-contracts/entities';
import { type Edit, setActive } from '#checklist/public';
import { groupWith, type TaskGroup, type TaskItem } from '#plan/tasks/task-groups';
import type { TodayCard } from './card-progress';

/** The checklist as far as it is here. */
export interface ListSoFar {
  tasks: readonly TaskItem[];
  groups: readonly TaskGroup[];
  dismissed: readonly TaskGroup[];
  /** Whether the server said that this is all of it. */
  isServers: boolean;
}

declare const heard: unique symbol;

/** A quiz's card whose part of the checklist is known: only such a card can be answered. Made by `questionFor` alone. */
export interface Question {
  readonly [heard]: true;
  card: TodayCard;
  /** The task that it asks about; null where this couple's list has none. */
  group: TaskGroup | null;
}

/**
 * The question of a card, once the list is here. Null before that: an answer would be kept without what it does. A list
 * without any task is one that is still on its way, for a list is never made empty.
 */
export const questionFor = (card: TodayCard, list: ListSoFar | null): Question | null => {
  if (list === null || list.tasks.length === 0) return null;
  const groups = [...list.groups, ...list.dismissed];
  const group = groupWith(groups, groups.find(({ main }) => main.key === card.i18nKey)?.main.id ?? '');
  return group === null && !list.isServers ? null : ({ card, group } as Question);
};

/** What an answer does to the checklist: what the venue takes care of is not for the couple to do, all else is. */
export const editOf = ({ group }: Question, answer: VenueAnswer): Edit =>
  group === null || group.main.done ? noEdit : setActive(group, answer !== 'venue');
