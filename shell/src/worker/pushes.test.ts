import { openMessage } from '../adapters/worker-messages';
import { createPushes, type OpenWindow } from './pushes';

const start = (states: string[] = []) => {
  const shown: { title: string; body: string; path: string }[] = [];
  const [opened, told]: [string[], unknown[]] = [[], []];
  let focused = 0;
  const windows = states.map((visibilityState): OpenWindow => ({
    visibilityState,
    postMessage: (message) => void told.push(message),
    focus: async () => (focused += 1),
  }));
  const pushes = createPushes({
    origin: 'https://posy.example',
    windows: async () => windows,
    open: async (path) => void opened.push(path),
    show: async (title, { body, data }) => void shown.push({ title, body, path: data.path }),
  });
  return { pushes, shown, opened, told, focused: () => focused };
};

const reply = {
  notification: { title: 'Hazel Sorrel Orchard', body: 'Your date is free.' },
  fcmOptions: { link: 'https://posy.example/uk/inbox?conversationId=c1' },
};

it('shows what came, with the place that it leads to', async () => {
  const { pushes, shown } = start(['hidden']);
  await pushes.received(reply);
  expect(shown).toEqual([
    { title: 'Hazel Sorrel Orchard', body: 'Your date is free.', path: '/uk/inbox?conversationId=c1' },
  ]);
});

it('shows nothing to somebody who looks at the product', async () => {
  const { pushes, shown } = start(['hidden', 'visible']);
  await pushes.received(reply);
  expect(shown).toEqual([]);
});

it.each([undefined, null, 'text', {}, { notification: null }, { notification: { title: 7 } }, { fcmOptions: 'x' }])(
  'shows the product’s name for a push that says nothing: %j',
  async (payload) => {
    const { pushes, shown } = start();
    await pushes.received(payload);
    expect(shown).toEqual([{ title: 'Posy', body: '', path: '/' }]);
  },
);

it.each([
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

it('brings a window that is there to the place', async () => {
  const { pushes, opened, told, focused } = start(['hidden']);
  await pushes.pressed({ path: '/uk/inbox' });
  expect(told.map(openMessage.read)).toEqual([{ kind: 'posy-open', path: '/uk/inbox' }]);
  expect(focused()).toBe(1);
  expect(opened).toEqual([]);
});

it('opens a window when there is none', async () => {
  const { pushes, opened } = start();
  await pushes.pressed({ path: '/uk/inbox' });
  expect(opened).toEqual(['/uk/inbox']);
});

it.each([
  null,
  'text',
  {},
  { kind: 'posy-open' },
  { kind: 'posy-keep', path: '/' },
  { kind: 'posy-open', path: '/uk/..//evil.example/' },
])('a page takes no other message for it: %j [H-09]', (data) => expect(openMessage.read(data)).toBeNull());
