import { generateRealWeddings } from './generate-catalogue';

const all = [...generateRealWeddings({ seed: 1, suppliers: 900 })];
const markets = [...new Set(all.map(({ countryCode }) => countryCode))];
const listOf = (country: string) =>
  all
    .filter(({ countryCode }) => countryCode === country)
    .sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt) || a.id.localeCompare(b.id));

test('no two real weddings of a market have the same title [P-m19]', () => {
  expect(markets.length).toBeGreaterThan(3);
  for (const country of markets) {
    const titles = listOf(country).map(({ title }) => title);
    expect({ country, repeated: titles.filter((title, at) => titles.indexOf(title) !== at) }).toEqual({
      country,
      repeated: [],
    });
  }
});

test('the first page of the list shows a dozen venues and as many kinds of title [P-m19]', () => {
  const page = listOf('GB').slice(0, 18);
  expect(new Set(page.map(({ venueUrl }) => venueUrl)).size).toBeGreaterThanOrEqual(17);
  // Two titles of one kind begin or end alike.
  const quiet = page.filter(({ title }) => title.startsWith('A quiet Thursday'));
  const rain = page.filter(({ title }) => title.endsWith('vows in the rain'));
  const own = page.filter(({ title }) => title.includes('do it their way in'));
  for (const one of [quiet, rain, own]) expect(one.length).toBeLessThanOrEqual(1);
});
