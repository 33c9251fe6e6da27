import { generateCatalogue } from './generate-catalogue';

const all = [...generateCatalogue({ seed: 1, suppliers: 600 })];

test('a tent of a package holds no more than its firm says it can [P-m9]', () => {
  const marquees = all.filter(({ type }) => type === 'marquee');
  const heads = (words: readonly string[]): number[] =>
    words.flatMap((one) => [...(/\d+/.exec(one) ?? [])].map(Number));
  expect(marquees.length).toBeGreaterThan(5);
  for (const { capacity, packages } of marquees)
    expect(Math.max(...packages.flatMap(({ includes }) => heads(includes)))).toBeLessThanOrEqual(capacity?.max ?? 0);
});

test('a small wedding at a venue had at least as many guests as it opens for [P-m9]', () => {
  const said = all.flatMap(({ facts, reviews }) =>
    facts?.capacityDayMin == null
      ? []
      : reviews.flatMap(({ body }) => {
          const invited = /(?:with|kept it to|mit|avec) (\d+) (?:guests|people|Gästen|invités)/.exec(body)?.[1];
          return invited === undefined ? [] : [Number(invited) - (facts.capacityDayMin ?? 0)];
        }),
  );
  expect(said.length).toBeGreaterThan(5);
  expect(Math.min(...said)).toBeGreaterThanOrEqual(0);
});

test('two venues of a county that have a handful of reviews each say other things [P-m9]', () => {
  const venues = all.filter(({ type, reviews }) => type === 'venues' && reviews.length > 0 && reviews.length <= 6);
  const templates = (record: (typeof all)[number]): Set<string> =>
    new Set(
      record.reviews
        .flatMap(({ body }) => body.split(/(?<=[.!?…]) /))
        .filter((sentence) => sentence.length > 40)
        .map((sentence) => sentence.replace(/\d+/g, '#')),
    );
  const pairs = venues.flatMap((one, at) =>
    venues
      .slice(at + 1)
      .filter(({ countryCode, county }) => countryCode === one.countryCode && county === one.county)
      .map((other) => ({
        of: `${one.name} / ${other.name}`,
        shared: [...templates(one)].filter((text) => templates(other).has(text)),
      })),
  );
  expect(pairs.length).toBeGreaterThan(20);
  // Four stars have few bodies: a handful of pairs may meet there.
  expect(pairs.filter(({ shared }) => shared.length > 0).length / pairs.length).toBeLessThan(0.1);
});
