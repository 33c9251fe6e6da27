import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import { type MountProps, serverTime } from '@posy/shared-contracts/mount-props';

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

/** Notes what a supplier answered with the couple's entry of them; what else the entry knows stays. */
const noteAnswer = async (
  host: MountProps,
  answer: Answer,
  fields: Partial<Pick<ShortlistedSupplier, 'quotedPrice' | 'holdUntil' | 'visitDate' | 'visitTime'>>,
): Promise<void> => {
  const shortlist = collections.shortlist(answer.weddingId);
  const existing = await host.firestore.readDocument(shortlist, answer.supplierId);
  const data = { ...(existing === null ? await entryOf(host, answer) : {}), ...fields, updatedAt: serverTime() };
  await host.firestore.commit([{ kind: 'merge', collection: shortlist, id: answer.supplierId, data }], {
    byItself: true,
  });
};

/** A price that the couple kept. */
export const noteQuote = (host: MountProps, answer: EventPayload<'quote.received'>): Promise<void> =>
  noteAnswer(host, answer, { quotedPrice: answer.price });

/** Until when their day is kept free. */
export const noteHold = (host: MountProps, answer: EventPayload<'date.held'>): Promise<void> =>
  noteAnswer(host, answer, { holdUntil: answer.until });

/** When they meet. */
export const noteVisit = (host: MountProps, answer: EventPayload<'visit.planned'>): Promise<void> =>
  noteAnswer(host, answer, { visitDate: answer.day, visitTime: answer.day === null ? null : answer.time });
