import { type TaskTemplate } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';
import { demoUids } from './facts/demo-accounts';

/** Main tasks of the 10 to 12 months before that the demo couple has done, besides all earlier ones. */
const doneLater = [
  'compare-venue-quotes',
  'book-the-venue',
  'take-out-wedding-insurance',
  'book-your-celebrant',
  'create-your-wedding-website',
  'send-save-the-dates',
  'update-your-budget',
];

/** Tasks of later months that are done early: the demo's budget has deposits to the suppliers found. */
const doneEarly = ['book-your-music', 'order-your-dress', 'order-your-suits', 'book-your-decorator', 'book-your-cake'];

/** One step of a task that is still open. */
const doneAlone = ['choose-a-photo-style'];

/** Returns true when the demo couple has done a task: the subtasks of a completed main task are completed as well. */
export const isDoneInDemo = ({ key, parent, period }: TaskTemplate): boolean =>
  period === '12-plus' || [...doneLater, ...doneEarly].includes(parent ?? key) || doneAlone.includes(key);

/** The partner who took on an open task. */
const takenOn: Readonly<Record<string, string>> = {
  'book-your-photographer': demoUids.maya,
  'book-your-caterer': demoUids.tom,
  'collect-postal-addresses': demoUids.maya,
  'choose-your-rings': demoUids.tom,
  'book-your-florist': demoUids.maya,
  'book-your-transport': demoUids.tom,
  'order-your-stationery': demoUids.maya,
  'give-notice-england-wales': demoUids.tom,
};

/** Uid of a task's assignee in the demo, or null. */
export const assigneeInDemo = ({ key }: TaskTemplate): string | null => takenOn[key] ?? null;

const saturday = 6;

/** The demo wedding's day, yyyy-MM-dd: the first Saturday ten months from the instant (milliseconds) or later. */
export const demoWeddingDate = (now: number): string => {
  const tenMonths = DateTime.fromMillis(now, { zone: 'utc' }).plus({ months: 10 });
  return tenMonths.plus({ days: (saturday - tenMonths.weekday + 7) % 7 }).toFormat('yyyy-MM-dd');
};
