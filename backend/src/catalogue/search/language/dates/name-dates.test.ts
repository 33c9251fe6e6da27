import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { indexOf, type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';

const names = ['Winter Wonderland', 'May Flowers', 'June & Co', 'June Weddings', 'Summer Sparrow Films'];
let index: SampleIndex;

beforeAll(async () => {
  const sample = await sampleIndex();
  const some = sample.records.filter(({ countryCode }) => countryCode === 'GB').slice(0, names.length);
  sample.remove();
  index = await indexOf(some.map((record, at): SupplierRecord => ({ ...record, name: names[at] ?? '' })));
});
afterAll(() => index.remove());

const datesIn = (text: string): string[] => {
  const { parts } = index.store.find({ countryCode: 'GB', text, size: 5, today: '2026-11-29' });
  return parts.flatMap(({ part }) => (part.kind === 'date' ? [part.firstDay] : []));
};

test.each([
  'Winter Wonderland wedding near Bath',
  'winter wonderland wedding near bath',
  'florist for May Flowers Bath',
  'photographer like June & Co in Bath',
  'video by Summer Sparrow wedding in Bath',
])('“%s” names a supplier and no date', (text) => {
  expect(datesIn(text)).toEqual([]);
});

test.each([
  ['winter barn wedding near Bath', '2026-12-01'],
  ['florist for may flowers', '2027-05-01'],
  ['photographer in June Bath', '2027-06-01'],
  ['June wedding Bath', '2027-06-01'],
  ['Winter Wonderland in June near Bath', '2027-06-01'],
])('“%s” names a date, though suppliers are called like it', (text, day) => {
  expect(datesIn(text)).toEqual([day]);
});
