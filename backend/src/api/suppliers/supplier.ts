import { type Handler } from '../handler';
import { knownSupplier } from './known-supplier';
import { toProfile } from './public-faces';
import { busyDaysIn } from './search/busy-on';

/** A supplier's public profile; a day is taken here when the search leaves it out on that day. */
export const supplier: Handler<'supplier'> = async ({ catalogue, firestore, now }, { params }) => {
  const known = knownSupplier(catalogue, params.id);
  const kept = await busyDaysIn(firestore, known.id, new Date(now()).toISOString().slice(0, 10));
  return toProfile({ ...known, busyDays: [...new Set([...known.busyDays, ...kept])].sort() });
};
