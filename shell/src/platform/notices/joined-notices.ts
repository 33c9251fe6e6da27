import type { Notice } from '@posy/shared-contracts/mount-props';

/** What the host itself may say. */
export interface HostNotice extends Notice {
  /** A word that puts it off, in place of the cross. Such a notice stays until it is answered. */
  dismiss?: { label: string; run: () => void };
}

/** A notice on the page. */
export interface ShownNotice extends HostNotice {
  id: string;
  /** What it was joined from, in order; missing for one that was said alone. */
  parts?: readonly HostNotice[];
}

/** Sentences of one notice: more are hard to read in its time. */
const mostSentences = 3;

/** Whether a notice stays until it is answered. */
export const stays = ({ tone, dismiss }: HostNotice): boolean => tone === 'error' || dismiss !== undefined;

const partsOf = (notice: ShownNotice): readonly HostNotice[] => notice.parts ?? [notice];

/** The parts in runs that are said in one sentence each. */
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

/** A run of parts in one sentence. What comes of a sentence before it does not say again whom that is about. */
const said = (run: readonly HostNotice[], at: number): string => {
  const [first] = run;
  const alone = at > 0 ? (first?.briefly ?? first?.text) : first?.text;
  return (run.length > 1 ? run.at(-1)?.alike?.text(run.length) : undefined) ?? alone ?? '';
};

/** Sentences that stand one after the other end in a stop, also where each would stand without when alone. */
const asSentence = (text: string): string => (/[.!?…][\p{Quotation_Mark})]*$/u.test(text) ? text : `${text}.`);

const isGoodWithWayBack = (notice: HostNotice): boolean =>
  notice.tone === 'success' && !stays(notice) && notice.action !== undefined;

/** Whether it only adds its sentence to what it comes of, perhaps with a way on. */
const onlyAdds = ({ open, ...notice }: HostNotice, older: ShownNotice): boolean =>
  notice.follows === true &&
  notice.action === undefined &&
  !stays(notice) &&
  (open === undefined || older.open === undefined);

/** Good news with a way back may be joined with its like, the way back then leads past both, and with what only adds to it. */
const canJoin = (older: ShownNotice, newer: HostNotice): boolean =>
  isGoodWithWayBack(older) &&
  (onlyAdds(newer, older) || (isGoodWithWayBack(newer) && older.action?.label === newer.action?.label)) &&
  sentencesOf([...partsOf(older), newer]).length <= mostSentences;

const comesOf = (older: ShownNotice, { follows, comesOf: cause }: HostNotice): boolean =>
  follows === true && (cause === undefined || partsOf(older).some(({ about }) => about?.includes(cause)));

/** Whether a notice goes on with the sentence that another ended with, or comes of what that one says. */
export const goesOn = (older: ShownNotice, newer: HostNotice): boolean => {
  const isAlike = newer.alike !== undefined && partsOf(older).at(-1)?.alike?.kind === newer.alike.kind;
  return (isAlike || comesOf(older, newer)) && canJoin(older, newer);
};

/** Several notices as one: their sentences one after the other, their ways back from the last to the first. */
export const joined = (id: string, parts: readonly HostNotice[]): ShownNotice => {
  const emoji = parts.find((part) => part.emoji !== undefined)?.emoji;
  const open = parts.find((part) => part.open !== undefined)?.open;
  const action = parts.find((part) => part.action !== undefined)?.action;
  const run = (): void => [...parts].reverse().forEach(({ action }) => action?.run());
  return {
    id,
    parts,
    tone: 'success',
    text: sentencesOf(parts).map(said).map(asSentence).join(' '),
    ...(emoji === undefined ? {} : { emoji }),
    ...(open === undefined ? {} : { open }),
    ...(action === undefined ? {} : { action: { label: action.label, run } }),
  };
};

/** What is left of a notice when something it tells of does not hold any more. */
export interface NoticeRest {
  /** What the notice still says; null when nothing is left. */
  rest: ShownNotice | null;
  /** What came of the part that left. Its way back may not stand among those of other acts. */
  apart: readonly HostNotice[];
}

/** Takes what is said about something out of a notice. */
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
