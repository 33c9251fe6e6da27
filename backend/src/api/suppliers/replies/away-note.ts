import { type AwayNote, supplierAccountSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { visible } from '#api/input/visible';

const stored = v.pick(supplierAccountSchema, ['away']);

/** The note that couples read while a supplier is away; null from the day after its last one. `today` is yyyy-MM-dd. */
export const awayNote = async (firestore: Firestore, supplierId: string, today: string): Promise<AwayNote | null> => {
  const account = await firestore.doc(`suppliers/${supplierId}`).get();
  const read = v.safeParse(stored, account.data() ?? {});
  // The supplier's people write it into the database directly, and everybody reads it.
  const away = read.success ? visible(read.output.away ?? null) : null;
  return away === null || away.text.trim() === '' || (away.until !== null && away.until < today) ? null : away;
};
