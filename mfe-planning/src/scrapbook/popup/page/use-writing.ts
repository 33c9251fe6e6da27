import { useHost } from '@posy/remote-kit';
import { noteConstants } from '@posy/shared-contracts/constants';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { NoteDraft } from '#scrapbook/rules/note-draft';
import { type Moment, noHistory, noted, redone, undone } from '#scrapbook/rules/note-history';
import { type NotePart, noteParts } from '#scrapbook/rules/note-parts';
import type { EditedBody } from '#scrapbook/rules/note-writing';

/** The text of a note while it is edited. */
export interface NoteEditor {
  body: string;
  parts: readonly NotePart[];
  /** The current or the last position of the cursor in the body. */
  cursor: number;
  /** The element around the fields of the parts. */
  page: RefObject<HTMLDivElement | null>;
  /** Changes the body. `where` names the place: text typed there without a pause is undone in one step. */
  write: (next: EditedBody | null, where: string, stays?: 'stays') => void;
  writeTitle: (title: string) => void;
  /** Moves the cursor. */
  go: (cursor: number) => void;
  /** Records that the person moved the cursor. */
  moved: (cursor: number) => void;
  canUndo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Finds the field that contains a position of the body. */
const fieldAt = (page: HTMLElement, cursor: number): { field: HTMLElement; at: number } | null => {
  for (const part of page.querySelectorAll<HTMLElement>('[data-from]')) {
    const from = Number(part.dataset['from']);
    if (cursor < Number(part.dataset['start']) || cursor > Number(part.dataset['to'])) continue;
    const field = [...part.querySelectorAll<HTMLElement>('textarea, input[type=text]')].at(-1);
    return field === undefined ? null : { field, at: Math.max(cursor - from, 0) };
  }
  return null;
};

const place = (page: HTMLElement | null, cursor: number): void => {
  const found = page && fieldAt(page, cursor);
  if (!found) return;
  const { field, at } = found;
  field.focus();
  if (!(field instanceof HTMLTextAreaElement)) return;
  // A cursor at the right position is left alone: an input method may be composing.
  if (field.selectionStart !== at || field.selectionEnd !== at) field.setSelectionRange(at, at);
};

/** Edits a note's text: each change has a position of the cursor and an undo. */
export const useWriting = (draft: NoteDraft, onChange: (changes: Partial<Moment>) => void): NoteEditor => {
  const { clock } = useHost();
  const page = useRef<HTMLDivElement>(null);
  const [history, setHistory] = useState(noHistory);
  const [cursor, setCursor] = useState(() => draft.body.length);
  const [aim, setAim] = useState<{ cursor: number } | null>(null);
  useLayoutEffect(() => {
    if (aim !== null) place(page.current, aim.cursor);
  }, [aim]);
  const body = draft.body.replace(/\r\n?/gu, '\n');
  const now: Moment = { title: draft.title, body };
  const go = (next: number): void => {
    setCursor(next);
    setAim({ cursor: next });
  };
  const note = (where: string): void => setHistory((before) => noted(before, now, where, clock.now()));
  const step = (taken: ReturnType<typeof undone>): void => {
    if (taken === null) return;
    setHistory(taken.history);
    onChange(taken.moment);
    if (taken.moment.body !== body) go(Math.min(cursor, taken.moment.body.length));
  };
  return {
    body,
    parts: noteParts(body),
    cursor: Math.min(cursor, body.length),
    page,
    write(next, where, stays) {
      if (next === null || next.body.length > noteConstants.bodyLength) return;
      if (next.body !== body) {
        note(where);
        onChange({ body: next.body });
      }
      if (stays === undefined) go(next.cursor);
    },
    writeTitle(title) {
      note('title');
      onChange({ title });
    },
    go,
    moved: setCursor,
    canUndo: history.past.length > 0,
    undo: () => step(undone(history, now)),
    redo: () => step(redone(history, now)),
  };
};

/** Returns true when a key press is a command of this page. */
export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && !altKey;
