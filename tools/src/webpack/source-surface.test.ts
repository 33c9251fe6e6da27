import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildSurface, type Composition, refusals, serverSurface } from '@posy/backend/releases';
import { hostSurface } from '@posy/shared-contracts/event-graph';
import { type RemoteManifestInput, remoteNames } from '@posy/shared-contracts/manifest';
import { sourceSurface } from './source-surface';

const root = join(__dirname, '../../..');

const whole = (surface: Awaited<ReturnType<typeof sourceSurface>>): BuildSurface => ({
  ...surface,
  screens: [],
  forDevelopment: false,
});

const member = (name: string, surface: BuildSurface) => ({
  name,
  version: 'today',
  called: name,
  surface,
  files: [],
  gzipBytes: () => 0,
});

const manifestOf = async (name: string): Promise<RemoteManifestInput> =>
  ((await import(pathToFileURL(join(root, name, 'src', 'manifest.ts')).href)) as { manifest: RemoteManifestInput })
    .manifest;

const surfaceOfRemote = async (name: string): Promise<BuildSurface> => {
  const { publishes, handles } = await manifestOf(name);
  return whole(await sourceSurface({ name, projectDir: join(root, name), publishes, handles, isHost: false }));
};

const today = async (): Promise<Composition> => {
  const host = await sourceSurface({ ...hostSurface, projectDir: join(root, 'shell'), isHost: true });
  const remotes = await Promise.all(
    remoteNames.map(async (name) => ({
      ...member(name, await surfaceOfRemote(name)),
      manifest: null,
      asks: null,
      federation: null,
    })),
  );
  return { contract: 1, shell: { ...member('shell', whole(host)), lends: null }, remotes, server: serverSurface() };
};

test('all that this checkout builds fits together: events, calls, documents, queries and words', async () => {
  const composition = await today();
  const all = new Set(['shell', ...remoteNames]);
  // Manifests are read from builds: without one each is said to have none.
  expect(refusals(composition, all).filter((fault) => !fault.includes('manifest that no page can read'))).toEqual([]);
  const said = composition.remotes.map(({ name, surface }) => [
    name,
    Object.keys(surface?.calls ?? {}).length > 0,
    Object.keys(surface?.documents ?? {}).length > 0 || name === 'mfe-reviews',
  ]);
  expect(said).toEqual(remoteNames.map((name) => [name, true, true]));
});

describe('a package', () => {
  let projectDir: string;
  beforeEach(() => {
    projectDir = mkdtempSync(join(tmpdir(), 'posy-surface-'));
    mkdirSync(join(projectDir, 'src', 'messages'), { recursive: true });
    for (const locale of ['en-GB', 'en-US', 'de-DE', 'fr-FR'])
      writeFileSync(
        join(projectDir, 'src', 'messages', `${locale}.ts`),
        `export const messages = ${locale === 'fr-FR' ? '{}' : "{ 'a.title': 'Title' }"};`,
      );
  });
  afterEach(() => rmSync(projectDir, { recursive: true, force: true }));
  const surface = (publishes: string[] = []) =>
    sourceSurface({ name: 'mfe-hats', projectDir, publishes, handles: [], isHost: false });

  test('says which words it lacks, which calls its sources name, which documents they write and how they ask for them', async () => {
    writeFileSync(
      join(projectDir, 'src', 'a.ts'),
      `call('reviews'); write({ kind: 'update', collection: collections.notes(weddingId) });
       read({ collection: collections.tasks(weddingId), where: [{ field: 'key', op: '==', value: key }] });`,
    );
    const { words, calls, documents, queries } = await surface();
    expect(words).toEqual(['fr-FR a.title is missing']);
    expect(Object.keys(calls)).toEqual(['reviews']);
    expect(documents['weddings/{id}/notes']).toEqual(expect.arrayContaining(['title', 'body']));
    const where = [{ field: 'key', op: '==' }];
    expect(queries).toEqual([{ path: 'weddings/{id}/tasks', where, orderBy: [] }]);
  });

  test('says the shape of an event of its own, and leaves those of other remotes to the deploy', async () => {
    const events = {
      'mfe-hats.bought': { version: 2, delivery: 'fact' as const, payload: { type: 'object', properties: {} } },
    };
    const handles = ['mfe-hats.bought', 'mfe-caps.bought'];
    const own = { name: 'mfe-hats', projectDir, publishes: ['mfe-hats.bought'], handles, events, isHost: false };
    const { publishes, handles: handled } = await sourceSurface(own);
    expect(publishes).toEqual({
      'mfe-hats.bought': {
        version: 2,
        delivery: 'fact',
        hash: expect.stringMatching(/^[0-9a-f]{12}$/),
        payload: { type: 'object', fields: {} },
      },
    });
    expect(handled).toEqual(publishes);
  });

  test('that publishes an event of no contract is not built', async () => {
    await expect(surface(['hat.bought'])).rejects.toThrow(
      'mfe-hats names the event hat.bought, which the contract does not have.',
    );
  });
});
