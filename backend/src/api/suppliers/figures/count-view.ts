import { figureConstants } from '@posy/shared-contracts/constants';
import { type Handler } from '#api/handler';
import { knownSupplier } from '#api/known-supplier';
import { mondayOf, oneMore, weekOf } from '#suppliers/figures/supplier-weeks';

/** Counts a look at a profile. The reader's name is stored nowhere, and leaves the server's memory after a day. */
export const countView: Handler<'countView'> = async ({ firestore, catalogue, viewers, now }, call) => {
  const { body, identity, network } = call;
  const supplier = knownSupplier(catalogue, body.supplierId);
  if (identity !== null && identity.kind !== 'couple') return {};
  const reader = identity?.uid ?? network;
  const { viewMs: timeWindow } = figureConstants;
  if (!viewers.take(`view ${supplier.id} ${reader}`, { max: 1, timeWindow }, now())) return {};
  const monday = mondayOf(now());
  await weekOf(firestore, supplier.id, monday).set(oneMore(supplier, monday, ['views']), { merge: true });
  return {};
};
