import { loadIntl } from '@posy/remote-kit';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import { type MountProps, serverTime } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { whereAllowed } from './asking/where-allowed';
import { catalogues } from './messages/index';
import { askedEntry, fieldsToList } from './rules/enquired-supplier';

type AnswerEvent = EventPayload<'quote.received'> | EventPayload<'date.held'> | EventPayload<'visit.planned'>;

/** Reads a supplier from the directory; null when it has left it. */
const known = async ({ api }: MountProps, supplierId: string) => {
  try {
    return await api.call('supplier', { params: { id: supplierId } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** A supplier that answers was asked, so a missing entry is created as after an enquiry. */
const entryOf = async (host: MountProps, { supplierId, supplierName, supplierType }: AnswerEvent) => {
  const found = await known(host, supplierId);
  return askedEntry({
    type: supplierType,
    slug: found?.slug ?? supplierId,
    name: supplierName,
    publicId: found?.publicId ?? supplierId,
  });
};

type AnswerFields = Partial<Pick<ShortlistedSupplier, 'quotedPrice' | 'holdUntil' | 'visitDate' | 'visitTime'>>;

const isStored = (existing: ShortlistedSupplier, fields: AnswerFields): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify(existing[field as keyof AnswerFields] ?? null) === JSON.stringify(value ?? null),
  );

/**
 * Writes a supplier's answer to the couple's entry; other fields stay. An answer with news puts a supplier that the
 * couple had taken off the list back on it. Resolves to true when the entry changed.
 */
const writeAnswer = async (host: MountProps, answer: AnswerEvent, fields: AnswerFields): Promise<boolean> => {
  const shortlist = collections.shortlist(answer.weddingId);
  const existing = await host.firestore.readDocument(shortlist, answer.supplierId);
  if (existing !== null && isStored(existing, fields)) return false;
  const bringsNews = Object.values(fields).some((value) => value != null);
  const listing = existing === null ? await entryOf(host, answer) : bringsNews ? fieldsToList(existing) : {};
  const data = { ...listing, ...fields, updatedAt: serverTime() };
  await host.firestore.commit([{ kind: 'merge', collection: shortlist, id: answer.supplierId, data }], {
    byItself: true,
  });
  return true;
};

/** The same, where this member may: `false` for others. */
const noteAnswer = async (...answer: Parameters<typeof writeAnswer>): Promise<boolean> =>
  (await whereAllowed(() => writeAnswer(...answer))) ?? false;

/** Shows a notice after the write, never before: it reports what was saved, not what was intended. */
const showStored = async (host: MountProps, answer: AnswerEvent, what: 'quote' | 'date' | 'visit'): Promise<void> => {
  try {
    const intl = await loadIntl(host, catalogues);
    host.notices.show({
      tone: 'success',
      about: `${what} ${answer.supplierId}`,
      text: intl.formatMessage({ id: `shortlist.stored.${what}` }, { name: answer.supplierName }),
    });
  } catch (error) {
    // The answer is saved: a second delivery would not show the notice either.
    host.telemetry.error('shortlist', error);
  }
};

/** Returns true when the budget shows its own notice of a price: to members who may edit it. */
const budgetReports = ({ session }: MountProps): boolean => {
  const person = session.get();
  return (
    person.status === 'signed-in' &&
    person.wedding !== null &&
    accessOf(person.wedding, person.uid, 'budget') === 'edit'
  );
};

/** Saves a price that the couple took over. */
export const noteQuote = async (host: MountProps, answer: EventPayload<'quote.received'>): Promise<void> => {
  if ((await noteAnswer(host, answer, { quotedPrice: answer.price })) && !budgetReports(host))
    await showStored(host, answer, 'quote');
};

/** Saves the end of a hold on the couple's day. */
export const noteHold = async (host: MountProps, answer: EventPayload<'date.held'>): Promise<void> => {
  const isNew = await noteAnswer(host, answer, { holdUntil: answer.until });
  if (isNew && answer.until !== null) await showStored(host, answer, 'date');
};

/** Saves a visit. */
export const noteVisit = async (host: MountProps, answer: EventPayload<'visit.planned'>): Promise<void> => {
  const { day, time } = answer;
  const isNew = await noteAnswer(host, answer, { visitDate: day, visitTime: day === null ? null : time });
  if (isNew && day !== null) await showStored(host, answer, 'visit');
};
