import { isComposing } from '@posy/shared-ui';
import type { KeyboardEvent } from 'react';
import type { NotePart } from '#scrapbook/rules/note-parts';
import { backspaced, entered } from '#scrapbook/rules/note-writing';
import type { NoteEditor } from './use-writing';

type Press = KeyboardEvent<HTMLTextAreaElement>;

/** Moves to the part above or below when the browser did not move the cursor within this one. */
const leaveWhenStill = ({ currentTarget: field }: Press, go: () => void): void => {
  const { selectionStart } = field;
  requestAnimationFrame(() => {
    if (field.ownerDocument.activeElement === field && field.selectionStart === selectionStart) go();
  });
};

/** Handles the keys that reach into the next part of a note: Enter, Backspace and the arrows. */
export const pressedInPart = (event: Press, writing: NoteEditor, place: number): void => {
  const part = writing.parts[place] as NotePart;
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const above = writing.parts[place - 1];
  const below = writing.parts[place + 1];
  const isAtStart = from === 0 && to === 0;
  const isAtEnd = from === value.length;
  const act = (run: () => void): void => {
    event.preventDefault();
    run();
  };
  switch (event.key) {
    case 'Enter':
      if (part.kind !== 'words') act(() => writing.write(entered(writing.body, part, from, to), 'enter'));
      return;
    case 'Backspace':
      if (isAtStart) act(() => writing.write(backspaced(writing.body, part), 'backspace'));
      return;
    case 'ArrowLeft':
      if (isAtStart && above) act(() => writing.go(above.to));
      return;
    case 'ArrowRight':
      if (isAtEnd && below) act(() => writing.go(below.from));
      return;
    case 'ArrowUp':
      if (above) leaveWhenStill(event, () => writing.go(above.to));
      return;
    case 'ArrowDown':
      if (below) leaveWhenStill(event, () => writing.go(below.from));
  }
};
