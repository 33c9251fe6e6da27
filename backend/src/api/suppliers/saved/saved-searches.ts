import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { type SavedSearch } from '@posy/shared-contracts/endpoints';
import { type DocumentSnapshot, FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type ApiContext, caller, type Handler } from '#api/handler';
import { requireOpenAccount } from '#api/membership';
import { Refusal } from '#api/refusal';
import { closedAccount } from '#documents/closed';
import { setSearchMail } from '#saved-searches/search-mail';
import {
  asText,
  backWithinMs,
  getsSearchMail,
  readStoredSearch,
  searchNews,
  storedSearch,
  storedSearches,
} from '#saved-searches/stored-search';
import { fittingNow, newAmong } from './fitting-now';

/** The caller's saved searches, with what fits them now. */
export const savedSearches: Handler<'savedSearches'> = async (context, call) => {
  const { firestore } = context;
  const { uid } = caller(call);
  const [{ docs }, mail] = await Promise.all([
    storedSearches(firestore, uid).get(),
    searchNews(firestore).doc(uid).get(),
  ]);
  const stored = docs.map(readStoredSearch).filter((one) => one !== null);
  stored.sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
  const searches = [];
  // In sequence, so that other requests are processed between two searches.
  for (const { id, name, search, known, createdAt } of stored) {
    const fitting = await fittingNow(context, search);
    const news = known === null || fitting.found === null ? null : newAmong(fitting, known).length;
    searches.push({ id, name, search, total: fitting.total, news, createdAt: createdAt.toDate().toISOString() });
  }
  return { mail: getsSearchMail(mail), searches };
};

/** The suppliers that fit now, in stored form. */
const knownNow = async (context: ApiContext, search: SavedSearch): Promise<string | null> => {
  const { found } = await fittingNow(context, search);
  return found === null ? null : asText(found.map(({ id }) => id));
};

const removedSince = (document: DocumentSnapshot): number => {
  const removedAt: unknown = document.get('removedAt');
  return removedAt instanceof Timestamp ? removedAt.toMillis() : 0;
};

/**
 * Removed searches beyond the number that can be restored: no more are stored than one person may have, however many
 * come and go.
 */
const beyondReach = (docs: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] =>
  docs
    .filter((one) => removedSince(one) > 0)
    .sort((a, b) => removedSince(b) - removedSince(a))
    .slice(savedSearchConstants.most);

/** Stores a search, or brings back one that was just removed. */
export const saveSearch: Handler<'saveSearch'> = async (context, call) => {
  const { firestore, now } = context;
  const { uid } = caller(call);
  const { id, name, search } = call.body;
  const known = await knownNow(context, search);
  const reference = storedSearch(firestore, uid, id);
  await firestore.runTransaction(async (transaction) => {
    requireOpenAccount(await transaction.get(closedAccount(firestore, uid)));
    const { docs } = await transaction.get(storedSearches(firestore, uid));
    const before = docs.find(({ ref }) => ref.path === reference.path);
    if (before !== undefined && readStoredSearch(before) !== null) return;
    if (docs.filter((one) => readStoredSearch(one) !== null).length >= savedSearchConstants.most)
      throw new Refusal(409, 'saved-searches-full', 'There are as many saved searches as one may have.');
    for (const { ref } of beyondReach(docs)) if (ref.path !== reference.path) transaction.delete(ref);
    if (before !== undefined && removedSince(before) > now() - backWithinMs)
      transaction.update(reference, { removedAt: FieldValue.delete() });
    else
      transaction.set(reference, {
        ...{ uid, id, name, search, known, reported: '' },
        createdAt: Timestamp.fromMillis(now()),
      });
  });
  return {};
};

/** The suppliers that fit now are no longer new. */
export const markSavedSearchSeen: Handler<'markSavedSearchSeen'> = async (context, call) => {
  const { firestore } = context;
  const reference = storedSearch(firestore, caller(call).uid, call.params.id);
  // One transaction: suppliers that a letter has reported in the meantime are read again.
  await firestore.runTransaction(async (transaction) => {
    const stored = readStoredSearch(await transaction.get(reference));
    if (stored === null) throw new Refusal(404, 'saved-search-unknown', 'There is no such saved search.');
    transaction.update(reference, { known: await knownNow(context, stored.search), reported: '' });
  });
  return {};
};

export const removeSavedSearch: Handler<'removeSavedSearch'> = async ({ firestore, now }, call) => {
  const reference = storedSearch(firestore, caller(call).uid, call.params.id);
  await firestore.runTransaction(async (transaction) => {
    if (readStoredSearch(await transaction.get(reference)) !== null)
      transaction.update(reference, { removedAt: Timestamp.fromMillis(now()) });
  });
  return {};
};

export const setSavedSearchMail: Handler<'setSavedSearchMail'> = async ({ firestore, now }, call) => {
  await setSearchMail(firestore, caller(call).uid, call.body.wanted, now());
  return {};
};
