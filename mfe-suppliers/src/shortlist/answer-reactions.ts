import { loadIntl } from '@posy/remote-kit';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import { type MountProps, serverTime } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { catalogues } from './messages/index';

type Answer = EventPayload<'quote.received'> | EventPayload<'date.held'> | EventPayload<'visit.planned'>;

/** The supplier as the directory knows them; null when they have left it. */
const known = async ({ api }: MountProps, supplierId: string) => {
  try {
    return await api.call('supplier', { params: { id: supplierId } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Whoever answers was asked: an entry that is missing is made as after an enquiry. */
const entryOf = async (host: MountProps, { supplierId, supplierName, supplierType }: Answer) => {
  const found = await known(host, supplierId);
  return {
    type: supplierType,
    slug: found?.slug ?? supplierId,
    name: supplierName,
    publicId: found?.publicId ?? supplierId,
    shortlisted: false,
    booked: false,
    enquired: true,
    ignored: false,
    customSupplier: false,
  };
};

type Fields = Partial<Pick<ShortlistedSupplier, 'quotedPrice' | 'holdUntil' | 'visitDate' | 'visitTime'>>;

const isStored = (existing: ShortlistedSupplier, fields: Fields): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify(existing[field as keyof Fields] ?? null) === JSON.stringify(value ?? null),
  );

/** Notes what a supplier answered with the couple's entry of them; what else it knows stays. Whether that changed it. */
const noteAnswer = async (host: MountProps, answer: Answer, fields: Fields): Promise<boolean> => {
  const shortlist = collections.shortlist(answer.weddingId);
  const existing = await host.firestore.readDocument(shortlist, answer.supplierId);
  if (existing !== null && isStored(existing, fields)) return false;
  const data = { ...(existing === null ? await entryOf(host, answer) : {}), ...fields, updatedAt: serverTime() };
  await host.firestore.commit([{ kind: 'merge', collection: shortlist, id: answer.supplierId, data }], {
    byItself: true,
  });
  return true;
};

/** Says what is kept now, and only then: whoever pressed is told of what was done, not of what was meant. */
const showStored = async (host: MountProps, answer: Answer, what: 'quote' | 'date' | 'visit'): Promise<void> => {
  try {
    const intl = await loadIntl(host, catalogues);
    host.notices.show({
      tone: 'success',
      about: `${what} ${answer.supplierId}`,
      text: intl.formatMessage({ id: `shortlist.kept.${what}` }, { name: answer.supplierName }),
    });
  } catch (error) {
    // It is kept: a second delivery would say no more.
    host.telemetry.error('shortlist', error);
  }
};

/** Whether the budget tells of a price itself: it does to who may change it. */
const budgetReports = ({ session }: MountProps): boolean => {
  const person = session.get();
  return (
    person.status === 'signed-in' &&
    person.wedding !== null &&
    accessOf(person.wedding, person.uid, 'budget') === 'edit'
  );
};

/** A price that the couple kept. */
export const noteQuote = async (host: MountProps, answer: EventPayload<'quote.received'>): Promise<void> => {
  if ((await noteAnswer(host, answer, { quotedPrice: answer.price })) && !budgetReports(host))
    await showStored(host, answer, 'quote');
};

/** Until when their day is kept free. */
export const noteHold = async (host: MountProps, answer: EventPayload<'date.held'>): Promise<void> => {
  const isNew = await noteAnswer(host, answer, { holdUntil: answer.until });
  if (isNew && answer.until !== null) await showStored(host, answer, 'date');
};

/** When they meet. */
export const noteVisit = async (host: MountProps, answer: EventPayload<'visit.planned'>): Promise<void> => {
  const { day, time } = answer;
  const isNew = await noteAnswer(host, answer, { visitDate: day, visitTime: day === null ? null : time });
  if (isNew && day !== null) await showStored(host, answer, 'visit');
};
