import { measureConstants } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type Firestore } from 'firebase-admin/firestore';
import { knownSets, screenOf } from './known-sets';
import { type CountedAt, type CountedRow, dayOf, lastDays, readCounts, storeCounts } from './stored-measures';
import { addTally, type CountedKind, countOne, createFigures, emptyTally, type Figures } from './tally';

/** Something of a page to count. */
export interface Measured {
  kind: CountedKind;
  remote: string;
  path: string;
  value: number;
}

/** Sends counts to where an operator collects them; `from` and `to` are milliseconds since the epoch. */
export type ExportCounts = (counted: readonly CountedRow[], span: { from: number; to: number }) => Promise<void>;

interface Options {
  firestore: Firestore;
  setOf: (id: string) => ReleaseSet | null;
  now: () => number;
  /** Null where nothing collects them. */
  exportCounts: ExportCounts | null;
  report: (sentence: string, error: unknown) => void;
}

/** Rows that are held until they are stored: a flood of rows is left out, not remembered. */
const mostHeld = 5000;

const keyOf = ({ day, remote, version, screen }: CountedAt, kind: CountedKind): string =>
  [day, remote, version, screen, kind].join('\n');

/** Figures by a key, each with what it is of. */
const figuresBy = <T extends object>(counted: readonly CountedRow[], of: (at: CountedAt) => T) => {
  const rows = new Map<string, { of: T; figures: Figures }>();
  for (const { kind, tally, ...at } of counted) {
    const key = JSON.stringify(of(at));
    const row = rows.get(key) ?? { of: of(at), figures: createFigures() };
    row.figures.add(kind, tally);
    rows.set(key, row);
  }
  return [...rows.values()].map((row) => ({ ...row.of, ...row.figures.read() }));
};

const mostViewed = <T extends { views: number; errors: number }>(rows: T[]): T[] =>
  rows.sort((a, b) => b.views - a.views || b.errors - a.errors).slice(0, measureConstants.mostRows);

/** Counts of pages, held in memory for a moment and stored together, so that a page costs no write. */
export const openPageMeasures = ({ firestore, setOf, now, exportCounts, report }: Options) => {
  const setKnown = knownSets(setOf);
  const held = new Map<string, CountedRow>();
  let since = now();

  const holdOf = (at: CountedAt, kind: CountedKind): CountedRow | null => {
    const key = keyOf(at, kind);
    const found = held.get(key);
    if (found !== undefined) return found;
    if (held.size >= mostHeld) return null;
    const begun: CountedRow = { ...at, kind, tally: emptyTally(kind) };
    held.set(key, begun);
    return begun;
  };

  const storeHeld = async (): Promise<void> => {
    const counted = [...held.values()];
    held.clear();
    const span = { from: since, to: now() };
    since = span.to;
    if (counted.length === 0) return;
    const { left, error } = await storeCounts(firestore, counted);
    for (const { kind, tally, ...at } of left) {
      const hold = holdOf(at, kind);
      if (hold !== null) addTally(hold.tally, tally);
    }
    if (left.length > 0) report('Counts of pages could not be stored, and are kept for the next time.', error);
    const stored = counted.filter((one) => !left.includes(one));
    await exportCounts?.(stored, span).catch((failure: unknown) =>
      report('Counts of pages could not be exported.', failure),
    );
  };
  let storing = Promise.resolve();
  /** One after the other: who reads waits for what is being stored. */
  const store = (): Promise<void> => {
    storing = storing.then(storeHeld, storeHeld);
    return storing;
  };

  return {
    /** Counts what a page of a release set says of itself. Members that the set does not have are left out. */
    take(setId: string, measured: readonly Measured[]): void {
      const set = setKnown(setId);
      if (set === null) return;
      const day = dayOf(now());
      for (const { kind, remote, path, value } of measured) {
        const version = set.versions.get(remote);
        if (version === undefined) continue;
        const hold = holdOf({ day, remote, version, screen: screenOf(path, set.segments) }, kind);
        if (hold !== null) countOne(hold.tally, kind, value);
      }
    },
    store,
    /** The figures of the last days; what this server holds is stored first. */
    async read(days: number): Promise<EndpointOutput<'pageMeasures'>> {
      await store();
      const wanted = lastDays(now(), days);
      const counted = await readCounts(firestore, wanted[0] ?? '');
      const byDay = new Map(figuresBy(counted, ({ day }) => ({ day })).map((row) => [row.day, row]));
      return {
        remotes: mostViewed(figuresBy(counted, ({ remote, version }) => ({ remote, version }))),
        screens: mostViewed(figuresBy(counted, ({ remote, screen }) => ({ remote, screen }))),
        days: wanted.map((day) => byDay.get(day) ?? { day, ...createFigures().read() }),
      };
    },
  };
};
export type PageMeasures = ReturnType<typeof openPageMeasures>;
