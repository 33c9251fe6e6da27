import { commitLimit, inChunks } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { type FirestoreWrite, type MountProps, serverTime } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { type LegalPlace, makingWrite, readTemplates, taskWriteOf, templatesAt } from '#checklist/public';
import { tasksQuery } from '#plan/tasks/tasks-query';
import { type CountryImpact, countryImpact } from './rules/country-impact';
import { type PlaceImpact, placeImpact } from './rules/place-impact';

type CountryHost = Pick<MountProps, 'firestore'>;

/** Returns the effect of another country on the server's checklist. */
export const readCountryImpact = async (
  { firestore }: CountryHost,
  weddingId: string,
  { from, to }: { from: string; to: string },
): Promise<CountryImpact> => {
  const [wedding, tasks, before, after] = await Promise.all([
    firestore.readDocument(collections.weddings(), weddingId),
    firestore.read(tasksQuery(weddingId)),
    readTemplates(firestore, from),
    readTemplates(firestore, to),
  ]);
  const place = wedding?.location ?? null;
  return countryImpact(tasks, before, templatesAt(after, place));
};

/** Merges another country's tasks into an existing checklist; a later checklist uses the new country anyway. */
export const moveToCountry = async (
  host: Pick<MountProps, 'firestore' | 'session'>,
  weddingId: string,
  countries: { from: string; to: string },
): Promise<void> => {
  const session = host.session.get();
  const wedding = await host.firestore.readDocument(collections.weddings(), weddingId);
  if (session.status !== 'signed-in' || wedding === null || wedding.tasks.initializedAt === null) return;
  if (accessOf(wedding, session.uid, 'checklist') !== 'edit') return;
  const { added, returning, leaving } = await readCountryImpact(host, weddingId, countries);
  const activeWrite = (id: string, active: boolean): FirestoreWrite => ({
    kind: 'update',
    collection: collections.tasks(weddingId),
    id,
    data: { active, updatedAt: serverTime() },
  });
  const writes = [
    ...added.map((task) => makingWrite(weddingId, task)),
    ...returning.map((id) => activeWrite(id, true)),
    ...leaving.map((id) => activeWrite(id, false)),
  ];
  if (writes.length === 0) return;
  for (const chunk of inChunks(writes, commitLimit)) await host.firestore.commit(chunk, { byItself: true });
};

/**
 * Updates the legal tasks of an existing checklist for another place. Resolves to the effect, or to null when nothing
 * changed.
 */
export const moveToPlace = async (
  host: Pick<MountProps, 'firestore' | 'session'>,
  weddingId: string,
  place: LegalPlace,
): Promise<PlaceImpact | null> => {
  const session = host.session.get();
  const wedding = await host.firestore.readDocument(collections.weddings(), weddingId);
  if (session.status !== 'signed-in' || wedding === null || wedding.tasks.initializedAt === null) return null;
  if (accessOf(wedding, session.uid, 'checklist') !== 'edit') return null;
  const [tasks, templates] = await Promise.all([
    host.firestore.read(tasksQuery(weddingId)),
    readTemplates(host.firestore, wedding.l10n.country),
  ]);
  const impact = placeImpact(tasks, templates, place);
  if (impact === null || impact.edit.changes.length === 0) return null;
  const made = new Set(impact.added.map(({ id }) => id));
  const stored = impact.edit.changes.filter((change) => change.kind !== 'update' || !made.has(change.id));
  const writes = [
    ...impact.added.map((task) => makingWrite(weddingId, task)),
    ...stored.map((change) => taskWriteOf(weddingId)(change)),
  ];
  for (const chunk of inChunks(writes, commitLimit)) await host.firestore.commit(chunk, { byItself: true });
  return impact;
};
