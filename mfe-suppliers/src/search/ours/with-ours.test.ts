import { exampleWedding } from '@posy/remote-kit/testing';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { placedOurs, withOurs } from './with-ours';

const guests = { count: 95, evening: 0, attending: 0, declined: 0 };
const wedding = exampleWedding({ guests });

const begun = { ...guests, count: 11, estimate: 85 };

describe('the couple’s own date and guests', () => {
  test('count where a search says nothing of them, and are said in it', () => {
    expect(withOurs(emptySearch, wedding, 'GB')).toEqual({
      search: { ...emptySearch, freeOn: '2027-09-11', guests: 95, isPlain: true },
      ours: ['date', 'guests'],
      place: '',
    });
    expect(withOurs({ ...emptySearch, guests: 20 }, wedding, 'GB')).toMatchObject({
      search: { freeOn: '2027-09-11', guests: 20 },
      ours: ['date'],
    });
  });

  test('the guess counts until there is a list', () => {
    const guessed = exampleWedding({ date: null, guests: { ...guests, count: 0, estimate: 80 } });
    expect(withOurs(emptySearch, guessed, 'GB')).toMatchObject({ search: { guests: 80 }, ours: ['guests'] });
  });

  test('the guess counts until the list has as many, as in the budget; the list where the couple wants it [R1-03]', () => {
    const planned = exampleWedding({ guests: begun });
    expect(withOurs(emptySearch, planned, 'GB').search.guests).toBe(85);
    const listed = { ...planned, preferences: { budgetHeads: { estimate: false } } };
    expect(withOurs(emptySearch, listed, 'GB').search.guests).toBe(11);
  });

  test.each([
    ['venues', 85],
    ['caterers', 85],
    ['photographers', null],
    ['transport', null],
  ] as const)('guests are asked only of who takes guests: %s [R1-03]', (category, asked) => {
    const { search } = withOurs({ ...emptySearch, category }, exampleWedding({ guests: begun }), 'GB');
    expect(search.guests).toBe(asked);
  });

  test.each([
    ['in another country', emptySearch, wedding, 'DE'],
    ['when they were taken away', { ...emptySearch, isPlain: true }, wedding, 'GB'],
    ['without a wedding', emptySearch, null, 'GB'],
  ] as const)('do not count %s', (_case, search, planned, country) => {
    expect(withOurs(search, planned, country)).toEqual({ search, ours: [], place: '' });
  });

  const inBath = exampleWedding({
    guests,
    location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
  });

  test('the wedding’s place counts in a list of a category that says nothing of where [R1-03]', () => {
    const list = { ...emptySearch, category: 'venues' } as const;
    expect(withOurs(list, inBath, 'GB').place).toBe('Bath');
    expect(withOurs({ ...list, area: 'York' }, inBath, 'GB').place).toBe('');
    expect(withOurs({ ...list, text: 'Larkfield' }, inBath, 'GB').place).toBe('');
    expect(withOurs({ ...list, isPlain: true }, inBath, 'GB').place).toBe('');
  });

  test('with 25 miles around it, unless they say how far; nothing of it where nobody is there [P-H2]', () => {
    const list = { ...emptySearch, category: 'venues' } as const;
    const ours = withOurs(list, inBath, 'GB');
    expect(placedOurs(ours, true)).toMatchObject({
      search: { area: 'Bath', radiusKm: 40 },
      ours: ['place', 'date', 'guests'],
    });
    expect(placedOurs(ours, false)).toMatchObject({ search: { area: '', radiusKm: null }, ours: ['date', 'guests'] });
    expect(withOurs({ ...list, radiusKm: 16 }, inBath, 'GB').search.radiusKm).toBe(16);
    expect(withOurs({ ...list, area: 'York' }, inBath, 'GB').search.radiusKm).toBeNull();
  });
});
