import type { Notice } from '@posy/shared-contracts/mount-props';

/** The notices that only the host may show. */
export interface HostNotice extends Notice {
  /** A labelled button that dismisses it, in place of the cross. Such a notice stays until it is answered. */
  dismiss?: { label: string; run: () => void };
}

/** A notice on the page. */
export interface ShownNotice extends HostNotice {
  id: string;
  /** The notices it was joined from, in order; missing for a single one. */
  parts?: readonly HostNotice[];
}

/** Maximum number of sentences in a notice: more are hard to read in its time. */
const mostSentences = 3;

/** Returns true when a notice stays until it is answered. */
export const stays = ({ tone, dismiss }: HostNotice): boolean => tone === 'error' || dismiss !== undefined;

const partsOf = (notice: ShownNotice): readonly HostNotice[] => notice.parts ?? [notice];

/** Groups the parts that are stated in one sentence each. */
const sentencesOf = (parts: readonly HostNotice[]): HostNotice[][] => {
  const runs: HostNotice[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const kind = part.alike?.kind;
    if (last !== undefined && kind !== undefined && last[0]?.alike?.kind === kind) last.push(part);
    else runs.push([part]);
  }
  return runs;
};

/** Returns a group of parts as one sentence. An effect after the sentence of its cause does not repeat the subject. */
const textOf = (run: readonly HostNotice[], at: number): string => {
  const [first] = run;
  const alone = at > 0 ? (first?.briefly ?? first?.text) : first?.text;
  return (run.length > 1 ? run.at(-1)?.alike?.text(run.length) : undefined) ?? alone ?? '';
};

/** Consecutive sentences end in a full stop, even those that have none when alone. */
const asSentence = (text: string): string => (/[.!?…][\p{Quotation_Mark})]*$/u.test(text) ? text : `${text}.`);

const isUndoableSuccess = (notice: HostNotice): boolean =>
  notice.tone === 'success' && !stays(notice) && notice.action !== undefined;

/** Returns true when a notice only adds its sentence to its cause, perhaps with a link. */
const onlyAdds = ({ open, ...notice }: HostNotice, older: ShownNotice): boolean =>
  notice.follows === true &&
  notice.action === undefined &&
  !stays(notice) &&
  (open === undefined || older.open === undefined);

/**
 * A success with an undo may be joined with similar ones, whose undo then covers both, and with notices that only add
 * to it.
 */
const canJoin = (older: ShownNotice, newer: HostNotice): boolean =>
  isUndoableSuccess(older) &&
  (onlyAdds(newer, older) || (isUndoableSuccess(newer) && older.action?.label === newer.action?.label)) &&
  sentencesOf([...partsOf(older), newer]).length <= mostSentences;

const comesOf = (older: ShownNotice, { follows, comesOf: cause }: HostNotice): boolean =>
  follows === true && (cause === undefined || partsOf(older).some(({ about }) => about?.includes(cause)));

/** Returns true when a notice continues the last sentence of another, or is its effect. */
export const continues = (older: ShownNotice, newer: HostNotice): boolean => {
  const isAlike = newer.alike !== undefined && partsOf(older).at(-1)?.alike?.kind === newer.alike.kind;
  return (isAlike || comesOf(older, newer)) && canJoin(older, newer);
};

/** Joins several notices into one: their sentences in order, their undos from the last to the first. */
export const joined = (id: string, parts: readonly HostNotice[]): ShownNotice => {
  const emoji = parts.find((part) => part.emoji !== undefined)?.emoji;
  const open = parts.find((part) => part.open !== undefined)?.open;
  const action = parts.find((part) => part.action !== undefined)?.action;
  const run = (): void => [...parts].reverse().forEach(({ action }) => action?.run());
  return {
    id,
    parts,
    tone: 'success',
    text: sentencesOf(parts).map(textOf).map(asSentence).join(' '),
    ...(emoji === undefined ? {} : { emoji }),
    ...(open === undefined ? {} : { open }),
    ...(action === undefined ? {} : { action: { label: action.label, run } }),
  };
};

/** The rest of a notice after one of its subjects became invalid. */
export interface NoticeRest {
  /** The remaining notice; null when nothing is left. */
  rest: ShownNotice | null;
  /** Effects of the removed part. Their undo may not stay among those of other acts. */
  apart: readonly HostNotice[];
}

/** Removes the sentences about a subject from a notice. */
export const without = (notice: ShownNotice, about: string): NoticeRest => {
  const parts = partsOf(notice);
  const remaining = parts.filter((part) => part.about !== about);
  if (remaining.length === parts.length) return { rest: notice, apart: [] };
  const isOfLeft = ({ comesOf: cause }: HostNotice): boolean => cause !== undefined && about.includes(cause);
  const others = remaining.filter((part) => !isOfLeft(part));
  const staying = others.length === 0 ? remaining : others;
  const [one] = staying;
  if (one === undefined) return { rest: null, apart: [] };
  return {
    rest: staying.length === 1 ? { ...one, id: notice.id } : joined(notice.id, staying),
    apart: others.length === 0 ? [] : remaining.filter(isOfLeft),
  };
};
