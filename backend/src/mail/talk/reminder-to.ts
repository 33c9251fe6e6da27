import * as v from 'valibot';
import { marketOfLocale } from '#documents/market-of-locale';
import { pathOf, type Reminding } from '#push/notice';
import { isStillDue } from '#push/queue/still-due';
import { pushWords } from '#push/words/push-words';
import { type Mail } from '../mail';
import { renderMail } from '../render-mail';
import { addressOf, type LetterParts, personSchema } from './letter-to';
import { stopLettersPath } from './talk-seal';

/**
 * Returns the reminder's letter, in its reader's language and the words of the push; null when it was paid or is no
 * longer theirs, when they want no such letters, or when their address is unconfirmed.
 */
export const reminderTo = async (
  { firestore, accounts, origin, seal }: LetterParts,
  uid: string,
  reminder: Reminding,
): Promise<Mail | null> => {
  const profile = await firestore.doc(`users/${uid}`).get();
  const person = v.safeParse(personSchema, profile.data());
  if (!profile.exists || !person.success || !person.output.notifications.email.tasks) return null;
  const to = (await isStillDue(firestore, uid, reminder)) ? await addressOf(accounts, uid) : null;
  if (to === null) return null;
  const market = marketOfLocale(person.output.l10n.locale);
  return renderMail({
    to,
    kind: 'reminder',
    market,
    slots: pushWords[market.catalogue][reminder.kind],
    link: `${origin}${pathOf(reminder, market.prefix)}`,
    stop: `${origin}${stopLettersPath('tasks', market.prefix, seal.token(uid))}`,
  });
};
