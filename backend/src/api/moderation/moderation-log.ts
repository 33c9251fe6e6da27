import { moderationConstants } from '@posy/shared-contracts/constants';
import { type ModerationEntry, moderationEntrySchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type ApiContext, type Handler } from '../handler';
import { moderator } from './moderator';

const size = moderationConstants.logSize;

/** Names of the people who decided, by their uid. */
const namesOf = async ({ firestore }: ApiContext, uids: readonly string[]): Promise<Map<string, string>> => {
  const unique = [...new Set(uids)];
  if (unique.length === 0) return new Map();
  const people = await firestore.getAll(...unique.map((uid) => firestore.doc(`users/${uid}`)));
  return new Map(people.map((person) => [person.id, String(person.get('name') ?? '')]));
};

/** The supplier that an entry concerns: itself, or the one of its review. */
const supplierOf = async ({ firestore, catalogue }: ApiContext, { about }: ModerationEntry): Promise<string> => {
  if (about.kind === 'supplier') return catalogue.getSupplier(about.id)?.name ?? '';
  if (about.kind !== 'review') return '';
  const listed = catalogue.reviewOf(about.id)?.supplierId;
  const id = listed ?? String((await firestore.doc(`reviews/${about.id}`).get()).get('supplierId'));
  return catalogue.getSupplier(id)?.name ?? '';
};

/** A page of what moderators decided, the newest first. */
export const moderationLog: Handler<'moderationLog'> = async (context, call) => {
  moderator(call);
  const all = context.firestore.collection('moderationLog');
  const [total, found] = await Promise.all([
    all.count().get(),
    all
      .orderBy('at', 'desc')
      .offset((call.body.page - 1) * size)
      .limit(size)
      .get(),
  ]);
  const read = found.docs.flatMap((document) => {
    const entry = v.safeParse(moderationEntrySchema, plain(document.data()));
    return entry.success ? [{ id: document.id, entry: entry.output }] : [];
  });
  const names = await namesOf(
    context,
    read.map(({ entry }) => entry.by),
  );
  const entries = read.map(async ({ id, entry }) => {
    const { by, ...rest } = entry;
    return { id, ...rest, name: names.get(by) ?? '', supplierName: await supplierOf(context, entry) };
  });
  return { total: total.data().count, size, entries: await Promise.all(entries) };
};
