import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventSide, objectOf, setOf, writeExampleRemote, writeExampleShell } from '#releases/testing/example-builds';
import type { CallSide, ServerSurface } from '../build-surface';
import { readComposition } from '../composition';
import { refusals, refuseMisfits } from './can-deploy';

let buildsDir: string;
beforeEach(() => {
  buildsDir = mkdtempSync(join(tmpdir(), 'posy-can-deploy-'));
});
afterEach(() => rmSync(buildsDir, { recursive: true, force: true }));

type Build = Parameters<typeof writeExampleRemote>[2];

const remote = (name: string, build: Build): void =>
  writeExampleRemote(join(buildsDir, name, '1.0.0'), name, build ?? {});
const shell = (build: Parameters<typeof writeExampleShell>[1] = {}): void =>
  writeExampleShell(join(buildsDir, 'shell', '1.0.0'), build);

/** Returns why the changed members cannot be deployed in a set of these remotes. */
const refused = (
  remotes: Parameters<typeof setOf>[0],
  { changed = ['mfe-reviews'], contract = 1, server = null as ServerSurface | null } = {},
): string[] => refusals(readComposition(buildsDir, setOf(remotes, { contract }), server), new Set(changed));

const reviews = (build: NonNullable<Build>, options: Parameters<typeof refused>[1] = {}): string[] => {
  remote('mfe-reviews', build);
  return refused({ 'mfe-reviews': build.manifest ?? {} }, options);
};

describe('a deploy is refused, with both parties and what to do,', () => {
  beforeEach(() => shell({ modules: { react: '19.3.1' } }));

  test('where the shell has another contract than the remote runs in', () => {
    expect(reviews({ manifest: { contract: 2 } })).toEqual([
      'mfe-reviews 1.0.0 needs contract 2, and the shell 1.0.0 has 1: no page would show it. Deploy the shell first, or with it: npm run deploy -- shell mfe-reviews.',
    ]);
    expect(reviews({ manifest: { contract: 3, contractFrom: 2 } })).toEqual([
      expect.stringContaining('needs contract 2 to 3'),
    ]);
    expect(reviews({ manifest: { contract: 2, contractFrom: 1 } })).toEqual([]);
  });

  test('where a new shell would leave a remote behind', () => {
    remote('mfe-reviews', {});
    const found = refused({ 'mfe-reviews': {} }, { changed: ['shell'], contract: 2 });
    expect(found).toEqual([
      'mfe-reviews 1.0.0 needs contract 1, and the shell 1.0.0 has 2: no page would show it. Deploy mfe-reviews first, or with it: npm run deploy -- shell mfe-reviews.',
    ]);
  });

  test('where a shared module is wanted in a version that the shell does not lend: React ^20', () => {
    expect(reviews({ shared: [{ name: 'react', requiredVersion: '^20.0.0' }] })).toEqual([
      'mfe-reviews 1.0.0 wants react ^20.0.0, and the shell 1.0.0 lends 19.3.1: every visitor would get its fallback. Deploy the shell first, or with it: npm run deploy -- shell mfe-reviews.',
    ]);
    expect(reviews({ shared: [{ name: 'react', requiredVersion: '^19.1.0' }] })).toEqual([]);
  });

  test('where it brings a second copy of what a page has once', () => {
    expect(reviews({ shared: [{ name: 'react', requiredVersion: '^19.3.1', own: true }] })).toEqual([
      'mfe-reviews 1.0.0 brings its own react, which the shell 1.0.0 lends: a page has one copy of each. Build mfe-reviews with import: false for them.',
    ]);
  });

  test('where it asks for a module that the shell does not lend', () => {
    expect(reviews({ modules: { luxon: '3.7.2' } })).toEqual([
      'mfe-reviews 1.0.0 asks for what the shell 1.0.0 does not lend: luxon. Deploy the shell first, or with it: npm run deploy -- shell mfe-reviews.',
    ]);
  });

  test('where another remote answers one of its base paths', () => {
    const manifest = { basePaths: ['reviews', 'inbox'] };
    remote('mfe-reviews', { manifest });
    remote('mfe-inbox', { manifest: { basePaths: ['inbox'] } });
    expect(refused({ 'mfe-reviews': manifest, 'mfe-inbox': { basePaths: ['inbox'] } })).toEqual([
      'mfe-reviews 1.0.0 and mfe-inbox 1.0.0 both answer /inbox: a page would show both. One of them takes it out of its basePaths.',
    ]);
  });

  test('where its manifest names a module that its build does not have', () => {
    const slots = [{ slot: 'home.card' as const, module: './slots/card', order: 1 }];
    expect(reviews({ manifest: { slots, exposes: ['./app', './slots/card'] } })).toEqual([
      'mfe-reviews 1.0.0 names ./slots/card for the slot home.card, which its build does not have. Expose it in mfe-reviews, or take it out of its manifest.',
    ]);
    expect(reviews({ manifest: { handles: ['guest.added'] } })).toEqual([
      expect.stringContaining('names ./reactions for its events, which its build does not have'),
    ]);
  });

  test('where a screen weighs more than the manifest allows', () => {
    const screen = randomBytes(30_000).toString('base64');
    const found = reviews({ surface: { screens: [['small.js'], ['large.js']] }, files: { 'large.js': screen } });
    expect(found).toEqual([
      expect.stringMatching(
        /^mfe-reviews 1\.0\.0 adds \d\d\.\d KB of script \(gzip\) to a page with its largest screen, and may add 10 KB\. Load later/,
      ),
    ]);
    const surface = { screens: [['large.js']], screenKb: 40 };
    expect(reviews({ surface, files: { 'large.js': screen } })).toEqual([]);
  });

  test('where its catalogues lack words', () => {
    expect(reviews({ surface: { words: ['fr-FR reviews.title is missing'] } })).toEqual([
      expect.stringMatching(
        /^mfe-reviews 1\.0\.0 lacks words .*: fr-FR reviews\.title is missing\. Complete its catalogues/,
      ),
    ]);
  });
});

describe('an event is held against the bus that is deployed:', () => {
  const carried = (fields: string[], version = 1, casts: number[] = []) => ({
    'review.sent': { ...eventSide(objectOf(...fields), version), casts },
  });
  const publishes = (fields: string[], version = 1) => ({
    surface: { publishes: { 'review.sent': eventSide(objectOf(...fields), version) } },
  });
  const handles = (fields: string[], version = 1) => ({
    surface: { handles: { 'review.sent': eventSide(objectOf(...fields), version) } },
  });

  test('one that the shell does not know is refused, published or handled', () => {
    shell();
    expect(reviews(publishes(['id']))).toEqual([
      'mfe-reviews 1.0.0 publishes review.sent in version 1, and the shell 1.0.0 does not know it: the event would be lost. Deploy the shell first, or with it: npm run deploy -- shell mfe-reviews.',
    ]);
    expect(reviews(handles(['id']))).toEqual([expect.stringContaining('handles review.sent in version 1')]);
  });

  test('one without a field that the shell’s version has is refused, with the field', () => {
    shell({ surface: { carries: carried(['id', 'supplierId']) } });
    expect(reviews(publishes(['id']))).toEqual([
      expect.stringContaining('takes another payload in that version: review.sent.supplierId is missing'),
    ]);
    expect(reviews(publishes(['id', 'supplierId']))).toEqual([]);
    expect(reviews(publishes(['id', 'supplierId', 'more']))).toEqual([]);
  });

  test('an older version is taken with a caster for each step, and refused without', () => {
    shell({ surface: { carries: carried(['id', 'supplierId'], 3, [1, 2]) } });
    expect(reviews(publishes(['id']))).toEqual([]);
    shell({ surface: { carries: carried(['id', 'supplierId'], 3, [2]) } });
    expect(reviews(publishes(['id']))).toEqual([expect.stringContaining('has no caster from version 1 to 2')]);
  });

  test('a younger version waits for the shell', () => {
    shell({ surface: { carries: carried(['id']) } });
    expect(reviews(publishes(['id'], 2))).toEqual([expect.stringContaining('knows it in version 1')]);
    expect(reviews(handles(['id'], 2))).toEqual([expect.stringContaining('hands on version 1')]);
  });

  test('a shell is refused whose event a deployed remote would not understand any more', () => {
    remote('mfe-reviews', handles(['id', 'supplierId']));
    shell({ surface: { carries: carried(['id'], 2, [1]) } });
    expect(refused({ 'mfe-reviews': {} }, { changed: ['shell'] })).toEqual([
      'mfe-reviews 1.0.0 handles review.sent in version 1, and the shell 1.0.0 hands on version 2: review.sent.supplierId is missing. Deploy mfe-reviews first, or with it: npm run deploy -- shell mfe-reviews.',
    ]);
  });
});

describe('calls and documents are held against the running server:', () => {
  const call = (over: Partial<CallSide> = {}): CallSide => ({
    method: 'POST',
    path: '/reviews',
    params: objectOf(),
    body: objectOf('text'),
    answer: objectOf('id'),
    ...over,
  });
  const server: ServerSurface = {
    calls: { addReview: call() },
    documents: { 'weddings/{id}/notes': ['title', 'body'] },
  };
  const calls = (name: string, side: CallSide): string[] =>
    reviews({ surface: { calls: { [name]: side } } }, { server });
  beforeEach(() => shell());

  test('a call that it does not have, has elsewhere, or has with other fields is refused', () => {
    expect(calls('addReview', call())).toEqual([]);
    expect(calls('likeReview', call())).toEqual([
      'mfe-reviews 1.0.0 calls likeReview, and the running server does not have it. Update the server and start it again first.',
    ]);
    expect(calls('addReview', call({ path: '/review' }))).toEqual([
      expect.stringContaining('has it as POST /reviews, not POST /review'),
    ]);
    expect(calls('addReview', call({ body: objectOf() }))).toEqual([
      expect.stringContaining('has it otherwise: addReview body.text is missing'),
    ]);
    expect(calls('addReview', call({ answer: objectOf('id', 'at') }))).toEqual([
      expect.stringContaining('has it otherwise: addReview answer.at is missing'),
    ]);
  });

  test('an answer that got an option more is still read: server and set change in either order', () => {
    const choice = (...options: string[]) => ({ type: 'picklist', options });
    const answering = (...options: string[]): CallSide =>
      call({ answer: { type: 'object', fields: { state: choice(...options) } } });
    const younger = { ...server, calls: { addReview: answering('"sent"', '"held"') } };
    expect(reviews({ surface: { calls: { addReview: answering('"sent"') } } }, { server: younger })).toEqual([]);
  });

  test('a field that the rules refuse is refused before a person meets it', () => {
    const writing = (path: string, ...fields: string[]) =>
      reviews({ surface: { documents: { [path]: fields } } }, { server });
    expect(writing('weddings/{id}/notes', 'title', 'mood')).toEqual([
      'mfe-reviews 1.0.0 writes mood of weddings/{id}/notes, which the rules of the running server refuse. Update the server and start it again first.',
    ]);
    expect(writing('weddings/{id}/notes', 'title')).toEqual([]);
    expect(writing('weddings/{id}/badges', 'at')).toEqual([]);
  });
});

test('what does not fit between others keeps nobody from deploying', () => {
  shell();
  remote('mfe-inbox', { manifest: { contract: 2 } });
  remote('mfe-reviews', {});
  expect(refused({ 'mfe-inbox': { contract: 2 }, 'mfe-reviews': {} })).toEqual([]);
});

test('builds from before this was written down are asked for nothing', () => {
  expect(refused({ 'mfe-reviews': {} })).toEqual([]);
});

test('a build for development may be large and lack words', () => {
  shell();
  const large = { 'large.js': randomBytes(30_000).toString('base64') };
  const surface = { forDevelopment: true, words: ['fr-FR a is missing'], screens: [['large.js']] };
  expect(reviews({ surface, files: large })).toEqual([]);
});

test('all that is wrong is said at once', () => {
  shell();
  remote('mfe-reviews', { manifest: { contract: 2, handles: ['guest.added'] } });
  const refuse = () =>
    refuseMisfits(
      buildsDir,
      setOf({ 'mfe-reviews': { contract: 2, handles: ['guest.added'] } }),
      new Set(['mfe-reviews']),
      null,
    );
  expect(refuse).toThrow(/^Not deployed, and all stays as it is:\n {2}mfe-reviews .*\n {2}mfe-reviews /);
});
