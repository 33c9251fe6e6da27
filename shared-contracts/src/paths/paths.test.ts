import fc from 'fast-check';
import { isWithin, parsePath, paths } from './paths';

test('starts every path with the market prefix [S2-route-03]', () => {
  expect(paths.checklist('de')).toBe('/de/checklist');
  expect(paths.signup('uk', { mode: 'login', next: '/uk/inbox?conversationId=c1' })).toBe(
    '/uk/signup?mode=login&next=%2Fuk%2Finbox%3FconversationId%3Dc1',
  );
});

test('leads to the guest list and what belongs to it [S2-route-06]', () => {
  expect(paths.guestlist('uk')).toBe('/uk/guestlist');
  expect(paths.guestlist('uk', { show: 'no-email', text: 'a b' })).toBe('/uk/guestlist?show=no-email&text=a+b');
  expect([paths.guest('de', 'g1'), paths.guestImport('de'), paths.catererSheet('fr'), paths.seating('us')]).toEqual([
    '/de/guestlist/g1',
    '/de/guestlist/import',
    '/fr/guestlist/caterers',
    '/us/guestlist/seating',
  ]);
});

test('leads to the run sheet, below the plan', () => expect(paths.runSheet('fr')).toBe('/fr/planning/day'));

test('reads back what was built, whatever characters an id has', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      fc.pre(id !== '.' && id !== '..');
      expect(parsePath(paths.task('uk', id))).toMatchObject({ segments: ['checklist', id] });
    }),
  );
});

test('decides the screen by whole segments after the prefix [S2-prefix-03] [S2-prefix-06]', () => {
  expect(isWithin('/uk/checklist/t1', 'checklist')).toBe(true);
  expect(isWithin('/uk/checklists', 'checklist')).toBe(false);
  expect(isWithin('/checklist', 'checklist')).toBe(false);
  expect(isWithin('/fr/home', 'home')).toBe(true);
});

test('never throws on a malformed path', () => {
  expect(parsePath('/uk/%E0%A4%A').segments).toEqual(['%E0%A4%A']);
});
