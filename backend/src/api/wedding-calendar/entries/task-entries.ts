import { type Period, periods, type Task } from '@posy/shared-contracts/entities';
import { periodBounds } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import { type FeedWords } from '../words/feed-words';
import { type CalendarEntry, entry, entryUid, latest } from './entry';

type StoredTask = Task & { id: string };

/** Input of the entries for a checklist. */
export interface TaskFacts {
  weddingId: string;
  tasks: readonly StoredTask[];
  /** Day that the list is planned for, yyyy-MM-dd; null while there is none. */
  day: string | null;
  /** yyyy-MM-dd. */
  today: string;
  titleOf: (task: StoredTask) => string;
  words: FeedWords;
}

/** The last day of a period, yyyy-MM-dd: what comes after the wedding has a month. */
export const periodEnd = (period: Period, day: string): string => {
  const { to } = periodBounds[period];
  const from = DateTime.fromISO(day, { zone: 'utc' });
  return (to === null ? from.plus({ months: 1 }) : from.minus(to)).toFormat('yyyy-MM-dd');
};

const isMain = ({ id, group }: StoredTask): boolean => id === group;

const isOpen = (task: StoredTask): boolean => isMain(task) && task.active && !task.done;

/**
 * Returns the period at whose end an open task is listed. Tasks left over from an earlier period move to the current
 * one, so that nothing ever shows as late.
 */
const dueIn = (period: Period, day: string, today: string): Period | null => {
  const left = periods.slice(periods.indexOf(period));
  return left.find((one) => periodEnd(one, day) >= today) ?? null;
};

const listed = (tasks: readonly StoredTask[], titleOf: TaskFacts['titleOf']): string =>
  [...tasks]
    .sort((a, b) => periods.indexOf(a.period) - periods.indexOf(b.period) || a.order - b.order)
    .map((task) => `• ${titleOf(task)}`)
    .join('\n');

const periodEntry = (period: Period, tasks: readonly StoredTask[], day: string, facts: TaskFacts): CalendarEntry =>
  entry({
    uid: entryUid(facts.weddingId, 'period', period),
    date: periodEnd(period, day),
    title: facts.words.tasks(tasks.length),
    description: listed(tasks, facts.titleOf),
    changedAt: latest(tasks.map(({ updatedAt }) => updatedAt)),
  });

/** The open main tasks: one entry at the end of each period, and one for each task on the day to which it was put off. */
export const taskEntries = (facts: TaskFacts): CalendarEntry[] => {
  const { tasks, day, today, weddingId, titleOf, words } = facts;
  const isPutOff = ({ snoozedUntil }: StoredTask): boolean => snoozedUntil !== null && snoozedUntil > today;
  const open = tasks.filter(isOpen);
  const putOff = open.filter(isPutOff).map((task) =>
    entry({
      uid: entryUid(weddingId, 'task', task.id),
      date: task.snoozedUntil ?? today,
      title: words.backOn(titleOf(task)),
      changedAt: task.updatedAt,
    }),
  );
  if (day === null) return putOff;
  const due = open.filter((task) => !isPutOff(task));
  return [
    ...periods.flatMap((period) => {
      const here = due.filter((task) => dueIn(task.period, day, today) === period);
      return here.length === 0 ? [] : [periodEntry(period, here, day, facts)];
    }),
    ...putOff,
  ];
};
