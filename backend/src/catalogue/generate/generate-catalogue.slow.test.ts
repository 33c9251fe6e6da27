import './testing/statistics';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { categoryContent, placesOf } from '../content/content';
import { markets } from '../content/markets';
import { type SupplierRecord } from '../records/supplier-record';
import { fingerprintOf, generateCatalogue, generateRealWeddings } from './generate-catalogue';
import { outlineCatalogue } from './outline/outline';
import { cityWishes, regionWishes } from './outline/sought';
import { kmBetween } from './outline/supply';
import { all } from './testing/drawn';

const weddings = [...generateRealWeddings({ seed: 1 })];
const of = (countryCode: CountryCode) => all.filter((supplier) => supplier.countryCode === countryCode);
const manyDuplicates = (list: string[]) => list.length - new Set(list).size;

/** The outlines of a catalogue's suppliers, without their profiles. */
const outlined = (seed: number, count?: number) =>
  outlineCatalogue(seed, count).flatMap(({ market: { countryCode }, suppliers }) =>
    suppliers.map((outline) => ({ ...outline, countryCode })),
  );

/** The texts of a value, however deep they stand. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const texts = [...all, ...weddings].flatMap(textsOf);

test('the same seed gives the same catalogue, another seed another one', () => {
  const first = JSON.stringify([...generateCatalogue({ seed: 5, suppliers: 200 })]);
  expect(JSON.stringify([...generateCatalogue({ seed: 5, suppliers: 200 })])).toBe(first);
  expect(JSON.stringify([...generateCatalogue({ seed: 6, suppliers: 200 })])).not.toBe(first);
});

test('there are 3,000 suppliers in GB, a thousand or more in each other market and 400 real weddings', () => {
  expect(markets.map(({ countryCode }) => [countryCode, of(countryCode).length])).toEqual([
    ['GB', 3000],
    ['IE', 1000],
    ['US', 2400],
    ['DE', 1200],
    ['FR', 1000],
  ]);
  expect(weddings).toHaveLength(400);
});

test('there is a record for each outline of a supplier, in its order, with its ids and name', () => {
  const whoOf = ({
    id,
    publicId,
    name,
    countryCode,
  }: Pick<SupplierRecord, 'id' | 'publicId' | 'name' | 'countryCode'>) => [id, publicId, name, countryCode].join();
  expect(all.map(whoOf)).toEqual(outlined(1).map(whoOf));
});

test.each([100, 777, 8601])('a catalogue of %i suppliers has exactly that many', (suppliers) => {
  expect(outlined(2, suppliers).filter(({ id }) => id.length > 0)).toHaveLength(suppliers);
});

test('whoever looks where a region is known for it, or in a large city, finds somebody: no barn is missing in the Cotswolds [P-m20]', () => {
  for (const { countryCode } of markets) {
    const there = outlined(1).filter((one) => one.countryCode === countryCode);
    const wishes = [...regionWishes(countryCode), ...cityWishes(placesOf(countryCode))];
    expect(wishes.length).toBeGreaterThan(2);
    for (const wish of wishes) {
      const found = there.filter(
        ({ category, kind, place }) =>
          category === wish.category &&
          (wish.kind === null || wish.kind === kind) &&
          kmBetween(place, wish) <= wish.radiusKm,
      );
      expect([countryCode, wish, found.length > 0]).toEqual([countryCode, wish, true]);
    }
  }
});

test('every market has suppliers of all fifteen categories', () => {
  for (const { countryCode } of markets)
    expect(supplierCategories.filter((slug) => !of(countryCode).some((supplier) => supplier.type === slug))).toEqual(
      [],
    );
});

test('ids follow the three patterns of the product, and a few have the third [D-supplier-id-01] [D-supplier-id-02]', () => {
  const pattern = /^((GB|IE)\d{6}|(US|DE|FR)\d{8}|sup_[a-z0-9]{7,14})$/;
  expect(all.filter((supplier) => !pattern.test(supplier.id)).map((supplier) => supplier.id)).toEqual([]);
  const few = all.filter((supplier) => supplier.id.startsWith('sup_')).length;
  expect(few).toBeGreaterThan(20);
  expect(few).toBeLessThan(100);
});

test('ids, public ids and slugs are unique over all markets, names within one', () => {
  for (const key of ['id', 'publicId', 'slug'] as const)
    expect(manyDuplicates(all.map((supplier) => supplier[key]))).toBe(0);
  for (const { countryCode } of markets)
    expect(manyDuplicates(of(countryCode).map((supplier) => supplier.name))).toBe(0);
});

test('a large catalogue still has unique ids and names', () => {
  const large = outlined(3, 12_000);
  const ids = new Set(large.map(({ id }) => id));
  const names = new Set(large.map(({ countryCode, name }) => `${countryCode}:${name}`));
  expect([ids.size, names.size]).toEqual([12_000, 12_000]);
});

test('no text has an unfilled slot, a double space or an undefined value', () => {
  const bad = texts.filter((text) => /[{}]|undefined|NaN| {2}/.test(text));
  expect(bad).toEqual([]);
});

test('every sentence begins with a capital letter', () => {
  const bad = all
    .filter(({ description }) => /(^|[.!?] )\p{Ll}/u.test(description))
    .map(({ description }) => description);
  expect(bad).toEqual([]);
});

test('English articles agree with the words put after them', () => {
  const english = all.filter((supplier) => supplier.l10n.language === 'en').map((supplier) => supplier.description);
  expect(
    english.filter((text) => /\b[Aa]n? The |\b[Tt]he The |\b[Aa] (editorial|elegant|outlet|illustrated)/.test(text)),
  ).toEqual([]);
});

test('French elides before names and contracts with Le and Les', () => {
  const french = [...of('FR'), ...weddings.filter((wedding) => wedding.countryCode === 'FR')].flatMap(textsOf);
  expect(
    french.filter((text) =>
      /\b(de|près de) (Avignon|Amiens|Angers|Albi|Agathe|Amandine|Le Mans|Les Sables)/.test(text),
    ),
  ).toEqual([]);
  expect(french.filter((text) => /\bà Le (Mans|Havre|Touquet)/.test(text))).toEqual([]);
});

test('texts of the market US have American words', () => {
  const american = of('US').flatMap((supplier) => [
    supplier.description,
    ...supplier.reviews.map((review) => review.body),
  ]);
  const british = /\b(colour|favourite|queue|car park|mum|e-mail|biscuits|marquee|trousers)\b/i;
  expect(american.filter((text) => british.test(text))).toEqual([]);
});

test('each market speaks its own language', () => {
  expect(of('DE').every((supplier) => supplier.l10n.language === 'de')).toBe(true);
  const words = {
    DE: /\b(und|ihr|wir|euch|die|der|bis|das|zu|wird|kommt)\b/i,
    FR: /\b(et|nous|vous|le|la|les|de|des)\b/i,
  } as const;
  for (const code of ['DE', 'FR'] as const)
    expect(
      of(code)
        .filter((supplier) => !words[code].test(supplier.description))
        .map((one) => one.description),
    ).toEqual([]);
});

test('prices are whole minor units of the market, and “from” is the cheapest package', () => {
  for (const { type, countryCode, price, packages } of all) {
    if (price === null) continue;
    const { currency } = categoryContent(type).prices[countryCode];
    const amounts = packages.map((item) => item.price.amount);
    expect(packages.every((item) => item.price.currency === currency)).toBe(true);
    expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true);
    expect(price.from).toEqual({ amount: Math.min(...amounts), currency });
    expect(price.to.amount).toBe(Math.max(...amounts));
    expect(price.saturday === null || price.saturday.amount > price.from.amount).toBe(true);
  }
});

test('several days at one price are not listed by the day', () => {
  const weekends = all.flatMap(({ packages }) => packages).filter(({ id }) => id.endsWith('the-long-weekend'));
  expect(weekends.length).toBeGreaterThan(0);
  expect(weekends.every(({ unit }) => unit === 'total')).toBe(true);
});

test('every address that could be contacted is at example.com, and everything is labelled as a demo', () => {
  const addresses = texts.filter((text) => /@|https?:/.test(text));
  expect(addresses.filter((text) => !/(^[^@\s]+@|^https:\/\/)([a-z0-9-]+\.)?example\.com$/.test(text))).toEqual([]);
  expect([...all, ...weddings].every((item) => item.demo)).toBe(true);
});

test('features are four to nine of the category, in its words', () => {
  for (const supplier of all) {
    const known = new Set(categoryContent(supplier.type).features.map((feature) => feature.key));
    expect(supplier.features.length).toBeGreaterThanOrEqual(4);
    expect(supplier.features.length).toBeLessThanOrEqual(9);
    expect(supplier.features.every((feature) => known.has(feature.key))).toBe(true);
  }
});

test('a few suppliers are marked as bad debt, which only the internal part says', () => {
  const marked = all.filter((supplier) => supplier.internal.hasBadDebtCoupleside);
  expect(marked.length).toBeGreaterThan(10);
  expect(marked.length).toBeLessThan(all.length / 20);
});

test('the fingerprint names everything that a catalogue is made from', () => {
  const plain = fingerprintOf({ seed: 1 });
  expect(
    new Set([
      plain,
      fingerprintOf({ seed: 2 }),
      fingerprintOf({ seed: 1, suppliers: 9 }),
      fingerprintOf({ seed: 1, asOf: '2027-01-01' }),
    ]).size,
  ).toBe(4);
});
