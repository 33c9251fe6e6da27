import { exampleWedding } from '@posy/remote-kit/testing';
import { emptySearch } from '#supplier/rules/search-state';
import { withOurs } from './with-ours';

const guests = { count: 95, evening: 0, attending: 0, declined: 0 };
const wedding = exampleWedding({ guests });

describe('the couple’s own date and guests', () => {
  test('count where a search says nothing of them, and are said in it', () => {
    expect(withOurs(emptySearch, wedding, 'GB')).toEqual({
      search: { ...emptySearch, freeOn: '2027-09-11', guests: 95, isPlain: true },
      ours: 'both',
    });
    expect(withOurs({ ...emptySearch, guests: 20 }, wedding, 'GB')).toMatchObject({
      search: { freeOn: '2027-09-11', guests: 20 },
      ours: 'date',
    });
  });

  test('the guess counts until there is a list', () => {
    const guessed = exampleWedding({ date: null, guests: { ...guests, count: 0, estimate: 80 } });
    expect(withOurs(emptySearch, guessed, 'GB')).toMatchObject({ search: { guests: 80 }, ours: 'guests' });
  });

  test.each([
    ['in another country', emptySearch, wedding, 'DE'],
    ['when they were taken away', { ...emptySearch, isPlain: true }, wedding, 'GB'],
    ['without a wedding', emptySearch, null, 'GB'],
  ] as const)('do not count %s', (_case, search, planned, country) => {
    expect(withOurs(search, planned, country)).toEqual({ search, ours: null });
  });
});
