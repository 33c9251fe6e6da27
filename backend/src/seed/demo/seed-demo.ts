import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { type FileStore } from '#files/file-store';
import { type Progress } from '../progress';
import { readTaskTemplates } from '../task-templates';
import { type SeedDocument, writeAll } from '../write-all';
import { demoAnswers } from './demo-answers';
import { demoGuests, demoTables } from './demo-guests';
import { demoActivity } from './demo-members';
import { demoNotePictures, demoNotes } from './demo-notes';
import { storeDemoPhotos } from './demo-photos';
import { demoWeddingDate } from './demo-plan';
import { demoFilm, demoSupplier } from './demo-supplier';
import { demoWebsite } from './demo-website';
import { demoAchievements, demoEvents, demoGuestTotals, demoTasks, demoUsers, demoWedding } from './demo-wedding';
import { type AdminCalls, demoTeam, demoUids, ensureAccounts, type SeededAccount } from './facts/demo-accounts';
import { demoCosts, demoGuestEstimate, demoHeads, demoVenuePrice } from './facts/demo-budget';
import { demoEnquiries, demoFilmEnquiries } from './facts/demo-enquiries';
import { type DemoFacts, type DemoPick, demoPicks } from './facts/demo-facts';
import { demoConversations } from './suppliers/demo-conversations';
import { demoFigures } from './suppliers/demo-figures';
import { demoReviews } from './suppliers/demo-reviews';
import { demoRivals } from './suppliers/demo-rivals';
import { demoShortlist } from './suppliers/demo-shortlist';

/** Input of seeding the demo. */
export interface DemoSeed {
  firestore: Firestore;
  catalogue: CatalogueStore;
  photos: FileStore;
  admin: AdminCalls;
  accounts: SeededAccount[];
  /** True when the accounts' passwords were created just now. */
  areNew: boolean;
  now: number;
  progress: Progress;
}

/** Bath, where the demo couple live: they marry in the town of the venue that they find near it. */
const place = { lat: 51.381, lng: -2.359, radiusKm: 1000 } as const;

/** A supplier for the demo: who is nearest to the couple's town. */
const pick = (catalogue: CatalogueStore, category: SupplierCategory): SupplierSummary => {
  const near = { countryCode: 'GB', near: place, sort: 'distance', size: 1 } as const;
  const found = catalogue.search({ ...near, category }).results[0] ?? catalogue.search(near).results[0];
  if (found === undefined) throw new Error('The catalogue has no suppliers for the demo.');
  return found;
};

/** Most suppliers of a category that are checked for one that is free. */
const mostSeen = 20;

/** A share of the venue's cost that its own price may be away from it. */
const priceSlack = 0.2;

/** The venue nearest to the couple's town that seats their guests and asks about what they agreed on; else any. */
const pickVenue = (catalogue: CatalogueStore, date: string): SupplierSummary => {
  const fitting = { guests: demoGuestEstimate, freeOn: date, exceptIds: [...catalogue.busyOn(date)] };
  const prices = {
    priceMin: Math.round(demoVenuePrice * (1 - priceSlack)),
    priceMax: Math.round(demoVenuePrice * (1 + priceSlack)),
  };
  const near = { countryCode: 'GB', category: 'venues', near: place, sort: 'distance', size: mostSeen } as const;
  const found = catalogue.search({ ...near, ...fitting, ...prices }).results;
  return found.find(({ capacity }) => (capacity?.max ?? 0) >= demoGuestEstimate) ?? pick(catalogue, 'venues');
};

/** Picks other suppliers near the couple, each once, that are free on the day; a small catalogue may have none left. */
const pickOthers = (
  catalogue: CatalogueStore,
  date: string,
  taken: readonly SupplierSummary[],
): DemoFacts['picked'] => {
  const left = new Set([...taken.map(({ id }) => id), ...catalogue.busyOn(date)]);
  const picked: DemoFacts['picked'] = {};
  for (const key of Object.keys(demoPicks) as DemoPick[]) {
    const near = { countryCode: 'GB', near: place, sort: 'distance', size: mostSeen } as const;
    const found = catalogue.search({ ...near, category: demoPicks[key] }).results.find(({ id }) => !left.has(id));
    if (found === undefined) continue;
    picked[key] = found;
    left.add(found.id);
  }
  return picked;
};

/** The second supplier of the photographer's owner. */
const secondProfile = (facts: DemoFacts): SeedDocument[] => [...demoFilm(facts), ...demoFilmEnquiries(facts)];

/** Suppliers of the photographer's category, whose figures say what is typical. */
const rivalsOf = (catalogue: CatalogueStore, { photographer, picked }: DemoFacts): SupplierSummary[] => {
  const own = new Set([photographer.id, picked.film?.id]);
  const category = { countryCode: photographer.countryCode, category: photographer.type, size: 30 } as const;
  return catalogue.search(category).results.filter(({ id }) => !own.has(id));
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
    ...demoAnswers(facts),
    ...demoWebsite(facts),
    ...demoNotes(facts),
    ...demoConversations(facts),
    ...demoEnquiries(facts),
    ...demoReviews(facts),
    ...demoActivity(facts),
    demoWedding(facts, { tasks, guests }),
    ...demoSupplier(facts),
    ...secondProfile(facts),
    ...demoUsers(facts, accounts),
  ];
};

const factsOf = (catalogue: CatalogueStore, startedAt: number): DemoFacts => {
  const date = demoWeddingDate(startedAt);
  const [venue, photographer] = [pickVenue(catalogue, date), pick(catalogue, 'photographers')];
  return {
    weddingId: 'demo-wedding',
    slug: 'maya-and-tom',
    date,
    startedAt,
    venue,
    photographer,
    picked: pickOthers(catalogue, date, [venue, photographer]),
  };
};

/** Raised when people, or what their tokens say, came to the demo. */
const demoRoles = 3;

/**
 * Adds staff to the demo's supplier of an older data folder, as if they had joined, with access to its conversations.
 */
const letTeamIn = async (firestore: Firestore, supplierId: string): Promise<void> => {
  const supplier = firestore.doc(`suppliers/${supplierId}`);
  const owners: unknown = (await supplier.get()).get('owners');
  if (typeof owners !== 'object' || owners === null || demoUids.staff in owners) return;
  const talks = await firestore
    .collection('conversations')
    .where('memberUids', 'array-contains', demoUids.supplier)
    .get();
  const batch = firestore.batch();
  batch.update(supplier, { owners: { ...owners, ...demoTeam } });
  const own = talks.docs.filter((talk) => talk.get('supplierId') === supplierId);
  for (const { ref } of own) batch.update(ref, { memberUids: FieldValue.arrayUnion(demoUids.staff) });
  await batch.commit();
};

/** Adds missing accounts and roles to an older demo; people's own changes stay. */
const bringUpToDate = async ({
  firestore,
  catalogue,
  admin,
  accounts,
}: Pick<DemoSeed, 'firestore' | 'catalogue' | 'admin' | 'accounts'>): Promise<void> => {
  const marker = firestore.doc('seeds/demo');
  const seen = await marker.get();
  // A removed demo has no suppliers to speak for.
  if (seen.get('roles') === demoRoles || catalogue.count().suppliers === 0) return;
  await ensureAccounts(admin, accounts);
  const began: unknown = seen.get('startedAt');
  const facts = factsOf(catalogue, began instanceof Timestamp ? began.toMillis() : Date.UTC(2026, 0, 1));
  const wanted = [...demoSupplier(facts), ...secondProfile(facts), ...demoUsers(facts, accounts)];
  const stored = await firestore.getAll(...wanted.map(({ path }) => firestore.doc(path)));
  await writeAll(
    firestore,
    wanted.filter((_document, index) => stored[index]?.exists === false),
  );
  await letTeamIn(firestore, facts.photographer.id);
  await marker.update({ roles: demoRoles });
};

/**
 * Seeds the demo into an empty database. A marker document says when it began and when it was complete: a seeding that
 * was broken off is done again with the same ids and the same times, so that nothing is there twice. Answers whether the
 * demo is there: an installation that people use already gets none.
 */
export const seedDemo = async ({
  firestore,
  catalogue,
  photos,
  admin,
  accounts,
  areNew,
  now,
  progress,
}: DemoSeed): Promise<boolean> => {
  const marker = firestore.doc('seeds/demo');
  const seen = await marker.get();
  if (seen.get('completedAt') !== undefined) {
    if (areNew) await ensureAccounts(admin, accounts);
    await bringUpToDate({ firestore, catalogue, admin, accounts });
    return true;
  }
  if (!seen.exists && !(await firestore.collection('users').limit(1).get()).empty) return false;
  progress({ text: 'Preparing a demo couple, a supplier and a moderator' });
  if (!seen.exists) await marker.set({ startedAt: Timestamp.fromMillis(now) });
  const began: unknown = (await marker.get()).get('startedAt');
  const startedAt = began instanceof Timestamp ? began.toMillis() : now;
  await ensureAccounts(admin, accounts);
  const facts = factsOf(catalogue, startedAt);
  await storeDemoPhotos(photos, demoNotePictures(facts));
  const rivals = rivalsOf(catalogue, facts);
  await writeAll(firestore, [
    ...documentsOf(facts, accounts),
    ...demoFigures(facts, rivals),
    ...demoRivals(facts, rivals),
  ]);
  await marker.update({ completedAt: Timestamp.fromMillis(now), roles: demoRoles });
  return true;
};
