import * as v from 'valibot';
import { tabStore } from '../storage/json-store';
import { tabStorage } from '../storage/web-storages';

/** Text of the sign-up or log-in form that was not sent. Never the password. */
const draftSchema = v.object({ name: v.string(), email: v.string() });
export type AccountDraft = v.InferOutput<typeof draftSchema>;

const key = 'posy.shell.account';

/** The draft of this tab, deleted when it is closed. */
export const accountDraft = {
  read: (): AccountDraft => tabStore.read(key, draftSchema) ?? { name: '', email: '' },
  write: ({ name, email }: AccountDraft): void => tabStore.write(key, { name, email }),
  clear: (): void => tabStorage.removeItem(key),
};
