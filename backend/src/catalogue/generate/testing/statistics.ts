import { type Money } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { placesOf, venueKind } from '#catalogue/content/content';
import { markets } from '#catalogue/content/markets';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { weekdayOf } from '../market/days';
import { outlineCatalogue } from '../outline/outline';
import { kmBetween } from '../outline/supply';
import { all } from './drawn';

/**
 * Statistics of the default demo catalogue that couples of each market would notice; `generate-catalogue.slow.test.ts`
 * has the rules.
 */
const of = (countryCode: CountryCode) => all.filter((supplier) => supplier.countryCode === countryCode);
const venues = all.filter((supplier) => supplier.type === 'venues');
const shareOf = <T>(list: T[], fits: (item: T) => boolean): number => list.filter(fits).length / list.length;

/** Spearman's: 1 when two figures always rise together. */
const rankCorrelation = (pairs: [number, number][]): number => {
  const ranksOf = (values: number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  };
  const [xs, ys] = [ranksOf(pairs.map(([x]) => x)), ranksOf(pairs.map(([, y]) => y))];
  const mean = (pairs.length - 1) / 2;
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  const covariance = sum(xs.map((x, i) => (x - mean) * ((ys[i] ?? 0) - mean)));
  return covariance / Math.sqrt(sum(xs.map((x) => (x - mean) ** 2)) * sum(ys.map((y) => (y - mean) ** 2)));
};

test.each(markets)(
  'supply follows people in $countryCode: every city has venues and photographers',
  ({ countryCode }) => {
    const cities = [...placesOf(countryCode)].sort((a, b) => b.population - a.population);
    const near = (city: { lat: number; lng: number }, type: string) =>
      of(countryCode).filter((one) => one.type === type && kmBetween(one.location, city) <= 25).length;
    const short = cities
      .filter(({ population }, rank) => rank < 5 || population >= 300_000)
      .map((city, rank) => ({
        ...city,
        venues: near(city, 'venues'),
        photographers: near(city, 'photographers'),
        rank,
      }))
      .filter((city) => city.venues < (city.rank < 5 ? 40 : 8) || city.photographers < 12);
    expect(short).toEqual([]);
  },
);

test.each(markets)(
  'who marries outside of the cities of $countryCode has a venue near as well, and mostly a photographer [16]',
  ({ countryCode }) => {
    const places = placesOf(countryCode);
    const without = (type: string, km: number) =>
      places.filter(
        (place) => !of(countryCode).some((one) => one.type === type && kmBetween(one.location, place) < km),
      );
    expect(without('venues', 45).map(({ name }) => name)).toEqual([]);
    expect(without('photographers', 90).length / places.length).toBeLessThan(0.05);
  },
);

test('every market has at least a thousand suppliers', () => {
  expect(Math.min(...markets.map(({ countryCode }) => of(countryCode).length))).toBeGreaterThanOrEqual(1000);
});

test('no form of name is above four in a hundred of a market', () => {
  for (const { suppliers } of outlineCatalogue(1)) {
    const counts = new Map<string, number>();
    for (const { nameForm } of suppliers) counts.set(nameForm, (counts.get(nameForm) ?? 0) + 1);
    expect(Math.max(...counts.values()) / suppliers.length).toBeLessThanOrEqual(0.04);
  }
});

test('a venue says in its name what it is', () => {
  const language = { GB: 'en', IE: 'en', US: 'us', DE: 'de', FR: 'fr' } as const;
  const nounsOf = ({ kind, countryCode }: SupplierRecord) => {
    const { nouns } = venueKind(kind?.key ?? '');
    return nouns[language[countryCode]] ?? nouns['en'] ?? [];
  };
  expect(venues.filter((venue) => !nounsOf(venue).some((noun) => venue.name.includes(noun)))).toEqual([]);
});

test('every kind that its market has is there', () => {
  for (const { countryCode } of markets) {
    const kinds = new Set(venues.filter((venue) => venue.countryCode === countryCode).map(({ kind }) => kind?.key));
    expect(kinds.size).toBeGreaterThanOrEqual(9);
  }
});

test.each(markets)('a venue of $countryCode costs more when it is larger', ({ countryCode }) => {
  const pairs = venues.flatMap(({ price, capacity, countryCode: country }): [number, number][] =>
    country === countryCode && price !== null ? [[capacity?.max ?? 0, price.from.amount]] : [],
  );
  expect(rankCorrelation(pairs)).toBeGreaterThan(0.6);
});

test('no venue asks under five or over four hundred for each guest on a Saturday', () => {
  const perGuest = ({ price, capacity, countryCode }: SupplierRecord) =>
    price === null ? null : { countryCode, each: (price.saturday?.amount ?? 0) / (capacity?.max ?? 1) / 100 };
  const each = venues.flatMap((venue) => perGuest(venue)?.each ?? []);
  expect([Math.min(...each) > 5, Math.max(...each) < 400]).toEqual([true, true]);
});

test('a venue’s facts, features and packages say the same', () => {
  const wrong = venues.filter(({ facts, features, packages, capacity }) => {
    const has = (key: string) => features.some((feature) => feature.key === key);
    const beds = (facts.sleeps ?? 0) > 0;
    return !(
      capacity?.max === facts.capacityDayMax &&
      has('bedrooms') === beds &&
      has('own-caterer') === (facts.catering === 'free') &&
      has('on-site-ceremony') === facts.licence &&
      has('step-free') === facts.stepFree &&
      (beds || !packages.some(({ id }) => id.endsWith('the-long-weekend'))) &&
      (facts.capacityDayMin ?? 0) <= (facts.capacityDayMax ?? 0) &&
      (facts.capacityDayMax ?? 0) <= (facts.capacityEvening ?? 0)
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('eight in a hundred say their price on request', () => {
  expect(shareOf(all, ({ price }) => price === null)).toBeCloseTo(0.08, 2);
});

test('all views of a venue show one building: the same kind and the same seed before the scene', () => {
  const view = /--(.+)-(outside|room|table|garden|night)(-\d+)?$/;
  // The others show details of a wedding there.
  const buildingsOf = ({ photos }: SupplierRecord) =>
    new Set(photos.flatMap(({ seed }) => (view.test(seed) ? [seed.replace(view, ':$1')] : [])));
  expect(venues.filter((venue) => buildingsOf(venue).size !== 1).map(({ id }) => id)).toEqual([]);
});

test('stars are spread 72, 18, 6, 2, 2, and some suppliers have more than 120 reviews', () => {
  const stars = all.flatMap(({ reviews }) => reviews.map((review) => review.stars));
  const shares = [5, 4, 3, 2, 1].map((wanted) => Math.round(shareOf(stars, (one) => one === wanted) * 100));
  expect(shares).toEqual([72, 18, 6, 2, 2]);
  expect(all.filter(({ rating }) => rating.count > 120).length).toBeGreaterThan(20);
  expect(shareOf(all, ({ rating }) => rating.count === 0)).toBeGreaterThan(0.03);
});

test('most bad reviews have a reply', () => {
  const bad = all.flatMap(({ reviews }) => reviews.filter(({ stars }) => stars <= 2));
  expect(shareOf(bad, ({ reply }) => reply !== null)).toBeGreaterThan(0.7);
});

test('Saturdays are fuller than Tuesdays, and a sought-after supplier is fuller than another', () => {
  const days = all.flatMap(({ busyDays }) => busyDays);
  const on = (weekday: number) => days.filter((day) => weekdayOf(day) === weekday).length;
  expect(on(6)).toBeGreaterThan(on(2) * 5);
  const bestFirst = [...all].sort((a, b) => b.profileScore - a.profileScore);
  const busy = (list: SupplierRecord[]) => list.reduce((sum, one) => sum + one.busyDays.length, 0) / list.length;
  expect(busy(bestFirst.slice(0, 1000))).toBeGreaterThan(busy(bestFirst.slice(-1000)) * 1.2);
});

test('one in ten has videos of every source, Instagram and benefits; brochures, open days and partners are there too', () => {
  expect(
    shareOf(all, ({ videos, instagram, benefits }) => videos.length > 0 && instagram !== null && benefits.length > 0),
  ).toBeCloseTo(0.1, 1);
  const sources = new Set(all.flatMap(({ videos }) => videos.map(({ source }) => source)));
  expect([...sources].sort()).toEqual(['googlemaps', 'matterport', 'vimeo', 'youtube']);
  for (const part of ['brochures', 'fairs', 'recommendations', 'relations'] as const)
    expect(shareOf(all, (one) => one[part].length > 0)).toBeGreaterThan(0.05);
});

test('photos of reviews are drawn in the light and colours of their supplier: under its own seed [16]', () => {
  const shown = all.flatMap(({ id, reviews }) =>
    reviews.flatMap(({ photos }) => photos.map(({ path }) => ({ path, own: `/${id}--` }))),
  );
  expect(shown.length).toBeGreaterThan(1000);
  expect(shown.filter(({ path, own }) => !path.includes(own))).toEqual([]);
});

test('Great Britain has castles, orangeries and manors by name, and each building is one place [16]', () => {
  const british = venues.filter(({ countryCode }) => countryCode === 'GB');
  const named = (word: string) => british.filter(({ name }) => name.includes(word)).length;
  for (const word of ['Castle', 'Orangery', 'Manor'])
    expect({ word, some: named(word) > 5 }).toEqual({ word, some: true });
  const seeds = venues.map(({ photos }) => photos[0]?.seed.split('--')[0]);
  expect(new Set(seeds).size).toBe(venues.length);
});

test('no venue for three hundred costs under 1,500 on a Saturday, and none for twenty over 12,000 [16]', () => {
  const dear = venues.filter(({ price, capacity }) => {
    const saturday = (price?.saturday?.amount ?? 0) / 100;
    const guests = capacity?.max ?? 0;
    return price !== null && ((guests >= 300 && saturday < 1500) || (guests <= 20 && saturday > 12_000));
  });
  expect(dear.map(({ id }) => id)).toEqual([]);
});

const isBetween = (middle: Money | null, least: Money, most: Money): boolean =>
  middle !== null && least.amount < middle.amount && middle.amount < most.amount;

test('“from” is for the days of the week, and Saturdays in season and other days stand beside it [16] [P-H3]', () => {
  const priced = venues.flatMap(({ id, price }) => (price === null ? [] : [{ id, price }]));
  const bare = priced.filter(
    ({ price: { condition, saturday, otherDays, from } }) =>
      condition === '' || saturday === null || saturday.condition === '' || !isBetween(otherDays, from, saturday),
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('the texts of a venue have no figure that its facts have not [16]', () => {
  const figuresOf = ({ facts }: SupplierRecord): number[] => {
    const [hours = 0, minutes = 0] = (facts.curfew ?? '').split(':').map(Number);
    const ofFacts = [facts.capacityDayMax, facts.capacityEvening, facts.sleeps].map((figure) => figure ?? 0);
    return [...ofFacts, hours, hours % 12, minutes, (facts.corkage ?? 0) / 100];
  };
  /** Since when it has been there is said in texts alone. */
  const mostYears = 25;
  const strange = venues.flatMap((venue) => {
    const questions = venue.questions.flatMap(({ question, answer }) => [question, answer]);
    const said = [venue.description, ...questions].join(' ').replaceAll(venue.name, '').match(/\d+/g) ?? [];
    const wrong = said.map(Number).filter((figure) => figure > mostYears && !figuresOf(venue).includes(figure));
    return wrong.length === 0 ? [] : [{ id: venue.id, wrong }];
  });
  expect(strange).toEqual([]);
});

test('most venues recommend a photographer, and most suppliers prefer some of other trades [16]', () => {
  const recommends = ({ relations }: SupplierRecord) => relations.some(({ type }) => type === 'photographers');
  expect(shareOf(venues, recommends)).toBeGreaterThan(0.5);
  const prefers = ({ type, recommendations }: SupplierRecord) => recommendations.some((other) => other.type !== type);
  expect(shareOf(all, prefers)).toBeGreaterThan(0.5);
});
