import * as v from 'valibot';
import { deviceDrafts } from '#plan/adapters/device-drafts';

const keyOf = (weddingId: string): string => `guest-names.${weddingId}`;

/** What was typed in the add-guests popup and not added. */
export const savedNames = (weddingId: string): string => deviceDrafts.read(keyOf(weddingId), v.string()) ?? '';

/** Keeps what is typed. */
export const saveNames = (weddingId: string, text: string): void =>
  deviceDrafts.write(keyOf(weddingId), text === '' ? null : text);

/** Forgets it: the guests were added. */
export const forgetNames = (weddingId: string): void => deviceDrafts.write(keyOf(weddingId), null);
