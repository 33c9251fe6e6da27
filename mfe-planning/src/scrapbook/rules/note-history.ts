import type { NoteDraft } from './note-draft';

/** The state that can be undone: the texts. */
export type Moment = Pick<NoteDraft, 'title' | 'body'>;

/** Earlier and later states around the current one. */
interface History {
  past: readonly Moment[];
  future: readonly Moment[];
  /** The time and the place of the last change: consecutive changes of one place are undone together. */
  last: { at: number; where: string } | null;
}

export const noHistory: History = { past: [], future: [], last: null };

const pauseMs = 1000;
const most = 200;

/** Adds the state `before` a change to the history. Typing without a pause in one place is one step. */
export const noted = ({ past, last }: History, before: Moment, where: string, at: number): History => {
  const goesOn = last !== null && last.where === where && at - last.at < pauseMs;
  return { past: goesOn ? past : [...past, before].slice(-most), future: [], last: { at, where } };
};

/** Returns the previous state; null when there is none. */
export const undone = ({ past, future }: History, now: Moment): { history: History; moment: Moment } | null => {
  const moment = past.at(-1);
  if (moment === undefined) return null;
  return { history: { past: past.slice(0, -1), future: [now, ...future], last: null }, moment };
};

/** Returns the next state again; null when there is none. */
export const redone = ({ past, future }: History, now: Moment): { history: History; moment: Moment } | null => {
  const [moment, ...rest] = future;
  if (moment === undefined) return null;
  return { history: { past: [...past, now], future: rest, last: null }, moment };
};
