import type { FileContent } from '../rules/reading/file-limits';
import { isTooLarge } from '../rules/reading/file-size';

/** The reason why nothing was read; `unreadable` means that the device refused, `several` that it was more than one file. */
export type ChosenFault = Extract<FileContent, { ok: false }>['fault'] | 'unreadable' | 'several';

export type ChosenContent = Extract<FileContent, { ok: true }> | { ok: false; fault: ChosenFault };

// The reader loads with the first file: most people who see this screen paste text or go back.
const loadReader = () => import('../rules/reading/read-file');

/** Reads a chosen file. A file that is too large is rejected by its size, before it is read. Several are not guessed among. */
export const readChosen = async (file: File, ...others: readonly File[]): Promise<ChosenContent> => {
  if (others.length > 0) return { ok: false, fault: 'several' };
  if (isTooLarge(file.size)) return { ok: false, fault: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, fault: 'unreadable' };
  return (await loadReader()).readFile(new Uint8Array(bytes));
};

/** Reads pasted rows. */
export const readPastedRows = async (text: string): Promise<ChosenContent> => (await loadReader()).readPasted(text);
