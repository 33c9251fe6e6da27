import { type CountryCode } from '@posy/shared-contracts/markets';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type FindResponse } from '#catalogue/search/request/search-request';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';
import { independentQueries, judgedQueries, tuningQueries } from '../judged/judged-query';
import { namesFound } from '../judged/names';
import { detourTimes } from './close-ones';

let records: SupplierRecord[];
let sample: SampleIndex;
let store: CatalogueStore;

beforeAll(async () => {
  sample = await sampleIndex();
  ({ store, records } = sample);
});
afterAll(() => sample.remove());

const find = (text: string, countryCode: CountryCode = 'GB'): FindResponse =>
  store.find({ countryCode, text, size: 24 });
const placeIn = ({ parts }: FindResponse): string[] =>
  parts.flatMap(({ part }) => (part.kind === 'place' ? [`${part.place.name}, ${part.place.within}`] : []));

test.each([
  'barn in Bath for 80 guests',
  'documentary photographer Leeds under £900',
  'vegan caterer York',
  'DJ Norwich',
])(
  'who lacks the same as somebody nearer, by about as much, stands behind, and nobody from across the country before one next door: “%s” [S-1]',
  (text) => {
    const found = find(text);
    const most = found.parts.flatMap(({ part }) => (part.kind === 'budget' ? [part.max?.amount ?? Infinity] : []))[0];
    const times = (price: number | undefined): number => detourTimes((price ?? 0) / (most ?? Infinity) - 1);
    const near = found.close.map(({ hit, lacks }) => ({
      km: hit.distanceKm ?? 0,
      lacks: `${lacks.join(' ')}, dear ${times(hit.price?.from.amount)}`,
    }));
    expect(near.length).toBeGreaterThan(5);
    for (const lacks of new Set(near.map((one) => one.lacks))) {
      const away = near.filter((one) => one.lacks === lacks).map(({ km }) => km);
      expect(away).toEqual([...away].sort((a, b) => a - b));
    }
    for (const [place, { km }] of near.entries())
      for (const later of near.slice(place + 1).filter((one) => one.lacks.endsWith(near[place]?.lacks.slice(-6) ?? '')))
        expect(km - later.km).toBeLessThan(150);
  },
);

test.each([
  ['florist nr Leeds pls', 'florist Leeds'],
  ['anyone know a good photographer in Leeds ideally w album', 'photographer in Leeds with album'],
  ['venue for 60 ppl in Kent', 'venue for 60 guests in Kent'],
  ['chill photographer Leeds', 'photographer Leeds'],
  ['flowers that darf nicht fehlen Leeds', 'flowers Leeds'],
  ['photographer who makes us laugh, Leeds', 'photographer Leeds'],
])('a leftover word empties nothing: “%s” finds whom “%s” finds [S-2]', (typed, plain) => {
  const ids = ({ results }: FindResponse) => results.map(({ id }) => id).sort();
  expect(find(typed).total).toBe(find(plain).total);
  expect(ids(find(typed))).toEqual(ids(find(plain)));
});

test('a word that only orders is distinguished from one that nobody has [S-2]', () => {
  const garden = find('photographers garden zzyzx');
  expect(garden).toMatchObject({ words: [], softWords: ['garden'], ignored: ['zzyzx'] });
  expect(garden.total).toBe(find('photographers').total);
});

test.each<[CountryCode, string, string]>([
  ['GB', 'guest shuttle from hotel to venue Leeds', 'transport'],
  ['GB', 'order of service booklets', 'stationery'],
  ['GB', 'sweet cart', 'cakes'],
  ['GB', 'ponytail and veil trial', 'beauty'],
  ['GB', 'suits to hire', 'menswear'],
  ['GB', 'weddingflowers Leeds', 'florists'],
  ['GB', 'barnwedding', 'venues'],
  ['GB', 'leedsphotographer', 'photographers'],
  ['GB', 'Hochzeitsfotografen Leeds', 'photographers'],
  ['GB', 'robe de mariée Leeds', 'dress'],
  ['US', 'fotógrafo de bodas', 'photographers'],
  ['DE', 'wedding photographer Berlin', 'photographers'],
  ['DE', 'Tortendesignerinnen', 'cakes'],
  ['DE', 'Scheunenhochzeit', 'venues'],
  ['FR', 'robes bohèmes', 'dress'],
  ['FR', 'navettes pour les invités', 'transport'],
])('%s: “%s” is read as %s [S-3]', (country, text, category) => {
  expect(find(text, country).category).toBe(category);
});

test.each<[CountryCode, string]>([
  ['GB', 'hollow photographer'],
  ['GB', 'florist for twelve bridesmaids'],
  ['GB', 'relaxed castle'],
  ['GB', 'marquee for our garden in Shire'],
  ['US', 'taco truck Austin'],
  ['US', 'mountain venue Denver'],
  ['DE', 'Fotograf Halle Hund'],
  ['FR', 'traiteur oriental Lyon'],
])('%s: in “%s” no word of the language is corrected [S-4]', (country, text) => {
  expect(find(text, country).corrections).toEqual([]);
});

test('a correction changes neither the kind that is asked for nor the place, and behind “in” stands a place [S-4]', () => {
  expect(find('photographer Leeds cakke')).toMatchObject({ category: 'photographers', corrections: [] });
  expect(placeIn(find('florist in Leeds or Yorkk'))).toContain('Leeds, West Yorkshire');
  expect(find('venue in florits')).toMatchObject({ category: 'venues' });
  const area = store.find({ countryCode: 'GB', category: 'venues', area: 'bat', size: 5 });
  expect(area.areaReadAs).not.toBe('boat');
  const corrected = store.find({ countryCode: 'GB', category: 'venues', area: 'Notingham', size: 5 });
  expect(corrected).toMatchObject({ areaReadAs: 'Nottingham', place: { name: 'Nottingham' } });
});

test.each<[CountryCode, string, string[]]>([
  ['GB', 'florist Henley upon Thames', ['Henley-on-Thames, Oxfordshire']],
  ['GB', 'venue Newcastle on Tyne', ['Newcastle upon Tyne, Tyne and Wear']],
  ['GB', 'photographer Richmond, North Yorkshire', ['Richmond, North Yorkshire']],
  ['GB', 'photographer in a castle', []],
  ['GB', 'flowers from our village', []],
  ['GB', 'cake at the seaside', []],
  ['GB', 'barn in Somerset, Bath', ['Somerset, England', 'Bath, Somerset']],
  ['US', 'florist Pittsburg Pennsylvania', ['Pittsburgh, Pennsylvania']],
  ['US', 'venue San Fransisco', ['San Francisco, California']],
  ['DE', 'Location Frankfurt an der Oder', ['Frankfurt (Oder), Brandenburg']],
  ['DE', 'Location Frankfurt/Main', ['Frankfurt am Main, Hessen']],
  ['FR', 'salle Villeneuve s/ Lot', ['Villeneuve-sur-Lot, Lot-et-Garonne']],
])('%s: “%s” is at %j [S-5]', (country, text, places) => {
  expect(placeIn(find(text, country))).toEqual(places);
});

test.each([
  ['venue in Wakanda', 'Wakanda'],
  ['barn venue Wakanda', 'Wakanda'],
  ['venue in Sandford on Thames', 'Sandford on Thames'],
  ['villa in Tuscany', 'Tuscany'],
  ['castle in Bath Italy', 'Bath Italy'],
])(
  '“%s”: an unknown place is reported as one, with its whole name, and nobody is counted there [S-5] [P-C3]',
  (text, name) => {
    expect(find(text)).toMatchObject({ total: 0, unknownPlaces: [name] });
  },
);

test('a name is found with what is asked about it, run together and without a letter [S-6] [P-H18]', () => {
  for (const share of Object.values(namesFound(store, records))) expect(share).toBeGreaterThanOrEqual(0.9);
});

test.each<[CountryCode, string, string[]]>([
  ['GB', 'wedding insurance', []],
  ['GB', 'engagement rings', ['dress']],
  ['GB', 'marriage licence', ['venues']],
  ['GB', 'wedding planner Leeds', ['decoration']],
  ['US', 'officiant Austin', ['entertainment']],
  ['DE', 'Trauredner', ['entertainment']],
  ['DE', 'freie Trauung', ['entertainment']],
  ['FR', 'officiant cérémonie laïque Lyon', ['entertainment']],
])('%s: nobody is counted for “%s”, and what comes nearest is %j [S-7] [P-C3] [P-H17]', (country, text, near) => {
  const answer = find(text, country);
  expect(answer).toMatchObject({ total: 0, results: [], close: [], unofferedNear: near });
  expect(answer.unoffered).toHaveLength(1);
});

test('the sentences of the mock-ups find somebody, or say why not [P-H17]', () => {
  const relaxed = find('relaxed photographer near Bath under £2,000');
  expect(relaxed.results.length + relaxed.close.length).toBeGreaterThan(5);
  expect(relaxed.words).toEqual([]);
  const sea = find('somewhere by the sea for 80').parts.map(({ part }) => part);
  expect(sea).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'venue-kind', key: 'beach-house' }),
      expect.objectContaining({ kind: 'guests', count: 80 }),
    ]),
  );
  expect(find('rooms to sleep 40')).toMatchObject({ category: 'venues', words: [], ignored: [] });
  expect(find('photographer and videographer').otherCategories).toEqual(['video']);
  const cheap = find('cheap florist').parts.map(({ part }) => part.kind);
  expect(cheap).toContain('budget');
});

test.each<[CountryCode, string, number]>([
  ['GB', 'rustic barn that sleeps 12', 12],
  ['GB', 'rooms to sleep 12 in a rustic barn', 12],
  ['GB', 'rustic barn overnight for 12 guests', 12],
  ['GB', 'rustic barn with 6 bedrooms', 12],
  ['DE', 'rustikale Scheune mit 12 Betten', 12],
  ['FR', 'grange rustique 6 chambres', 12],
])('%s: “%s” asks for the style, the kind and %d beds, and all that fit have them [17]', (country, text, least) => {
  const { parts, words, softWords, ignored, results } = find(text, country);
  expect({ words, softWords, ignored }).toEqual({ words: [], softWords: [], ignored: [] });
  expect(parts.map(({ part }) => part)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'style', key: 'rustic' }),
      expect.objectContaining({ kind: 'venue-kind', key: 'barn' }),
      expect.objectContaining({ kind: 'feature', key: 'bedrooms', least }),
    ]),
  );
  for (const { id } of results) {
    const record = records.find((one) => one.id === id);
    expect(record?.facts.sleeps ?? 0).toBeGreaterThanOrEqual(least);
    expect(record?.styles.map(({ key }) => key)).toContain('rustic');
  }
});

test('a number of beds narrows: more of them leave fewer places, and each has so many [17]', () => {
  const [few, many] = [find('venue that sleeps 10'), find('venue that sleeps 40')];
  const sleeping = records.filter(({ countryCode, facts }) => countryCode === 'GB' && (facts.sleeps ?? 0) >= 40);
  expect(many.total).toBe(sleeping.length);
  expect(few.total).toBeGreaterThan(many.total);
});

test('words that nobody understands count nobody and offer nobody [P-C3]', () => {
  expect(find('asdfghj')).toMatchObject({ total: 0, words: ['asdfghj'], close: [] });
  const not = find('venue not in Greater London');
  expect(not).toMatchObject({ words: [], unwanted: ['Greater London'] });
});

test('the independent queries are of four markets, and none is one that search was tuned by', () => {
  const own = independentQueries();
  const others = new Set([...judgedQueries(), ...tuningQueries()].map(({ text }) => text.toLowerCase()));
  expect(own.length).toBeGreaterThanOrEqual(150);
  for (const country of ['GB', 'US', 'DE', 'FR'])
    expect(own.filter(({ countryCode }) => countryCode === country).length).toBeGreaterThanOrEqual(25);
  expect(own.filter(({ text }) => others.has(text.toLowerCase()))).toEqual([]);
});
