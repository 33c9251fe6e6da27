import type { FileContent } from '../rules/reading/file-limits';
import { isTooLarge } from '../rules/reading/file-size';

/** Why a chosen file cannot be read; `unreadable` is the device's own refusal. */
export type ChosenFault = Extract<FileContent, { ok: false }>['fault'] | 'unreadable';

export type Chosen = Extract<FileContent, { ok: true }> | { ok: false; fault: ChosenFault };

// What reads files is loaded with the first file: most people who see this screen paste or go back.
const loadReader = () => import('../rules/reading/read-file');

/** Reads a chosen file. One that is too large is refused by its size, before anything of it is read. */
export const readChosen = async (file: File): Promise<Chosen> => {
  if (isTooLarge(file.size)) return { ok: false, fault: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, fault: 'unreadable' };
  return (await loadReader()).readFile(new Uint8Array(bytes));
};

/** Reads rows that were pasted. */
export const readPastedRows = async (text: string): Promise<Chosen> => (await loadReader()).readPasted(text);
