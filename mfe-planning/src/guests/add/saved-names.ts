import * as v from 'valibot';
import { deviceDrafts } from '#plan/adapters/device-drafts';

const keyOf = (weddingId: string): string => `guest-names.${weddingId}`;

/** Returns the text of the add-guests popup that was typed but not added. */
export const savedNames = (weddingId: string): string => deviceDrafts.read(keyOf(weddingId), v.string()) ?? '';

/** Stores the typed text. */
export const saveNames = (weddingId: string, text: string): void =>
  deviceDrafts.write(keyOf(weddingId), text === '' ? null : text);

/** Deletes the typed text once its guests were added. */
export const forgetNames = (weddingId: string): void => deviceDrafts.write(keyOf(weddingId), null);
