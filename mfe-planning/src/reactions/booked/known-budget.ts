import { collections } from '@posy/shared-contracts/collections';
import { shortlistStateOf } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf, weddingHeads } from '@posy/shared-contracts/rules';
import { costItems, costsQuery, paymentsQuery, type Standing } from '#budget/public';
import { shortlistQuery } from '#scrapbook/public';

/** Whose cost it is about. */
export interface About {
  weddingId: string;
  supplierId: string;
  supplierName: string;
  supplierType: string;
}

/** What the shortlist says of the suppliers of a kind; nothing where this person may not see it. */
const readStandings = async (host: MountProps, weddingId: string, supplierType: string): Promise<Standing[]> => {
  const entries = await host.firestore.read(shortlistQuery(weddingId));
  return entries
    .filter((entry) => entry.type === supplierType && shortlistStateOf(entry) !== 'removed')
    .map(({ id, name, booked, quotedPrice = null, updatedAt }) => ({
      ...{ id, name, isBooked: booked, quoted: quotedPrice, since: updatedAt },
    }));
};

/** What the server knows of a budget that this person may edit; null when they may not. */
export const readBudget = async (host: MountProps, { weddingId, supplierType }: About) => {
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

/** What the server knows of a budget. */
export type Known = NonNullable<Awaited<ReturnType<typeof readBudget>>>;
