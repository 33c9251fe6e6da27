import type { NoteDraft } from './note-draft';

/** What can be undone: the words. */
export type Moment = Pick<NoteDraft, 'title' | 'body'>;

/** The words before and after what is seen now. */
interface History {
  past: readonly Moment[];
  future: readonly Moment[];
  /** When the last change was made, and where: changes of one place in a row are undone together. */
  last: { at: number; where: string } | null;
}

export const noHistory: History = { past: [], future: [], last: null };

const pauseMs = 1000;
const most = 200;

/** The history after the words were changed from `before`. Typing without a pause in one place is one step. */
export const noted = ({ past, last }: History, before: Moment, where: string, at: number): History => {
  const goesOn = last !== null && last.where === where && at - last.at < pauseMs;
  return { past: goesOn ? past : [...past, before].slice(-most), future: [], last: { at, where } };
};

/** One step back; null where there is none. */
export const undone = ({ past, future }: History, now: Moment): { history: History; moment: Moment } | null => {
  const moment = past.at(-1);
  if (moment === undefined) return null;
  return { history: { past: past.slice(0, -1), future: [now, ...future], last: null }, moment };
};

/** One step forward again; null where there is none. */
export const redone = ({ past, future }: History, now: Moment): { history: History; moment: Moment } | null => {
  const [moment, ...rest] = future;
  if (moment === undefined) return null;
  return { history: { past: [...past, now], future: rest, last: null }, moment };
};
