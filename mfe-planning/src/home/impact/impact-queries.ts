import { collections } from '@posy/shared-contracts/collections';
import { serverTime, type FirestoreWrite, type MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { countryImpact, type CountryImpact } from './rules/country-impact';
import { commitLimit, inChunks } from '@posy/remote-kit/edits';
import { makingWrite, readTemplates } from '#checklist/public';
import { tasksQuery } from '#plan/tasks/tasks-query';

type CountryHost = Pick<MountProps, 'firestore'>;

/** What another country would do to the checklist, from what the server knows. */
export const readCountryImpact = async (
  { firestore }: CountryHost,
  weddingId: string,
  { from, to }: { from: string; to: string },
): Promise<CountryImpact> => {
  const [tasks, before, after] = await Promise.all([
    firestore.read(tasksQuery(weddingId)),
    readTemplates(firestore, from),
    readTemplates(firestore, to),
  ]);
  return countryImpact(tasks, before, after);
};

/** Merges another country's tasks into a checklist that is made; one that is not made follows its country anyway. */
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
