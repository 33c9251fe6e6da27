import { isDeepStrictEqual } from 'node:util';
import { collections } from '@posy/shared-contracts/collections';
import { type Wedding } from '@posy/shared-contracts/entities';
import { mayEditProfile, mayView } from '@posy/shared-contracts/rules';
import { type DocumentData, type Firestore, type Query } from 'firebase-admin/firestore';
import { roleIn } from '#api/membership';
import { Refusal } from '#api/refusal';
import { feedsOf, readFeed } from '#api/wedding-calendar/stored-feed';
import { plain } from '#documents/plain';
import { remoteCollections } from '#documents/remote-documents';
import { readWedding } from '#documents/stored-wedding';
import { type ExportPart, type ExportRow } from '#exports/export-part';
import { readStoredSearch, storedSearches } from '#saved-searches/stored-search';
import { exportedCollections } from './exported-collections';

/** Fields that are a supplier's business and no couple's. Source: D-privacy-01. */
const supplierInternal = ['hasBadDebtCoupleside', 'profileScore'];

const withoutInternal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutInternal);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !supplierInternal.includes(name));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutInternal(inner)]));
};

const rowOf = (id: string, data: DocumentData | undefined): ExportRow => ({
  ...(withoutInternal(plain(data)) as object),
  id,
});

const listed = (name: string, query: Query): ExportPart => ({
  name,
  rows: async () => (await query.get()).docs.map((document) => rowOf(document.id, document.data())),
});

const single = (firestore: Firestore, name: string, path: string): ExportPart => ({
  name,
  async rows() {
    const document = await firestore.doc(path).get();
    return document.exists ? [rowOf(document.id, document.data())] : [];
  },
});

/** The collections of a wedding that an export lists, of them what the person may see. */
const listedParts = (firestore: Firestore, uid: string, { id, wedding }: { id: string; wedding: Wedding }) =>
  Object.entries(collections).flatMap(([name, reference]): ExportPart[] => {
    const exported = exportedCollections[name as keyof typeof collections];
    if (exported.how !== 'listed') return [];
    if (exported.area !== null && !mayView(wedding, uid, exported.area)) return [];
    return [listed(name, firestore.collection(reference(id).path))];
  });

/** The person's conversations in a wedding. */
export const ownConversations = (firestore: Firestore, weddingId: string, uid: string): Query =>
  firestore.collection('conversations').where('weddingId', '==', weddingId).where('memberUids', 'array-contains', uid);

/** The person's conversations in this wedding, and every message in them. */
const conversationParts = (firestore: Firestore, weddingId: string, uid: string): ExportPart[] => {
  const own = ownConversations(firestore, weddingId, uid);
  const messagesOf = async (conversationId: string): Promise<ExportRow[]> => {
    const found = await firestore.collection(`conversations/${conversationId}/messages`).orderBy('createdAt').get();
    return found.docs.map((document) => ({ conversationId, ...rowOf(document.id, document.data()) }));
  };
  return [
    listed('conversations', own),
    {
      name: 'messages',
      rows: async () => (await Promise.all((await own.select().get()).docs.map(({ id }) => messagesOf(id)))).flat(),
    },
  ];
};

/** The link to the wedding's calendar: its parts and its creator, but neither the link nor its hash. */
const calendarPart = (firestore: Firestore, weddingId: string): ExportPart => ({
  name: 'calendar-link',
  rows: async () =>
    (await feedsOf(firestore, weddingId).get()).docs.flatMap((document) => {
      const feed = readFeed(document);
      if (feed === null) return [];
      const { parts, market, madeBy, createdAt } = feed;
      return [{ id: 'calendar-link', parts, market, madeBy, createdAt }];
    }),
});

/** Documents of remotes that the contract does not know, each with its remote and collection beside its fields, whatever they are called. */
const remotesPart = (firestore: Firestore, weddingId: string): ExportPart => ({
  name: 'remote-documents',
  async rows() {
    const found = await remoteCollections(firestore, weddingId);
    const rows = await Promise.all(
      found.map(async (collection) =>
        (await collection.get()).docs.map((document) => ({
          id: document.id,
          remote: collection.parent?.id,
          collection: collection.id,
          fields: plain(document.data()),
        })),
      ),
    );
    return rows.flat();
  },
});

/** The wedding's document as a member sees it: only owner and partner get the list of roles and access. */
const weddingPart = (wedding: Wedding, weddingId: string, uid: string): ExportPart => ({
  name: 'wedding',
  async rows() {
    const { access = {}, roles, users, ...profile } = wedding;
    const whole = roles[uid] === 'helper' ? { role: 'helper', access: access[uid] } : { roles, access, users };
    return [rowOf(weddingId, { ...profile, ...whole })];
  },
});

/** Asks before each part whether the person's role and access are what they were: an export takes a while. */
const whileUnchanged =
  (firestore: Firestore, uid: string, { id, wedding }: { id: string; wedding: Wedding }) =>
  ({ name, rows }: ExportPart): ExportPart => ({
    name,
    async rows() {
      const stored = await firestore.doc(`weddings/${id}`).get();
      const mayNow = roleIn(stored, uid) === null ? null : readWedding(stored).access?.[uid];
      const isSame = roleIn(stored, uid) === wedding.roles[uid] && isDeepStrictEqual(mayNow, wedding.access?.[uid]);
      if (!isSame) throw new Refusal(403, 'export-ended', 'What this person may see has changed meanwhile.');
      return rows();
    },
  });

/** The person's saved searches, as they were saved. */
const searchesPart = (firestore: Firestore, uid: string): ExportPart => ({
  name: 'saved-searches',
  rows: async () =>
    (await storedSearches(firestore, uid).get()).docs.flatMap((document) => {
      const stored = readStoredSearch(document);
      if (stored === null) return [];
      const { id, name, search, createdAt } = stored;
      return [rowOf(id, { name, search, createdAt })];
    }),
});

/** Returns everything that belongs to a person, and the parts of the wedding that they may see. */
export const exportParts = (
  firestore: Firestore,
  uid: string,
  found: { id: string; wedding: Wedding } | null,
): ExportPart[] => {
  const person = [single(firestore, 'profile', `users/${uid}`), searchesPart(firestore, uid)];
  if (found === null) return person;
  const { id, wedding } = found;
  const ofWedding = [
    weddingPart(wedding, id, uid),
    ...listedParts(firestore, uid, found),
    ...(mayEditProfile(wedding.roles[uid] ?? null) ? [calendarPart(firestore, id), remotesPart(firestore, id)] : []),
    single(firestore, 'today-tasks', `weddings/${id}/todayTasks/${uid}`),
    ...(mayView(wedding, uid, 'inbox') ? conversationParts(firestore, id, uid) : []),
  ];
  return [...person, ...ofWedding.map(whileUnchanged(firestore, uid, found))];
};
