import { measureBounds, pageNumbers } from '@posy/shared-contracts/entities';
import { exampleSet } from '#testing/release-set';
import { testBackend } from '#testing/test-backend';
import { type ExportCounts, openPageMeasures } from './page-measures';
import { readCounts, sweepMeasures } from './stored-measures';

const backend = testBackend();
const dayMs = 86_400_000;
const now = Date.UTC(2031, 0, 15, 10);

const open = (changes: Partial<Parameters<typeof openPageMeasures>[0]> = {}) => {
  const reported: string[] = [];
  const measures = openPageMeasures({
    firestore: backend.firestore,
    setOf: (id) => (id === 'set-1' ? exampleSet() : null),
    now: () => now,
    exportCounts: null,
    report: (sentence) => reported.push(sentence),
    ...changes,
  });
  return { measures, reported };
};
const at = (path: string, remote = 'mfe-reviews') => ({ remote, path });
const documents = async () => (await backend.firestore.collection('pageMeasures').get()).docs;

afterEach(async () => {
  for (const { ref } of await documents()) await ref.delete();
});

describe('what pages measure', () => {
  test('is added up by day, remote, version and screen, whichever server counted it', async () => {
    const [one, other] = [open().measures, open().measures];
    const number = { ...at('/uk/reviews/GB000001'), kind: 'lcp' as const };
    one.take('set-1', [
      { ...number, value: 900 },
      { ...number, kind: 'view', value: 0 },
    ]);
    other.take('set-1', [
      { ...number, value: 5000 },
      { ...at('/de/reviews'), kind: 'view', value: 0 },
      { ...at('/de', 'shell'), kind: 'error', value: 0 },
    ]);
    await one.store();
    const { remotes, screens, days } = await other.read(7);
    const lcp = { count: 2, p75: expect.any(Number) as number, good: 0.5 };
    expect(remotes).toEqual([
      { remote: 'mfe-reviews', version: '1.0.0', views: 2, errors: 0, numbers: { lcp } },
      { remote: 'shell', version: '1.0.0', views: 0, errors: 1, numbers: {} },
    ]);
    expect(screens.map(({ remote, screen, views }) => `${remote} ${screen} ${views}`).toSorted()).toEqual([
      'mfe-reviews reviews 1',
      'mfe-reviews reviews/* 1',
      'shell index 0',
    ]);
    expect(days.map(({ day, views }) => [day, views])).toEqual([
      ['2031-01-09', 0],
      ['2031-01-10', 0],
      ['2031-01-11', 0],
      ['2031-01-12', 0],
      ['2031-01-13', 0],
      ['2031-01-14', 0],
      ['2031-01-15', 2],
    ]);
  });

  test('has no row for what the release set does not have, whatever is sent', async () => {
    const { measures } = open();
    const view = { kind: 'view' as const, value: 0 };
    measures.take('set-9', [{ ...view, ...at('/uk/reviews') }]);
    measures.take('set-1', [{ ...view, ...at('/uk/reviews', 'mfe-nobody') }]);
    for (let row = 0; row < 50; row += 1)
      measures.take('set-1', [{ ...view, ...at(`/uk/maya-and-tom-${row}/secret-${row}`) }]);
    const { remotes, screens } = await measures.read(1);
    expect(remotes).toEqual([expect.objectContaining({ remote: 'mfe-reviews', views: 50 })]);
    expect(screens).toEqual([expect.objectContaining({ screen: 'other', views: 50 })]);
    expect(JSON.stringify((await documents()).map((document) => document.data()))).not.toMatch(/maya|secret/);
  });

  test('is stored however many screens, kinds and classes one minute had', async () => {
    const { measures, reported } = open();
    const paths = ['/uk', '/uk/reviews', '/uk/reviews/a', '/uk/checklist', '/uk/checklist/a', '/uk/settings', '/uk/x'];
    const numbers = pageNumbers.flatMap((kind) => measureBounds[kind].map((value) => ({ kind, value })));
    for (const path of paths)
      measures.take(
        'set-1',
        numbers.map((number) => ({ ...at(path), ...number })),
      );
    expect(numbers.length * paths.length).toBeGreaterThan(500);
    const { remotes, screens } = await measures.read(1);
    expect(reported).toEqual([]);
    const count = measureBounds.lcp.length * paths.length;
    expect(remotes[0]?.numbers.lcp?.count).toBe(count);
    expect(screens).toHaveLength(paths.length);
  });

  test('is kept for the next time when it cannot be stored, and counts once', async () => {
    const broken = { isBroken: true };
    const firestore = new Proxy(backend.firestore, {
      get(target, key) {
        if (key === 'batch' && broken.isBroken)
          return () => ({ set: () => undefined, commit: () => Promise.reject(new Error('Away.')) });
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const exported: number[] = [];
    const exportCounts: ExportCounts = async (counted) => void exported.push(counted.length);
    const { measures, reported } = open({ firestore, exportCounts });
    measures.take('set-1', [{ ...at('/uk/reviews'), kind: 'view', value: 0 }]);
    await measures.store();
    expect([await documents(), reported]).toEqual([
      [],
      ['Counts of pages could not be stored, and are kept for the next time.'],
    ]);
    broken.isBroken = false;
    await measures.store();
    await measures.store();
    expect((await measures.read(1)).remotes).toEqual([expect.objectContaining({ views: 1 })]);
    expect(exported).toEqual([0, 1]);
  });

  test('is read from the newest day on where there is more than one reading takes', async () => {
    let time = now;
    const { measures } = open({ now: () => time });
    for (const days of [0, 1, 2]) {
      time = now + days * dayMs;
      measures.take('set-1', [{ ...at('/uk/reviews'), kind: 'view', value: 0 }]);
      await measures.store();
    }
    const read = await readCounts(backend.firestore, '2031-01-15', 2);
    expect(read.map(({ day }) => day)).toEqual(['2031-01-17', '2031-01-16']);
  });

  test('goes when nobody is shown it any more', async () => {
    let time = now;
    const { measures } = open({ now: () => time });
    const view = { ...at('/uk/reviews'), kind: 'view' as const, value: 0 };
    for (const days of [0, 1]) {
      time = now + days * dayMs;
      measures.take('set-1', [view]);
      await measures.store();
    }
    await sweepMeasures(backend.firestore, now + 28 * dayMs);
    expect((await documents()).map((document) => document.get('day') as unknown)).toEqual(['2031-01-16']);
  });
});
