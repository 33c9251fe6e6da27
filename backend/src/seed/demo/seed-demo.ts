import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FileStore } from '#files/file-store';
import { type AdminCalls, ensureAccounts, type SeededAccount } from './demo-accounts';
import { demoCosts, demoHeads } from './demo-budget';
import { demoConversations } from './demo-conversations';
import { demoGuests, demoTables } from './demo-guests';
import { demoActivity } from './demo-members';
import { demoNotePictures, demoNotes } from './demo-notes';
import { demoSupplier } from './demo-supplier';
import { storeDemoPhotos } from './demo-photos';
import { demoWeddingDate } from './demo-plan';
import { type DemoFacts } from './demo-facts';
import {
  demoEvents,
  demoAchievements,
  demoShortlist,
  demoTasks,
  demoUsers,
  demoWebsite,
  demoWedding,
  demoGuestTotals,
} from './demo-wedding';
import { type Progress } from '../progress';
import { readTaskTemplates } from '../task-templates';
import { type SeedDocument, writeAll } from '../write-all';
import { type CatalogueStore } from '#catalogue/catalogue-store';
import { type SupplierSummary } from '#catalogue/supplier-record';

/** What seeding the demo needs. */
export interface DemoSeed {
  firestore: Firestore;
  catalogue: CatalogueStore;
  photos: FileStore;
  admin: AdminCalls;
  accounts: SeededAccount[];
  now: number;
  progress: Progress;
}

const town = 'Bath';

/** A supplier for the demo: in the couple's town if there is one, else near it, else anywhere in the country. */
const pick = (catalogue: CatalogueStore, category: SupplierCategory): SupplierSummary => {
  const inCountry = { countryCode: 'GB', size: 100 } as const;
  const near = catalogue.search({ ...inCountry, category, area: town }).results;
  const found =
    near.find((supplier) => supplier.town === town) ??
    near[0] ??
    catalogue.search({ ...inCountry, category }).results[0] ??
    catalogue.search(inCountry).results[0];
  if (found === undefined) throw new Error('The catalogue has no suppliers for the demo.');
  return found;
};

const documentsOf = (facts: DemoFacts, accounts: SeededAccount[]): SeedDocument[] => {
  const tasks = demoTasks(facts, readTaskTemplates());
  const guests = demoGuests(facts);
  return [
    ...tasks,
    ...guests,
    ...demoTables(facts),
    ...demoShortlist(facts),
    ...demoCosts(facts, demoHeads(demoGuestTotals(guests))),
    ...demoAchievements(facts),
    ...demoEvents(facts),
    ...demoWebsite(facts),
    ...demoNotes(facts),
    ...demoConversations(facts),
    ...demoActivity(facts),
    demoWedding(facts, { tasks, guests }),
    ...demoSupplier(facts),
    ...demoUsers(facts, accounts),
  ];
};

const factsOf = (catalogue: CatalogueStore, startedAt: number): DemoFacts => ({
  weddingId: 'demo-wedding',
  slug: 'maya-and-tom',
  date: demoWeddingDate(startedAt),
  startedAt,
  venue: pick(catalogue, 'venues'),
  photographer: pick(catalogue, 'photographers'),
});

/** Raised when people, or what their tokens say, came to the demo. */
const demoRoles = 1;

/** A demo from before an account or a role was there gets it; what people wrote since stays. */
const bringUpToDate = async ({
  firestore,
  catalogue,
  admin,
  accounts,
}: Pick<DemoSeed, 'firestore' | 'catalogue' | 'admin' | 'accounts'>): Promise<void> => {
  const marker = firestore.doc('seeds/demo');
  const seen = await marker.get();
  // Without suppliers of a demo that was removed there is nobody to speak for.
  if (seen.get('roles') === demoRoles || catalogue.count().suppliers === 0) return;
  await ensureAccounts(admin, accounts);
  const began: unknown = seen.get('startedAt');
  const facts = factsOf(catalogue, began instanceof Timestamp ? began.toMillis() : Date.UTC(2026, 0, 1));
  const wanted = [...demoSupplier(facts), ...demoUsers(facts, accounts)];
  const stored = await firestore.getAll(...wanted.map(({ path }) => firestore.doc(path)));
  await writeAll(
    firestore,
    wanted.filter((_document, index) => stored[index]?.exists === false),
  );
  await marker.update({ roles: demoRoles });
};

/**
 * Seeds the demo into an empty database. A marker document says when it began and when it was complete: a seeding that
 * was broken off is done again with the same ids and the same times, so that nothing is there twice.
 */
export const seedDemo = async ({
  firestore,
  catalogue,
  photos,
  admin,
  accounts,
  now,
  progress,
}: DemoSeed): Promise<void> => {
  const marker = firestore.doc('seeds/demo');
  const seen = await marker.get();
  if (seen.get('completedAt') !== undefined) return bringUpToDate({ firestore, catalogue, admin, accounts });
  if (!seen.exists && !(await firestore.collection('users').limit(1).get()).empty) return;
  progress({ text: 'Preparing a demo couple, a supplier and a moderator' });
  if (!seen.exists) await marker.set({ startedAt: Timestamp.fromMillis(now) });
  const began: unknown = (await marker.get()).get('startedAt');
  const startedAt = began instanceof Timestamp ? began.toMillis() : now;
  await ensureAccounts(admin, accounts);
  const facts = factsOf(catalogue, startedAt);
  await storeDemoPhotos(photos, demoNotePictures(facts));
  await writeAll(firestore, documentsOf(facts, accounts));
  await marker.update({ completedAt: Timestamp.fromMillis(now), roles: demoRoles });
};
