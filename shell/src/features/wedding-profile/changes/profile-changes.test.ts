import { exampleWedding } from '@posy/remote-kit/testing';
import { emptyDate } from '@posy/shared-contracts/forms';
import { chosenDate, eventsBetween, fieldsOf, type ProfileChange, withChanges } from './profile-changes';

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const lyon = { name: 'Lyon', adminArea: ['Rhône'], country: 'FR', providerId: null };
const before = exampleWedding({ location: bath, budget: 2_400_000, guests: { count: 3, estimate: 95 } });
const season = { ...emptyDate, year: 2028, season: 'summer' } as const;

describe('a date', () => {
  test('that is a day is stored as the wedding’s day', () => {
    const day = { ...emptyDate, year: 2028, month: 6, day: 3 };
    expect(fieldsOf(before, { kind: 'date', date: day })).toEqual({ date: '2028-06-03', dateChoice: null });
  });

  test('that is less than a day is stored as it was chosen', () => {
    expect(fieldsOf(before, { kind: 'date', date: season })).toEqual({ date: null, dateChoice: season });
  });

  test('is stored under both of its names where a document has both', () => {
    const imported = exampleWedding({ weddingDate: '2027-09-11' });
    expect(fieldsOf(imported, { kind: 'date', date: season })).toMatchObject({ date: null, weddingDate: null });
  });

  test('is read back as it was chosen', () => {
    expect(chosenDate(before)).toEqual({ ...emptyDate, year: 2027, month: 9, day: 11 });
    expect(chosenDate(exampleWedding({ date: null, dateChoice: season }))).toEqual(season);
    expect(chosenDate(exampleWedding({ date: null }))).toEqual(emptyDate);
  });
});

describe('a country', () => {
  const move: ProfileChange = { kind: 'country', country: 'FR', currency: 'GBP', location: null };

  test('brings its market’s language and locale, and the currency that was chosen [S4-search-location-06]', () => {
    expect(fieldsOf(before, move)).toEqual({
      'l10n.country': 'FR',
      'l10n.language': 'fr',
      'l10n.locale': 'fr-FR',
      'l10n.currency': 'GBP',
      location: null,
    });
  });

  test('never converts an amount', () => {
    expect(withChanges(before, [{ ...move, currency: 'EUR' }]).budget).toBe(before.budget);
  });
});

describe('subscribers are informed', () => {
  test('what really changed, once', () => {
    const after = withChanges(before, [
      { kind: 'country', country: 'FR', currency: 'EUR', location: null },
      { kind: 'location', location: lyon },
      { kind: 'date', date: season },
    ]);
    expect(eventsBetween(before, after, 'u1')).toEqual([
      { name: 'wedding.country-changed', payload: { weddingId: 'w1', from: 'GB', to: 'FR' } },
      {
        name: 'wedding.location-changed',
        payload: { weddingId: 'w1', name: 'Lyon', adminArea: ['Rhône'], country: 'FR' },
      },
      {
        name: 'wedding.date-changed',
        payload: { weddingId: 'w1', date: '2028-07-01', country: 'FR', changedBy: 'u1' },
      },
    ]);
  });

  test('of how many guests they think of, once it is said and when it changes [R1-08]', () => {
    const said = (estimate: number | null) => withChanges(before, [{ kind: 'guests', estimate }]);
    const reported = [{ name: 'wedding.guests-estimated', payload: { weddingId: before.id, estimate: 40 } }];
    expect(eventsBetween(before, said(40), 'u1')).toEqual(reported);
    expect([said(null), said(0)].map((after) => eventsBetween(before, after, 'u1'))).toEqual([[], []]);
    expect(eventsBetween(said(40), said(40), 'u1')).toEqual([]);
  });

  test('nothing when nothing did, nor of names and budget', () => {
    const after = withChanges(before, [
      { kind: 'names', partners: ['Ana', 'Lou'] },
      { kind: 'budget', budget: 1 },
      { kind: 'location', location: { ...bath } },
      { kind: 'date', date: chosenDate(before) },
    ]);
    expect(eventsBetween(before, after, 'u1')).toEqual([]);
  });

  test('of no date when there is none any more', () => {
    const after = withChanges(before, [{ kind: 'date', date: { ...emptyDate, yearUndecided: true } }]);
    expect(eventsBetween(before, after, 'u1')).toEqual([]);
  });
});
