import { start } from './testing/start';

const answer = (handled: 'popup' | 'history' | 'none', replyTo: string) =>
  [{ kind: 'back.result', payload: { handled } }, { replyTo }] as const;

test.each(['popup', 'history'] as const)('stays when the page says %s [S1-native-05] [S6-native-03]', (handled) => {
  const { controller, post, last, device, clock } = start();
  controller.pressBack();
  post(...answer(handled, last('back.pressed')?.id ?? ''));
  clock.pass(5_000);
  expect(device.done).toEqual([]);
});

test('leaves when the page has nothing open and no history [S2-back-17]', () => {
  const { controller, post, last, device, clock } = start();
  controller.pressBack();
  post(...answer('none', last('back.pressed')?.id ?? ''));
  clock.pass(5_000);
  expect(device.done).toEqual(['leave']);
});

test('takes no answer within 500 ms for none', () => {
  const { controller, device, clock } = start();
  controller.pressBack();
  clock.pass(499);
  expect(device.done).toEqual([]);
  clock.pass(1);
  expect(device.done).toEqual(['leave']);
});

test('leaves at once while no page listens', () => {
  const { controller, device } = start({ begun: false });
  controller.pressBack();
  expect(device.done).toEqual(['leave']);
});

test('asks once, however often the button is pressed before the answer', () => {
  const { controller, page, post, last } = start();
  controller.pressBack();
  controller.pressBack();
  expect(page.kinds().filter((kind) => kind === 'back.pressed')).toHaveLength(1);
  post(...answer('popup', last('back.pressed')?.id ?? ''));
  controller.pressBack();
  expect(page.kinds().filter((kind) => kind === 'back.pressed')).toHaveLength(2);
});

test('an answer to another question changes nothing, and a late one neither', () => {
  const { controller, post, last, device, clock } = start();
  controller.pressBack();
  post(...answer('none', 'another'));
  expect(device.done).toEqual([]);
  const id = last('back.pressed')?.id ?? '';
  clock.pass(500);
  post(...answer('none', id));
  expect(device.done).toEqual(['leave']);
});
