import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type FindResponse } from '#catalogue/search/request/search-request';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';
import { judge, qualityOfJudgements } from '../judged/judge';
import { judgedQueries, tuningQueries } from '../judged/judged-query';
import { distanceKm } from '../places/distance';
import { resolvePlace } from '../places/resolve-place';
import { isPaidPlace } from '../ranking/paid-places';

let records: SupplierRecord[];
let sample: SampleIndex;
let store: CatalogueStore;

beforeAll(async () => {
  sample = await sampleIndex();
  ({ store, records } = sample);
});
afterAll(() => sample.remove());

const find = (text: string, countryCode: 'GB' | 'DE' = 'GB'): FindResponse =>
  store.find({ countryCode, text, size: 12 });
const ids = ({ results }: FindResponse) => results.map(({ id }) => id);

test('a sentence finds exactly those that have all of it, and then those that come near', () => {
  const answer = find('venue in Surrey for 60 guests');
  const fitting = records.filter(
    (one) =>
      one.countryCode === 'GB' && one.type === 'venues' && one.county === 'Surrey' && (one.capacity?.max ?? 0) >= 60,
  );
  expect(answer.total).toBe(fitting.length);
  expect(ids(answer).sort()).toEqual(
    fitting
      .map(({ id }) => id)
      .sort()
      .slice(0, 12),
  );
  expect(answer.close.every(({ lacks, hit }) => lacks.length > 0 && hit.type === 'venues')).toBe(true);
  expect(answer.results.length + answer.close.length).toBe(12);
});

test('when nothing fits, the page shows what comes nearest and says which wish to leave out', () => {
  const answer = find('florist in Rutland under £1');
  expect(answer.total).toBe(0);
  expect(answer.close.length).toBeGreaterThan(0);
  expect(answer.close[0]?.hit.type).toBe('florists');
  const [best] = answer.rescue;
  const budget = answer.parts.findIndex(({ part }) => part.kind === 'budget');
  const place = answer.parts.findIndex(({ part }) => part.kind === 'place');
  const inRutland = records.filter((one) => one.type === 'florists' && one.county === 'Rutland').length;
  expect(answer.rescue.find(({ drop }) => drop === budget)?.total ?? 0).toBe(inRutland);
  expect(best === undefined || [budget, place].includes(best.drop as number)).toBe(true);
});

test('an unknown place is never taken for a real one, and the page is not empty', () => {
  const answer = find('venue in Wakanda');
  expect(answer).toMatchObject({ total: 0, unknownPlaces: ['Wakanda'] });
  expect(answer.close.length).toBe(12);
});

test('what comes near and only lies elsewhere is nearest first', () => {
  for (const text of ['venues in Bath', 'photographers near York']) {
    const answer = store.find({ countryCode: 'GB', text, size: 60 });
    const away = answer.close.map(({ hit }) => hit.distanceKm ?? 0);
    expect(away.length).toBeGreaterThan(5);
    expect(away).toEqual([...away].sort((a, b) => a - b));
  }
  const dearest = store.find({ countryCode: 'GB', text: 'venues in Bath', size: 60, sort: 'rating' });
  const ratings = dearest.close.filter(({ hit }) => (hit.distanceKm ?? 0) > 150).map(({ hit }) => hit.rating.average);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test('distances are shown from a town that is named, and not from the middle of a county or region [16]', () => {
  const distances = (text: string) => find(text).results.map(({ distanceKm }) => distanceKm);
  expect(distances('venues in Scotland').length).toBeGreaterThan(5);
  expect(distances('venues in Scotland').filter((km) => km !== null)).toEqual([]);
  expect(distances('venues in Edinburgh').length).toBeGreaterThan(0);
  expect(distances('venues in Edinburgh').every((km) => km !== null && km <= 25)).toBe(true);
  const beyondScotland = find('venues in Scotland for 700 guests');
  expect(beyondScotland.close.length).toBeGreaterThan(0);
  expect(beyondScotland.close.filter(({ hit }) => hit.distanceKm !== null)).toEqual([]);
  expect(beyondScotland.distanceFrom).toBeNull();
  expect(find('venues in Edinburgh').distanceFrom).toBe('Edinburgh');
});

test('of two places that are asked for, neither is the origin: no distance is shown, and the nearest to either come first', () => {
  const text = 'photographers in Leeds or Bath';
  const found = store.find({ countryCode: 'GB', text, size: 60, sort: 'distance' });
  const all = [...found.results, ...found.close.map(({ hit }) => hit)];
  expect(all.length).toBeGreaterThan(0);
  expect(found.distanceFrom).toBeNull();
  expect(all.filter(({ distanceKm: km }) => km !== null)).toEqual([]);
  const from = (name: string) => resolvePlace(name, 'GB')?.point ?? { lat: 0, lng: 0 };
  const away = found.results.map(({ location }) =>
    Math.min(distanceKm(location, from('Leeds')), distanceKm(location, from('Bath'))),
  );
  expect(away).toEqual([...away].sort((a, b) => a - b));
});

test('a “not” leaves out what follows it, from what comes near too', () => {
  const isLondon = ({ countryCode, county }: SupplierRecord) => countryCode === 'GB' && county === 'Greater London';
  const inLondon = new Set(records.filter(isLondon).map(({ id }) => id));
  const all = store.find({ countryCode: 'GB', text: 'venues', size: 500 });
  const answer = store.find({ countryCode: 'GB', text: 'venues not in Greater London', size: 500 });
  expect(ids(all).some((id) => inLondon.has(id))).toBe(true);
  expect([...ids(answer), ...answer.close.map(({ hit }) => hit.id)].filter((id) => inLondon.has(id))).toEqual([]);
  expect(answer).toMatchObject({ unwanted: ['Greater London'], words: [] });
  expect(find('venues but not a barn').results.every(({ kind }) => kind?.key !== 'barn')).toBe(true);
});

test('another kind that the sentence names is reported, and so is “near me”', () => {
  expect(find('videographer and photographer near me')).toMatchObject({
    category: 'video',
    otherCategories: ['photographers'],
    isNearMe: true,
    words: [],
    unknownPlaces: [],
  });
  expect(find('bagpiper Scotland').close.every(({ hit }) => hit.type === 'music')).toBe(true);
});

test('a trade of no category finds nobody and names the nearest ones; beside a category it is only reported [S-7] [P-C3]', () => {
  const answer = { total: 0, unoffered: ['celebrant'], unofferedNear: ['entertainment'], close: [], rescue: [] };
  expect(find('celebrant')).toMatchObject(answer);
  const beside = { unoffered: ['celebrant'], total: find('photographers').total };
  expect(find('photographers and a celebrant')).toMatchObject(beside);
});

test('a corrected word is reported, and can be searched for as it was typed', () => {
  const answer = find('venues Notingham');
  expect(answer.readAs).toBe('venues Nottingham');
  expect(ids(answer)).toEqual(ids(find('venues Nottingham')));
  const literally = store.find({ countryCode: 'GB', text: 'venues Notingham', literally: true });
  expect(literally).toMatchObject({ readAs: null, corrections: [], total: 0 });
});

test('a supplier is found by its name, whatever else the words of it could mean', () => {
  for (const record of records
    .filter(({ countryCode, name }) => countryCode === 'GB' && name.includes(' '))
    .slice(0, 60)) {
    const names = find(record.name).results.map(({ name }) => name);
    expect({ name: record.name, found: names.includes(record.name) }).toEqual({ name: record.name, found: true });
  }
});

test('payment moves no organic result: without the paid places, the order is the one without any payment', () => {
  const answer = store.find({ countryCode: 'GB', text: 'wedding photographers', size: 40 });
  const paid = new Set(answer.paid);
  expect(answer.results.flatMap(({ id }, at) => (paid.has(id) ? [at] : [])).every(isPaidPlace)).toBe(true);
  expect(answer.results.filter(({ id }) => paid.has(id)).every(({ tier }) => tier >= 3)).toBe(true);
  const organic = store.search({ countryCode: 'GB', category: 'photographers', size: 100 }).results.map(({ id }) => id);
  const all = store.search({ countryCode: 'GB', category: 'photographers', size: 500 }).results.map(({ id }) => id);
  expect(answer.paid.filter((id) => !all.includes(id))).toEqual([]);
  const unpaid = ids(answer).filter((id) => !paid.has(id));
  expect(unpaid).toEqual(organic.filter((id) => unpaid.includes(id)));
});

test('pages follow each other without a gap or a repetition, paid places and all', () => {
  const page = (number: number) => ids(store.find({ countryCode: 'GB', text: 'florists', page: number, size: 10 }));
  const whole = ids(store.find({ countryCode: 'GB', text: 'florists', size: 60 }));
  expect([1, 2, 3, 4].flatMap(page)).toEqual(whole.slice(0, 40));
  const { total } = store.find({ countryCode: 'GB', text: 'florists', size: 10 });
  expect(page(999)).toEqual(page(Math.ceil(total / 10)));
});

test('umlauts may be spelled out or left out', () => {
  const record = records.find(({ countryCode, name }) => countryCode === 'DE' && /[äöü]/.test(name));
  if (record === undefined) throw new Error('The sample has a German name with an umlaut');
  const spelled = record.name.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  const plain = record.name.normalize('NFD').replace(/\p{M}/gu, '');
  for (const name of [record.name, spelled, plain])
    expect(find(name, 'DE').results.map(({ id }) => id)).toContain(record.id);
});

test.each([
  '"; DROP TABLE suppliers; --',
  'name:barn OR place:*',
  'NEAR(barn house, 5)',
  '(((((',
  '*',
  'a'.repeat(5000),
  'barn AND NOT',
  '🎉',
  'market : x',
])('words like %j are only words', (text) => {
  const before = store.count();
  expect(() => store.find({ countryCode: 'GB', text })).not.toThrow();
  expect(store.count()).toEqual(before);
});

test('the judged set has what it must have', () => {
  const judged = judgedQueries();
  const count = (group: string) => judged.filter((one) => one.group === group).length;
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(count('sentence')).toBeGreaterThanOrEqual(judged.length / 4);
  expect(count('typo')).toBeGreaterThanOrEqual(30);
  expect(count('place')).toBeGreaterThanOrEqual(40);
  expect(count('none')).toBeGreaterThanOrEqual(15);
  expect(judged.filter(({ countryCode }) => ['DE', 'FR', 'US'].includes(countryCode)).length).toBeGreaterThanOrEqual(
    60,
  );
  const tuned = new Set(tuningQueries().map(({ text }) => text));
  expect(judged.filter(({ text }) => tuned.has(text))).toEqual([]);
});

test('judged queries are answered in nearly the best order, and hardly any shows nothing', () => {
  const quality = qualityOfJudgements(judgedQueries().map((query) => judge(store, records, query)));
  expect(quality.ndcg).toBeGreaterThanOrEqual(0.9);
  expect(quality.empty).toBeLessThan(0.03);
});
