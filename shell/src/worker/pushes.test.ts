import { openMessage, pushMessage } from '../adapters/device/worker-messages';
import { createPushes, type OpenWindow } from './pushes';

const planner = 'https://posy.example/uk/home';

/** Windows with their visibility and their address; those that are being left do not answer. */
const start = (states: string[] = [], { url = planner, hears = true } = {}) => {
  const shown: { title: string; body: string; path: string }[] = [];
  const [opened, reported]: [string[], unknown[]] = [[], []];
  let focused = 0;
  const counts: number[] = [];
  const ports: { onmessage: (() => void) | null; close: () => void }[] = [];
  const windows = states.map((visibilityState): OpenWindow => ({
    url,
    visibilityState,
    postMessage(message) {
      reported.push(message);
      if (hears) ports.at(-1)?.onmessage?.();
    },
    focus: async () => (focused += 1),
  }));
  const pushes = createPushes({
    origin: 'https://posy.example',
    windows: async () => windows,
    open: async (path) => void opened.push(path),
    wait: async () => undefined,
    channel() {
      const port = { onmessage: null, close: () => undefined };
      ports.push(port);
      return { port1: port, port2: port } as unknown as MessageChannel;
    },
    count: (unread) => counts.push(unread),
    show: async (title, { body, data }) => void shown.push({ title, body, path: data.path }),
  });
  return { pushes, shown, opened, reported, counts, focused: () => focused };
};

const reply = {
  notification: { title: 'Hazel Sorrel Orchard', body: 'Your date is free.' },
  fcmOptions: { link: 'https://posy.example/uk/inbox?conversationId=c1' },
};

test('shows what came, with the place that it leads to', async () => {
  const { pushes, shown } = start(['hidden']);
  await pushes.received(reply);
  expect(shown).toEqual([
    { title: 'Hazel Sorrel Orchard', body: 'Your date is free.', path: '/uk/inbox?conversationId=c1' },
  ]);
});

test('leaves it to the window that somebody looks at to say what came [S1-native-01]', async () => {
  const { pushes, shown, reported } = start(['hidden', 'visible', 'visible']);
  await pushes.received(reply);
  expect(shown).toEqual([]);
  const path = '/uk/inbox?conversationId=c1';
  expect(reported.map(pushMessage.read)).toEqual([{ title: 'Hazel Sorrel Orchard', body: 'Your date is free.', path }]);
  await pushes.received({ notification: { title: 'Without a place' } });
  expect(pushMessage.read(reported.at(-1))).toMatchObject({ title: 'Without a place', body: '', path: null });
});

test('shows what came where somebody looks at a window that does not confirm', async () => {
  const { pushes, shown, reported } = start(['visible'], { hears: false });
  await pushes.received(reply);
  expect(reported).toHaveLength(1);
  expect(shown).toHaveLength(1);
});

test.each([
  null,
  'text',
  { kind: 'posy-push' },
  { kind: 'posy-open', title: 'A', body: '', path: null },
  { kind: 'posy-push', title: 7, body: '', path: null },
])('a page takes no other message for a push: %j', (data) => expect(pushMessage.read(data)).toBeNull());

test('a push that names a place of others leads nowhere', () => {
  const push = { title: 'A', body: '', path: '/uk/..//evil.example/' };
  expect(pushMessage.read({ kind: 'posy-push', ...push })).toMatchObject({ title: 'A', path: null });
});

test.each([undefined, null, 'text', {}, { notification: null }, { notification: { title: 7 } }, { fcmOptions: 'x' }])(
  'shows the product’s name for a push that says nothing: %j',
  async (payload) => {
    const { pushes, shown } = start();
    await pushes.received(payload);
    expect(shown).toEqual([{ title: 'Posy', body: '', path: '/' }]);
  },
);

test.each([
  'https://evil.example/uk/home',
  '//evil.example',
  'javascript:alert(1)',
  'http://[',
  'https://posy.example/uk/..//evil.example/',
  '/.//evil.example/',
])('leads nowhere else than to the product: %s [H-09]', async (link) => {
  const { pushes, shown, opened } = start();
  await pushes.received({ ...reply, fcmOptions: { link } });
  await pushes.pressed({ path: link });
  expect(shown[0]?.path).toBe('/');
  expect(opened).toEqual(['/']);
});

test('brings a window that is there to the place', async () => {
  const { pushes, opened, reported, focused } = start(['hidden']);
  await pushes.pressed({ path: '/uk/inbox' });
  expect(reported.map(openMessage.read)).toEqual([{ kind: 'posy-open', path: '/uk/inbox' }]);
  expect(focused()).toBe(1);
  expect(opened).toEqual([]);
});

test('opens another window when the one that is there is just being left, or belongs to a guest', async () => {
  const leaving = start(['hidden'], { hears: false });
  await leaving.pushes.pressed({ path: '/uk/inbox' });
  expect([leaving.opened, leaving.focused()]).toEqual([['/uk/inbox'], 0]);
  for (const url of ['https://posy.example/uk/wedding-website/ana-and-lou', 'https://posy.example/outbox']) {
    const others = start(['visible'], { url });
    await others.pushes.pressed({ path: '/uk/inbox' });
    expect([others.opened, others.reported]).toEqual([['/uk/inbox'], []]);
    // These pages do not show the plan's news.
    await others.pushes.received(reply);
    expect(others.shown).toHaveLength(1);
  }
});

test('puts the number of unread conversations on the icon, also while somebody looks', async () => {
  const { pushes, counts } = start(['visible']);
  for (const badge of ['3', '0', '-1', 'many', null, 7])
    await pushes.received({ ...reply, data: { path: '/', badge } });
  expect(counts).toEqual([3, 0]);
});

test('opens a window when there is none', async () => {
  const { pushes, opened } = start();
  await pushes.pressed({ path: '/uk/inbox' });
  expect(opened).toEqual(['/uk/inbox']);
});

test.each([
  null,
  'text',
  {},
  { kind: 'posy-open' },
  { kind: 'posy-keep', path: '/' },
  { kind: 'posy-open', path: '/uk/..//evil.example/' },
])('a page takes no other message for it: %j [H-09]', (data) => expect(openMessage.read(data)).toBeNull());
