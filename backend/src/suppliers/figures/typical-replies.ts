import { replyConstants } from '@posy/shared-contracts/constants';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type PublicSupplier } from '#catalogue/records/supplier-record';
import { enquiryTimesOf } from '../replies-of';
import { type EnquiryTimes, replyFigures } from '../reply-figures';
import { kindOf } from './supplier-weeks';
import { typicalMinutes } from './typical';

type Kind = Pick<PublicSupplier, 'type' | 'countryCode'>;

/** The median of the median reply times of a category in a country, in minutes; null with too few suppliers. */
export type TypicalReplyOf = (kind: Kind) => Promise<number | null>;

/** Most enquiries of a category that are read, the newest ones. */
const mostEnquiries = 5000;
/** Milliseconds for which figures of 90 days are cached. */
const goodForMs = 10 * 60_000;

interface TypicalReplyParts {
  firestore: Firestore;
  catalogue: { getSupplier: (id: string) => Kind | null };
  now: () => number;
}

const readTypical = async ({ firestore, catalogue, now }: TypicalReplyParts, kind: Kind): Promise<number | null> => {
  const { docs } = await firestore
    .collection('conversations')
    .where('supplierType', '==', kind.type)
    .where('createdAt', '>', Timestamp.fromMillis(now() - replyConstants.windowMs))
    .orderBy('createdAt', 'desc')
    .limit(mostEnquiries)
    .select('supplierId', 'createdAt', 'firstReplyAt')
    .get();
  const bySupplier = new Map<string, EnquiryTimes[]>();
  for (const document of docs) {
    const id = String(document.get('supplierId'));
    const times = bySupplier.get(id);
    if (times === undefined) bySupplier.set(id, enquiryTimesOf(document));
    else times.push(...enquiryTimesOf(document));
  }
  const minutes = [...bySupplier].flatMap(([id, enquiries]) => {
    const median = replyFigures(enquiries, now())?.medianMinutes ?? null;
    // A supplier with too few enquiries is not looked up.
    const supplier = median === null ? null : catalogue.getSupplier(id);
    return median === null || supplier === null || kindOf(supplier) !== kindOf(kind) ? [] : median;
  });
  return typicalMinutes(minutes);
};

/**
 * Reads the typical reply time from the category's conversations, and remembers it for ten minutes. Owners who ask at
 * once wait for one reading; a failure is not remembered.
 */
export const rememberedTypicalReply = (parts: TypicalReplyParts): TypicalReplyOf => {
  const known = new Map<string, { until: number; minutes: Promise<number | null> }>();
  return (kind) => {
    const stored = known.get(kindOf(kind));
    if (stored !== undefined && stored.until > parts.now()) return stored.minutes;
    const minutes = readTypical(parts, kind);
    known.set(kindOf(kind), { until: parts.now() + goodForMs, minutes });
    minutes.catch(() => {
      if (known.get(kindOf(kind))?.minutes === minutes) known.delete(kindOf(kind));
    });
    return minutes;
  };
};
