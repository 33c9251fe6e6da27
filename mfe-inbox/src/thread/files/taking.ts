import type { ClipboardEvent, DragEvent } from 'react';
import type { Tray } from './use-tray';

/** Pasted or dropped files are attached like chosen ones. */
export const taking = (tray: Tray) => {
  const take = (event: ClipboardEvent | DragEvent, files: readonly File[]): void => {
    if (files.length === 0) return;
    event.preventDefault();
    tray.add(files);
  };
  return {
    onPaste: (event: ClipboardEvent): void => take(event, [...event.clipboardData.files]),
    onDragOver: (event: DragEvent): void => event.preventDefault(),
    onDrop: (event: DragEvent): void => take(event, [...event.dataTransfer.files]),
  };
};
