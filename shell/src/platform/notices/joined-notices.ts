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
const mostParts = 3;

/** Whether a notice stays until it is answered. */
export const stays = ({ tone, dismiss }: HostNotice): boolean => tone === 'error' || dismiss !== undefined;

/** Good news with a way back may be joined with its like; the way back then leads past both. */
export const canJoin = (older: ShownNotice, newer: HostNotice): boolean =>
  (older.parts?.length ?? 1) < mostParts &&
  older.tone === 'success' &&
  newer.tone === 'success' &&
  !stays(older) &&
  !stays(newer) &&
  older.action !== undefined &&
  older.action.label === newer.action?.label;

/** Several notices as one: their sentences one after the other, their ways back from the last to the first. */
export const joined = (id: string, parts: readonly HostNotice[]): ShownNotice => {
  const [first] = parts;
  const emoji = parts.find((part) => part.emoji !== undefined)?.emoji;
  const open = parts.find((part) => part.open !== undefined)?.open;
  const run = (): void => [...parts].reverse().forEach(({ action }) => action?.run());
  return {
    id,
    parts,
    tone: 'success',
    text: parts.map(({ text }) => text).join(' '),
    ...(emoji === undefined ? {} : { emoji }),
    ...(open === undefined ? {} : { open }),
    ...(first?.action === undefined ? {} : { action: { label: first.action.label, run } }),
  };
};

/** A notice without what is said about something; null when that was all. */
export const without = (notice: ShownNotice, about: string): ShownNotice | null => {
  if (notice.parts === undefined) return notice.about === about ? null : notice;
  const [one, ...others] = notice.parts.filter((part) => part.about !== about);
  if (one === undefined) return null;
  if (others.length + 1 === notice.parts.length) return notice;
  return others.length === 0 ? { ...one, id: notice.id } : joined(notice.id, [one, ...others]);
};
