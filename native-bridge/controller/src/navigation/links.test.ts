import { start } from '../testing/start';

const origin = 'https://app.posy.example';

test('opens a link of the product in the page, with the right way back from a cold start [S1-native-03]', async () => {
  const { controller, last } = start();
  await controller.openLink(`${origin}/uk/inbox?conversationId=c1`, 'cold-start');
  expect(last('link.open')?.payload).toEqual({ path: '/uk/inbox?conversationId=c1', source: 'cold-start' });
});

test('keeps a link until the page listens', async () => {
  const { controller, page, ready } = start({ begun: false });
  await controller.openLink(`${origin}/uk/checklist`, 'cold-start');
  expect(page.received).toEqual([]);
  ready();
  expect(page.kinds()).toEqual(['native.hello', 'link.open']);
});

test('asks first what a tracked link leads to, and reads its resolved address [S7-resolve-link-02]', async () => {
  const { controller, device, last } = start();
  device.answers.links[`${origin}/l/uk/budget?x=1`] = `${origin}/uk/budget?x=1`;
  await controller.openLink(`${origin}/l/uk/budget?x=1`, 'link');
  expect(last('link.open')?.payload).toEqual({ path: '/uk/budget?x=1', source: 'link' });
});

test('opens nothing where a tracked link resolves to nothing, or elsewhere', async () => {
  const { controller, device, page, reports } = start();
  await controller.openLink(`${origin}/l/uk/nowhere`, 'link');
  device.answers.links[`${origin}/l/uk/evil`] = 'https://evil.test/uk';
  await controller.openLink(`${origin}/l/uk/evil`, 'link');
  expect(page.kinds()).toEqual(['native.hello']);
  expect(reports).toEqual(['link-unresolved: link', 'link-unresolved: link']);
});

test.each([
  'https://evil.test/uk/home',
  'http://app.posy.example/uk/home',
  'https://user:word@app.posy.example/uk/home',
  'https://app.posy.example:444/uk/home',
  'javascript:alert(1)',
  'posy://home',
  'http://localhost:4300/uk',
])('refuses %s in a live build [S9-limits-06] [S9-limits-07]', async (link) => {
  const { controller, page } = start();
  await controller.openLink(link, 'link');
  expect(page.kinds()).toEqual(['native.hello']);
});

test('leaves a couple’s public website to the browser: guests need no app', async () => {
  const { controller, device, page } = start();
  await controller.openLink(`${origin}/uk/wedding-website/ana-and-lou`, 'link');
  expect(device.done).toEqual([`outside ${origin}/uk/wedding-website/ana-and-lou`]);
  expect(page.kinds()).toEqual(['native.hello']);
});

test('opens what a push names', () => {
  const { controller, last } = start();
  controller.openPush('/uk/inbox', false);
  expect(last('link.open')?.payload).toEqual({ path: '/uk/inbox', source: 'push' });
  for (const path of ['//evil.test', '/uk/..//evil.test/', 'https://evil.test/uk', '/api/x'])
    controller.openPush(path, false);
  controller.openPush(null, true);
  expect(last('link.open')?.payload.path).toBe('/uk/inbox');
});
