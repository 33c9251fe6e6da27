import { measureConstants } from '@posy/shared-contracts/constants';
import { measureKinds } from '@posy/shared-contracts/entities';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type CountedKind, emptyTally, type Tally } from './tally';

/** The place and day at which something was counted. `day` is yyyy-MM-dd, in UTC. */
export interface CountedAt {
  day: string;
  remote: string;
  version: string;
  screen: string;
}

/** Counts of one kind at one place and day. */
export interface CountedRow extends CountedAt {
  kind: CountedKind;
  tally: Tally;
}

const dayMs = 86_400_000;

/** The day of a moment. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last days, this one last. */
export const lastDays = (now: number, days: number): string[] =>
  Array.from({ length: days }, (_none, at) => dayOf(now - (days - 1 - at) * dayMs));

/** `pageMeasures/{day}~{remote}~{version}`: counts of a day, by screen and kind. Backend only. */
const collection = (firestore: Firestore) => firestore.collection('pageMeasures');

const idOf = ({ day, remote, version }: CountedAt): string => [day, remote, version].join('~').replaceAll('/', '_');

/** Nothing is read for it, so that several servers may count at once. */
const increments = ({ count, sum, classes }: Tally) => {
  const counted = classes.flatMap((number, at) =>
    number === 0 ? [] : [[`c${at}`, FieldValue.increment(number)] as const],
  );
  return {
    count: FieldValue.increment(count),
    // An empty map would take the place of the stored one.
    ...(counted.length > 0 && { sum: FieldValue.increment(sum), classes: Object.fromEntries(counted) }),
  };
};

/** Rows of one commit, in which a document takes 500 increments at most: a row has up to sixteen. */
const rowsAtOnce = 30;

/** Counts by the document that has them. */
const byDocument = (counted: readonly CountedRow[]): [string, CountedRow[]][] => {
  const documents = new Map<string, CountedRow[]>();
  for (const one of counted) {
    const id = idOf(one);
    const others = documents.get(id);
    if (others === undefined) documents.set(id, [one]);
    else others.push(one);
  }
  return [...documents];
};

/** Adds counts to the stored ones. Returns those that could not be stored, with the reason. */
export const storeCounts = async (
  firestore: Firestore,
  counted: readonly CountedRow[],
): Promise<{ left: CountedRow[]; error: unknown }> => {
  const left: CountedRow[] = [];
  let error: unknown = null;
  for (let start = 0; start < counted.length; start += rowsAtOnce) {
    const part = counted.slice(start, start + rowsAtOnce);
    const batch = firestore.batch();
    for (const [id, rows] of byDocument(part)) {
      const screens: Record<string, Record<string, object>> = {};
      for (const { screen, kind, tally } of rows) (screens[screen] ??= {})[kind] = increments(tally);
      const [{ day, remote, version } = { day: '', remote: '', version: '' }] = rows;
      batch.set(collection(firestore).doc(id), { day, remote, version, screens }, { merge: true });
    }
    try {
      await batch.commit();
    } catch (failure) {
      error = failure;
      left.push(...part);
    }
  }
  return { left, error };
};

const numbers = v.record(v.string(), v.number());
const storedTally = v.object({ count: v.number(), sum: v.optional(v.number(), 0), classes: v.optional(numbers, {}) });
const storedDay = v.object({
  day: v.string(),
  remote: v.string(),
  version: v.string(),
  screens: v.record(v.string(), v.record(v.string(), storedTally)),
});

const kinds: readonly CountedKind[] = [...measureKinds, 'error'];

const tallyOf = (kind: CountedKind, { count, sum, classes }: v.InferOutput<typeof storedTally>): Tally => {
  const { classes: none } = emptyTally(kind);
  return { count, sum, classes: none.map((_none, at) => classes[`c${at}`] ?? 0) };
};

const countedIn = (data: unknown): CountedRow[] => {
  const read = v.safeParse(storedDay, data);
  if (!read.success) return [];
  const { screens, ...at } = read.output;
  return Object.entries(screens).flatMap(([screen, counts]) =>
    kinds.flatMap((kind) => {
      const stored = counts[kind];
      return stored === undefined ? [] : [{ ...at, screen, kind, tally: tallyOf(kind, stored) }];
    }),
  );
};

/** Most documents that one reading takes: members and their versions of a month. */
const mostRead = 5000;

/** Reads the counts of the days from one on. Of too many, the oldest days are left out. */
export const readCounts = async (firestore: Firestore, from: string, most = mostRead): Promise<CountedRow[]> => {
  const { docs } = await collection(firestore).where('day', '>=', from).orderBy('day', 'desc').limit(most).get();
  return docs.flatMap((document) => countedIn(document.data()));
};

/** Most documents that one run deletes. */
const mostSwept = 500;

/** Deletes counts that nobody is shown any more. */
export const sweepMeasures = async (firestore: Firestore, now: number): Promise<void> => {
  const [oldest = ''] = lastDays(now, Math.max(...measureConstants.spans));
  const { docs } = await collection(firestore).where('day', '<', oldest).limit(mostSwept).get();
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
};
