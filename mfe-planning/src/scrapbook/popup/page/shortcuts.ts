import type { KeyboardEvent } from 'react';
import { type LineKind, turned } from '#scrapbook/rules/note-writing';
import { isCommand, type NoteEditor } from './use-writing';

/**
 * The keys that change the kind of a line: Control (or Command) and Shift with the digits that text programs use for
 * lists.
 */
export const shortcuts = {
  heading: { code: 'Digit6', spoken: 'Control+Shift+6' },
  item: { code: 'Digit8', spoken: 'Control+Shift+8' },
  check: { code: 'Digit9', spoken: 'Control+Shift+9' },
  quotation: { code: 'Digit7', spoken: 'Control+Shift+7' },
} as const satisfies Record<LineKind, { code: string; spoken: string }>;

const kinds = Object.keys(shortcuts) as LineKind[];

const commandOf = (event: KeyboardEvent, writing: NoteEditor): (() => void) | null => {
  if (!isCommand(event)) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? writing.redo : writing.undo;
  if (key === 'y') return writing.redo;
  const kind = event.shiftKey ? kinds.find((one) => shortcuts[one].code === event.code) : undefined;
  return kind === undefined ? null : () => writing.write(turned(writing.body, writing.cursor, kind), 'bar');
};

/**
 * Handles the keys for undo, redo and kinds of lines. They apply to the whole note, whichever of its fields has the
 * focus.
 */
export const pressedOnPage = (event: KeyboardEvent, writing: NoteEditor): void => {
  const command = commandOf(event, writing);
  if (command === null) return;
  event.preventDefault();
  command();
};
