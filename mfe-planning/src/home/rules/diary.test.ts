import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { diaryOf, isDayNear, visitsToArrange } from './diary';

const fern = (changes: Partial<ShortlistedSupplier>): Identified<ShortlistedSupplier> => ({
  ...{ id: 's1', type: 'photographers', slug: 'fern', name: 'Fern & Fable', publicId: 'fern001' },
  ...{ shortlisted: true, booked: false, enquired: false, ignored: false, customSupplier: false },
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});
const days = { visitDate: '2026-12-05', holdUntil: '2026-11-30' };
const of = (changes: Partial<ShortlistedSupplier>, today = '2026-11-20') =>
  diaryOf([], [], [fern(changes)], today).map(({ kind, day }) => `${day} ${kind}`);

test('visits and days on hold stand in the diary, soonest first, until they are over [18]', () => {
  expect(of(days)).toEqual(['2026-11-30 hold', '2026-12-05 visit']);
  expect(of(days, '2026-12-01')).toEqual(['2026-12-05 visit']);
});

test('a visit without a day is one to arrange, until it has a day or the supplier was set aside [18]', () => {
  const ids = (changes: Partial<ShortlistedSupplier>) => visitsToArrange([fern(changes)]).map(({ id }) => id);
  expect(ids({ visitWanted: true })).toEqual(['s1']);
  expect(ids({ visitWanted: true, visitDate: null })).toEqual(['s1']);
  expect(ids({ visitWanted: true, visitDate: '2026-12-05' })).toEqual([]);
  expect(ids({ visitWanted: true, shortlisted: false, ignored: true })).toEqual([]);
  expect(ids({})).toEqual([]);
});

test('the wedding’s day stands in the diary, unless an event has it [R1-13]', () => {
  expect(diaryOf([], [], [], '2026-11-20', '2027-06-17')).toEqual([{ kind: 'day', id: 'day', day: '2027-06-17' }]);
  expect(diaryOf([], [], [], '2027-06-18', '2027-06-17')).toEqual([]);
  expect(diaryOf([], [], [], '2026-11-20', null)).toEqual([]);
});

test('who is booked keeps no day free any more, and who was set aside has no days [18]', () => {
  expect(of({ ...days, booked: true })).toEqual(['2026-12-05 visit']);
  expect(of({ ...days, shortlisted: false, ignored: true })).toEqual([]);
});

test('who was asked without a heart has their days there too, also by an entry from before [19]', () => {
  const asked = { ...days, shortlisted: false, enquired: true };
  expect(of(asked)).toEqual(['2026-11-30 hold', '2026-12-05 visit']);
  expect(of({ ...asked, state: 'removed' })).toEqual([]);
});

test('home leads to the run sheet from thirty days before the wedding until the day after', () => {
  const near = ['2026-11-19', '2026-11-20', '2026-12-20', '2026-12-21'].map((today) => isDayNear('2026-12-20', today));
  expect(near).toEqual([false, true, true, true]);
  expect([isDayNear('2026-12-20', '2026-12-22'), isDayNear(null, '2026-12-20')]).toEqual([false, false]);
});
