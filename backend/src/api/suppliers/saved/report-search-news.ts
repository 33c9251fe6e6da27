import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { type SearchNews } from '#mail/talk/queued-letter';
import { type TalkLetters } from '#mail/talk/talk-letters';
import { pagesOf } from '#reminders/pages-of';
import { personsMorning } from '#reminders/send-reminders';
import { dayMs } from '#saved-searches/search-mail';
import { asText, readStoredSearch, searchNews, storedSearches } from '#saved-searches/stored-search';
import { fittingNow, newAmong } from './fitting-now';

interface SearchNewsParts extends Pick<ApiContext, 'firestore' | 'catalogue' | 'busyOn' | 'now'> {
  letters: Pick<TalkLetters, 'notifyOfSearches'>;
}

const { daysBetweenLetters, daysBetweenLooks, mostNamed } = savedSearchConstants;

/**
 * Processes one person's searches, unless another server did; storing the result and queueing the letter are one
 * transaction.
 */
const lookFor = async (parts: SearchNewsParts, person: DocumentReference): Promise<void> => {
  const { firestore, letters, now } = parts;
  const profile = await firestore.doc(`users/${person.id}`).get();
  await firestore.runTransaction(async (transaction) => {
    const dueAt: unknown = (await transaction.get(person)).get('dueAt');
    if (!(dueAt instanceof Timestamp) || dueAt.toMillis() > now()) return;
    const news: SearchNews = [];
    for (const document of (await transaction.get(storedSearches(firestore, person.id))).docs) {
      const stored = readStoredSearch(document);
      if (stored === null) continue;
      const { id, name, search, known, reported } = stored;
      const found = newAmong(await fittingNow(parts, search), known).filter((one) => !reported.has(one.id));
      if (found.length === 0) continue;
      news.push({ id, name, count: found.length, names: found.slice(0, mostNamed).map((one) => one.name) });
      transaction.update(document.ref, { reported: asText([...reported, ...found.map((one) => one.id)]) });
    }
    const days = news.length === 0 ? daysBetweenLooks : daysBetweenLetters;
    transaction.update(person, { dueAt: Timestamp.fromMillis(now() + days * dayMs) });
    if (news.length > 0) letters.notifyOfSearches(transaction, person.id, news, personsMorning(profile, now()));
  });
};

/**
 * Mails people the new suppliers of their saved searches: one letter about all searches, at least a week before the
 * next. However often and by however many servers this is called, nobody is notified twice of a supplier. A search that
 * fails stops no other letter; failures are thrown once all letters are done.
 */
export const reportSearchNews = async (parts: SearchNewsParts): Promise<void> => {
  const due = searchNews(parts.firestore).where('dueAt', '<=', Timestamp.fromMillis(parts.now())).orderBy('dueAt');
  const failures: unknown[] = [];
  for await (const { ref } of pagesOf(due)) await lookFor(parts, ref).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} looks failed: ${String(failures[0])}`);
};
