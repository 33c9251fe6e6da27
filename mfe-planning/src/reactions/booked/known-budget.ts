import { collections } from '@posy/shared-contracts/collections';
import { shortlistStateOf } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf, weddingHeads } from '@posy/shared-contracts/rules';
import { costItems, costsQuery, paymentsQuery, type SupplierState } from '#budget/public';
import { shortlistQuery } from '#scrapbook/public';

/** The supplier that a cost is about. */
export interface BookedSupplier {
  weddingId: string;
  supplierId: string;
  supplierName: string;
  supplierType: string;
}

/** Reads the suppliers of a type from the shortlist; empty when this member may not read it. */
const readStandings = async (host: MountProps, weddingId: string, supplierType: string): Promise<SupplierState[]> => {
  const entries = await host.firestore.read(shortlistQuery(weddingId));
  return entries
    .filter((entry) => entry.type === supplierType && shortlistStateOf(entry) !== 'removed')
    .map(({ id, name, booked, quotedPrice = null, updatedAt }) => ({
      ...{ id, name, isBooked: booked, quoted: quotedPrice, since: updatedAt },
    }));
};

/** Reads the server's budget; null when this member may not edit it. */
export const readBudget = async (host: MountProps, { weddingId, supplierType }: BookedSupplier) => {
  const session = host.session.get();
  if (session.status !== 'signed-in') return null;
  const wedding = await host.firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || accessOf(wedding, session.uid, 'budget') !== 'edit') return null;
  const suppliers = accessOf(wedding, session.uid, 'suppliers');
  const [costs, payments, standings] = await Promise.all([
    host.firestore.read(costsQuery(weddingId)),
    host.firestore.read(paymentsQuery(weddingId)),
    suppliers === 'none' ? [] : readStandings(host, weddingId, supplierType),
  ]);
  const heads = weddingHeads(wedding);
  const items = costItems(costs, payments, heads);
  return { currency: wedding.l10n.currency, heads, standings, items, editsSuppliers: suppliers === 'edit' };
};

/** The budget as the server has it. */
export type ServerBudget = NonNullable<Awaited<ReturnType<typeof readBudget>>>;
