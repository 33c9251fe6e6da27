import { createHash } from 'node:crypto';
import { reportConstants } from '@posy/shared-contracts/constants';
import { type Report } from '@posy/shared-contracts/entities';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../refusal';

const dayMs = 86_400_000;

type Reported = Pick<Report, 'about' | 'reason' | 'words' | 'by'>;

/** The same for the same person and thing. A message's id is its sender's choice: it names one within its conversation alone. */
const reportId = ({ about: { kind, id, within }, by }: Reported): string => {
  if (within === null) return `${by}_${kind}_${id}`;
  const hash = createHash('sha256').update(`${within}\n${id}`).digest('hex');
  return `${by}_${kind}_${hash.slice(0, 40)}`;
};

interface ReportWriting {
  firestore: Firestore;
  transaction: Transaction;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Reports something to moderators, once for each person and thing; answers whether it is new. Reads before it writes, as
 * transactions have to. Refuses more than a person may report in a day.
 */
export const takeReport = async (
  { firestore, transaction, now }: ReportWriting,
  report: Reported,
): Promise<boolean> => {
  const { by } = report;
  const reports = firestore.collection('reports');
  const reference = reports.doc(reportId(report));
  if ((await transaction.get(reference)).exists) return false;
  const since = Timestamp.fromMillis(now - dayMs);
  const recent = reports.where('by', '==', by).where('createdAt', '>', since).limit(reportConstants.mostPerDay);
  if ((await transaction.get(recent)).size >= reportConstants.mostPerDay)
    throw new Refusal(429, 'reports-used-up', 'You have reported as much as one can in a day: please go on tomorrow.');
  const open = { state: 'open', createdAt: FieldValue.serverTimestamp(), decidedBy: null, decidedAt: null };
  transaction.create(reference, { ...report, ...open });
  return true;
};
