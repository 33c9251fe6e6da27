import * as v from 'valibot';

/** What was typed into sign-up or log-in and not sent. Never the password. */
const draftSchema = v.object({ name: v.string(), email: v.string() });
export type AccountDraft = v.InferOutput<typeof draftSchema>;

const key = 'posy.shell.account';

/** The draft of this tab, gone when it is closed. A browser that forbids storage costs the draft, never the page. */
export const accountDraft = {
  read(): AccountDraft {
    try {
      return v.parse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? ''));
    } catch {
      return { name: '', email: '' };
    }
  },
  write({ name, email }: AccountDraft): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ name, email }));
    } catch {
      return;
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
