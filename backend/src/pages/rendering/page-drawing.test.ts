import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appHalf, exampleRemote, openExample } from './testing/example-halves';

let open: ReturnType<typeof openExample> | null = null;
const example = (...given: Parameters<typeof openExample>) => (open = openExample(...given));
afterEach(async () => {
  await open?.close();
  open = null;
});

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const directory = exampleRemote('mfe-suppliers', 'wedding-suppliers');
const reviews = exampleRemote('mfe-reviews', 'reviews');
const good = appHalf(`return part('<h1>' + request.pathname + '</h1>')`);

test('a page is the shell’s frame around the remote’s screen, by one copy of what both stand on', async () => {
  const { draw, setOf, reports } = example({
    'mfe-suppliers/1.0.0': appHalf(`return part('<h1>' + require('kit').name + '</h1>', {
      styles: [['b', '.posy-b{color:blue}']], state: JSON.stringify({ said: '</script>' }) })`),
  });
  const set = setOf(directory);
  expect(await draw('/uk/wedding-suppliers', set)).toEqual({
    html: `<header>${set.id}</header><div><div data-remote="mfe-suppliers" data-posy-part=""><script type="application/json" data-posy-state="">{"said":"\\u003c/script>"}</script><div><h1>kit of the shell</h1></div></div></div>`,
    state: null,
    head: '',
    styles: [
      ['a', '.posy-a{color:red}'],
      ['b', '.posy-b{color:blue}'],
    ],
    styleHashes: [],
    standsAlone: false,
  });
  expect(reports).toEqual([]);
});

test('widgets of others stand in their slots; one that fails leaves its place empty and is named', async () => {
  const slot = (remote: typeof reviews, module: string, order: number) => ({
    ...remote,
    manifest: { ...remote.manifest, slots: [{ slot: 'supplier-profile.reviews', module, order }] },
  });
  const { draw, setOf, reports } = example({
    'mfe-suppliers/1.0.0': appHalf(`return part('<p style="color:red">Below:</p><i><!--posy:0--></i>', {
      slots: [{ name: 'supplier-profile.reviews', props: { supplierId: 's1' } }] })`),
    'mfe-reviews/1.0.0': appHalf(`return part('<b>' + request.module + ' ' + request.props.supplierId + '</b>')`),
    'mfe-inbox/1.0.0': appHalf(`throw new Error('broken widget')`),
  });
  const inbox = exampleRemote('mfe-inbox', 'inbox');
  const set = setOf(directory, slot(inbox, './slots/x', 10), slot(reviews, './slots/y', 20));
  const page = await draw('/uk/wedding-suppliers', set);
  expect(page?.html).toContain(
    '<i><div data-remote="mfe-reviews" data-posy-part=""><script type="application/json" data-posy-state="">{}</script><div><b>./slots/y s1</b></div></div></i>',
  );
  expect(page?.styleHashes).toEqual([hashOf('color:red')]);
  expect(reports).toEqual(['mfe-inbox 1.0.0 ./slots/x was not drawn on the server. Error: broken widget']);
});

test('a half reaches neither files, processes nor network, and runs no text as code', async () => {
  const reach = `
    const tried = {};
    for (const name of ['process', 'fetch', 'WebSocket', 'Buffer', 'document', 'window', 'localStorage'])
      tried[name] = typeof globalThis[name];
    for (const name of ['fs', 'node:net', 'child_process'])
      try { require(name); tried[name] = 'there' } catch (error) { tried[name] = 'refused' }
    try { tried.eval = (0, eval)('1') } catch (error) { tried.eval = 'refused' }
    tried.import = await import('node:fs').then(() => 'there', () => 'refused');
    return part(JSON.stringify(tried));`;
  const { draw, setOf } = example({ 'mfe-suppliers/1.0.0': appHalf(reach) });
  const page = await draw('/uk/wedding-suppliers', setOf(directory));
  const tried = JSON.parse(/<div>(\{.*?\})<\/div>/.exec(page?.html ?? '')?.[1] ?? '{}') as Record<string, string>;
  expect(new Set(Object.values(tried))).toEqual(new Set(['undefined', 'refused']));
});

describe.each([
  ['throws', `throw new Error('a bug')`, /a bug/, true],
  ['hangs', `for (;;);`, /took longer/, false],
  ['never ends', `await new Promise(() => undefined)`, /took longer/, false],
  [
    'needs all memory',
    `const all = []; for (;;) all.push(new Array(100000).fill(all.length))`,
    /crashed, or needed/,
    false,
  ],
])('a remote whose half %s', (_what, body, why, isReported) => {
  test('is named with its version, and its page is left to the scripts; others are drawn', async () => {
    const limits = { deadlineMs: 4000, firstDeadlineMs: 4000, memoryMb: 64 };
    const { draw, setOf, reports } = example(
      { 'mfe-suppliers/1.0.0': appHalf(body), 'mfe-reviews/1.0.0': good },
      { limits },
    );
    const set = setOf(directory, reviews);
    const [broken, whole] = await Promise.all([draw('/uk/wedding-suppliers', set), draw('/uk/reviews', set)]);
    expect([broken, whole?.html]).toEqual([null, expect.stringContaining('<h1>/uk/reviews</h1>')]);
    expect(reports).toEqual([expect.stringMatching(/^mfe-suppliers 1\.0\.0 \.\/app was not drawn/)]);
    expect(reports[0]).toMatch(why);
    expect([await draw('/uk/wedding-suppliers?other', set), reports.length]).toEqual([null, isReported ? 2 : 1]);
    expect((await draw('/uk/reviews?again', set))?.html).toContain('<h1>/uk/reviews</h1>');
  });
});

test('a remote without a server half, and one of before, get today’s page without a word', async () => {
  const { draw, setOf, reports } = example({});
  expect(await draw('/uk/wedding-suppliers', setOf(directory))).toBeNull();
  expect(reports).toEqual([]);
});

test('what a half does not draw is the page’s own', async () => {
  const { draw, setOf, reports } = example({ 'mfe-suppliers/1.0.0': appHalf('return null') });
  expect(await draw('/uk/wedding-suppliers', setOf(directory))).toBeNull();
  expect(reports).toEqual([]);
});

test('files of its build are named by the address where that build lies', async () => {
  const { draw, setOf } = example({
    'mfe-suppliers/1.0.0': appHalf(`return part('<i>url(posy-build:/face.woff2)</i>')`),
  });
  expect((await draw('/uk/wedding-suppliers', setOf(directory)))?.html).toContain(
    '<i>url(/releases/builds/mfe-suppliers/1.0.0/face.woff2)</i>',
  );
});

test('only released bytes are run', async () => {
  const { draw, setOf, reports, buildsDir } = example({ 'mfe-suppliers/1.0.0': good });
  writeFileSync(join(buildsDir, 'mfe-suppliers', '1.0.0', 'posy-server.cjs'), appHalf(`return part('changed')`));
  expect(await draw('/uk/wedding-suppliers', setOf(directory))).toBeNull();
  expect(reports[0]).toContain('mfe-suppliers/1.0.0/posy-server.cjs has other bytes than were released.');
});

test('each set draws with its own version: a new one from its deploy on, the one before after a way back', async () => {
  const { draw, setOf, addHalf } = example({ 'mfe-suppliers/1.0.0': appHalf(`return part('<p>one</p>')`) });
  const before = setOf(directory);
  const after = setOf(exampleRemote('mfe-suppliers', 'wedding-suppliers', '2.0.0'));
  const words = async (set: typeof before) =>
    /<p>(\w+)/.exec((await draw('/uk/wedding-suppliers', set))?.html ?? '')?.[1];
  expect(await words(before)).toBe('one');
  addHalf('mfe-suppliers/2.0.0', appHalf(`return part('<p>two</p>')`));
  expect([await words(after), await words(before), await words(after)]).toEqual(['two', 'one', 'two']);
});

test('a part is drawn again when what it was drawn from answers something else, and only then', async () => {
  let now = Date.parse('2026-11-23T12:00:00Z');
  const { draw, setOf, answers, calls } = example(
    {
      'mfe-suppliers/1.0.0': appHalf(`globalThis.drawn = (globalThis.drawn ?? 0) + 1;
        return part('<p>' + (await call('supplier', {})).name + ' ' + globalThis.drawn + '</p>')`),
    },
    { now: () => now },
  );
  const words = async () =>
    /<p>(.+)<\/p>/.exec((await draw('/uk/wedding-suppliers', setOf(directory)))?.html ?? '')?.[1];
  answers.set('supplier', { name: 'Barn' });
  expect([await words(), await words()]).toEqual(['Barn 1', 'Barn 1']);
  expect(calls).toHaveLength(1);
  now += 900;
  expect(await words()).toBe('Barn 1');
  expect(calls).toHaveLength(2);
  answers.set('supplier', { name: 'Mill' });
  now += 900;
  expect(await words()).toMatch(/^Mill/);
});

test('nobody waits longer than the time limit of a page: what is late is there for the next', async () => {
  const { draw, setOf, reports } = example({ 'mfe-suppliers/1.0.0': good }, { timeoutMs: 0 });
  const set = setOf(directory);
  expect(await draw('/uk/wedding-suppliers', set)).toBeNull();
  expect(reports).toEqual([]);
});

test('ends only once what is read for it has come, and says nothing of what it left', async () => {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let answer: (value: { value: unknown }) => void = () => undefined;
  const call = () => {
    begin();
    return new Promise<{ value: unknown }>((resolve) => (answer = resolve));
  };
  const { draw, setOf, reports, drawing } = example(
    { 'mfe-suppliers/1.0.0': appHalf(`return part((await call('supplier', {})).name)`) },
    { call },
  );
  const page = draw('/uk/wedding-suppliers', setOf(directory));
  await begun;
  const order: string[] = [];
  const closed = drawing.close().then(() => order.push('closed'));
  expect(await page).toBeNull();
  order.push('read');
  answer({ value: { name: 'Barn' } });
  await closed;
  expect(order).toEqual(['read', 'closed']);
  expect(reports).toEqual([]);
});
