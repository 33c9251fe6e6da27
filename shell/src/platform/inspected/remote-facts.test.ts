import { exampleReleaseSet } from '#testing/shell-services';
import { busyMs, type LoadedFile, type PageFacts, remoteFacts } from './remote-facts';

const file = (name: string, from: number, to: number): LoadedFile => ({
  path: `/releases/builds/${name}/1.0.0/${from}.js`,
  from,
  to,
  bytes: 1000,
});
const nothing: PageFacts = { files: [], started: new Set(), shown: new Set() };
const stateOf = (page: Partial<PageFacts>, failedAt?: number) => {
  const problems =
    failedAt === undefined
      ? []
      : [{ feature: 'remote', remote: 'mfe-planning', version: '1.0.0', message: 'no', at: failedAt }];
  return remoteFacts(exampleReleaseSet, { ...nothing, ...page }, problems).find(({ name }) => name === 'mfe-planning')
    ?.state;
};

test('files that load in parallel count once, and a pause between two does not count', () => {
  expect(busyMs([file('shell', 0, 100), file('shell', 50, 120), file('shell', 10, 20), file('shell', 300, 330)])).toBe(
    150,
  );
  expect(busyMs([])).toBe(0);
});

test('a member has its own files alone, with their bytes and the time that they took', () => {
  const files = [file('mfe-planning', 100, 180), file('mfe-planning', 150, 200), file('mfe-planning-two', 0, 999)];
  const facts = remoteFacts(exampleReleaseSet, { ...nothing, files }, []);
  expect(facts.map(({ name }) => name)).toEqual(['shell', 'mfe-planning']);
  expect(facts[1]).toEqual(
    expect.objectContaining({ name: 'mfe-planning', owner: 'planning', version: '1.0.0', bytes: 2000, loadMs: 100 }),
  );
});

test('a remote of a developer’s server has the files of that server', () => {
  const [planning] = exampleReleaseSet.remotes;
  if (planning === undefined) throw new Error('The example has no remote.');
  const set = { ...exampleReleaseSet, remotes: [{ ...planning, entry: 'http://localhost:4321/remoteEntry.js' }] };
  const own = { ...file('x', 0, 30), path: 'http://localhost:4321/7.js' };
  const facts = remoteFacts(set, { ...nothing, files: [own, file('mfe-planning', 0, 10)] }, []);
  expect(facts[1]).toEqual(expect.objectContaining({ bytes: 1000, loadMs: 30 }));
});

test('a remote is idle, then ready, then on the page', () => {
  const started = new Set(['mfe-planning']);
  expect(stateOf({})).toBe('idle');
  expect(stateOf({ started })).toBe('ready');
  expect(stateOf({ started, shown: started })).toBe('shown');
});

test('a remote that reported after its last file has failed, until something of it loads again', () => {
  const started = new Set(['mfe-planning']);
  expect(stateOf({ files: [file('mfe-planning', 0, 10)] }, 20)).toBe('failed');
  expect(stateOf({ started, shown: started, files: [file('mfe-planning', 0, 10)] }, 20)).toBe('failed');
  expect(stateOf({ started, files: [file('mfe-planning', 30, 40)] }, 20)).toBe('ready');
});
