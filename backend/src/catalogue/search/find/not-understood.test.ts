import { type CountryCode } from '@posy/shared-contracts/markets';
import { type FindResponse } from '#catalogue/search/request/search-request';
import { type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';

let sample: SampleIndex;

beforeAll(async () => {
  sample = await sampleIndex();
});
afterAll(() => sample.remove());

const find = (text: string, countryCode: CountryCode = 'GB', category?: 'entertainment'): FindResponse =>
  sample.store.find({ countryCode, text, size: 24, today: '2026-11-29', ...(category !== undefined && { category }) });
const partsOf = ({ parts }: FindResponse) => parts.map(({ part }) => part);

test.each<[CountryCode, string, string[]]>([
  ['GB', 'elvis impersonator', ['entertainment']],
  ['GB', 'fortune teller Leeds', ['entertainment']],
  ['GB', 'tuk tuk', ['transport']],
  ['GB', 'dog sitter', []],
  ['GB', 'dog chaperone Bath', []],
  ['DE', 'Hundesitter', []],
  ['DE', 'Wahrsagerin', ['entertainment']],
  ['FR', 'tireuse de cartes', ['entertainment']],
  ['FR', 'garde de chien', []],
])('%s: a trade of nobody here is no wish for a whole category: “%s” [P-C3] [S-7]', (country, text, near) => {
  const answer = find(text, country);
  expect(answer).toMatchObject({ total: 0, results: [], close: [], unofferedNear: near });
  expect(answer.unoffered).toHaveLength(1);
});

test('such a trade beside what is offered is reported, and in a chosen category it finds nobody either [P-C3]', () => {
  const entertainers = find('entertainers and an elvis impersonator');
  expect(entertainers).toMatchObject({ category: 'entertainment', unoffered: ['elvis impersonator'] });
  expect(entertainers.total).toBe(find('entertainers').total);
  expect(find('barn with alpacas')).toMatchObject({ category: 'venues', unoffered: [] });
  const chosen = find('elvis impersonator', 'GB', 'entertainment');
  expect(chosen).toMatchObject({ total: 0, words: ['elvis', 'impersonator'] });
  expect(chosen.close.length).toBeGreaterThan(0);
});

test('a few suppliers who have such a trade are found, and nobody else is counted [P-C3]', () => {
  const record = sample.records.find(({ type, countryCode }) => type === 'entertainment' && countryCode === 'GB');
  if (record === undefined) throw new Error('The sample has no entertainment in GB');
  sample.store.putSupplier({ ...record, description: `${record.description} An Elvis impersonator for your evening.` });
  const answer = find('elvis impersonator');
  expect(answer).toMatchObject({ total: 1, unoffered: [], words: ['elvis', 'impersonator'] });
  expect(answer.results.map(({ id }) => id)).toEqual([record.id]);
  sample.store.putSupplier(record);
});

test.each<[CountryCode, string, string]>([
  ['GB', 'venue for 20 people on a Tuesday in Feb', 'Tuesday'],
  ['GB', 'venue on a Tuesday', 'Tuesday'],
  ['GB', 'weekday venue', 'weekday'],
  ['DE', 'Location an einem Freitag im Juni', 'Freitag'],
  ['FR', 'salle un samedi en juin', 'samedi'],
])('%s: a day of the week without a date is said to narrow nothing: “%s” [P-C3]', (country, text, weekday) => {
  expect(find(text, country)).toMatchObject({ weekdays: [weekday], ignored: [] });
});

test.each([
  ['Location Mo. oder Di', ['Mo', 'Di']],
  ['Scheune an einem Fr im Juni', ['Fr']],
  ['scheune mo', ['mo']],
  ['Location Mo-Do in München', ['Mo', 'Do']],
  ['Location freitags', ['freitags']],
])('in German in two letters, too: “%s”', (text, weekdays) => {
  expect(find(text, 'DE')).toMatchObject({ weekdays, ignored: [], words: [], softWords: [], corrections: [] });
});

test.each([
  'Location am Sa, 12. Juni 2027',
  'Location Sa. 12.06.2027',
  'location sa 12 juni 2027',
  'Location am Sa., 12. Juni 2027',
])('in German a date keeps its day of two letters: “%s”', (text) => {
  const dated = find(text, 'DE');
  expect(dated).toMatchObject({ weekdays: [], ignored: [], words: [], softWords: [] });
  expect(partsOf(dated)).toContainEqual(expect.objectContaining({ kind: 'date', firstDay: '2027-06-12' }));
});

test('“do” and “so” are words elsewhere', () => {
  expect(find('how do we find a barn, so pretty').weekdays).toEqual([]);
  expect(find('so eine Scheune', 'DE').weekdays).toEqual([]);
});

test('a day of the week before a whole date is part of it', () => {
  const dated = find('venue on Saturday 12 June 2027');
  expect(dated.weekdays).toEqual([]);
  expect(partsOf(dated)).toContainEqual(expect.objectContaining({ kind: 'date', firstDay: '2027-06-12' }));
});

test('what no supplier has cannot be left out: it is said to be unused, and not to be excluded [P-C3]', () => {
  const corkage = find('venue without corkage fee');
  expect(corkage.ignored).toEqual(expect.arrayContaining(['corkage']));
  expect(corkage.unwanted).toEqual([]);
  expect(find('no corkage venue').parts.map(({ part }) => part)).not.toContainEqual(
    expect.objectContaining({ kind: 'feature' }),
  );
  // A word that suppliers have still leaves them out.
  expect(find('venue but not a castle').unwanted).toEqual(['castle']);
});

test.each<[CountryCode, string, number]>([
  ['GB', 'asian wedding venue birmingham 400', 400],
  ['GB', 'barn Bath 120', 120],
  ['DE', 'Scheune München 80', 80],
  ['GB', 'venue 100-150', 150],
  ['GB', 'venue Bath, 80, dogs', 80],
  ['US', 'barn Austin 150', 150],
])('%s: a bare figure beside a venue is its guests: “%s” [P-C3]', (country, text, count) => {
  const answer = find(text, country);
  expect(partsOf(answer)).toContainEqual(expect.objectContaining({ kind: 'guests', count }));
  expect([...answer.ignored, ...answer.words, ...answer.softWords]).not.toContain(String(count));
});

test('a bare figure that is no number of guests stays told as unused [P-C3]', () => {
  for (const text of ['photographer Leeds 400', 'venue Leeds 5000', 'venue Leeds 7', 'barn for 30 nights'])
    expect(partsOf(find(text)).map(({ kind }) => kind)).not.toContain('guests');
  expect(find('photographer Leeds 400').ignored).toEqual(['400']);
});

test.each<[CountryCode, string, string[]]>([
  ['GB', 'mon-thurs wedding venue', ['mon', 'thurs']],
  ['GB', 'weds venue', ['weds']],
  ['GB', 'mon tues wed venue', ['mon', 'tues', 'wed']],
  ['GB', 'venue sat in march', ['sat']],
  ['GB', 'fri or sun venue', ['fri', 'sun']],
  ['FR', 'salle ven sam', ['ven', 'sam']],
])('%s: a day in its short form is a day and no typo: “%s” [S-4]', (country, text, weekdays) => {
  expect(find(text, country)).toMatchObject({ weekdays, corrections: [], category: 'venues', ignored: [] });
});

test('a day in its short form before a whole date is part of it [S-4]', () => {
  expect(find('venue sat 12 june 2027')).toMatchObject({ weekdays: [], ignored: [] });
});

test.each<[string, string[]]>([
  ['the cheapest', ['cheapest']],
  ['free', ['free']],
  ['£££', ['£££']],
  ['🎂', ['🎂']],
  ['florist Bath ££', ['££']],
  ['wedding', []],
  ['cheap florist', []],
])('“%s” says what no search uses [P-C3]', (text, ignored) => {
  expect(find(text)).toMatchObject({ ignored });
});

test.each<[string, string, string]>([
  ['venue for two', 'for two', 'venue'],
  ['venue for fifty', 'for fifty', 'venue'],
  ['three piece band for ten', 'for ten', 'three piece band'],
  ['barn for a hundred near York', 'for a hundred', 'barn near York'],
  ['dinner for one hundred and twenty', 'for one hundred and twenty', 'dinner'],
])('%s: a number in words is one part of a sentence, whole [P-C3]', (text, typed, without) => {
  const guests = find(text).parts.find(({ part }) => part.kind === 'guests');
  expect(text.slice(guests?.part.from, guests?.part.to)).toBe(typed);
  expect(guests?.without).toBe(without);
});

test('a listed town is a place in a sentence, though a supplier is called so [S-5]', () => {
  const record = sample.records.find(({ type, countryCode }) => type === 'florists' && countryCode === 'GB');
  if (record === undefined) throw new Error('The sample has no florist in GB');
  sample.store.putSupplier({ ...record, name: 'Ludlow & Finch' });
  expect(find('florist Ludlow').place).toMatchObject({ name: 'Ludlow' });
  expect(find('Ludlow & Finch').results.map(({ id }) => id)).toContain(record.id);
  sample.store.putSupplier(record);
});
