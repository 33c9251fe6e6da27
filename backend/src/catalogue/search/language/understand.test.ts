import { type CountryCode } from '@posy/shared-contracts/markets';
import fc from 'fast-check';
import { venueKinds } from '#catalogue/content/content';
import { markets } from '#catalogue/content/markets';
import { kindLabel } from '../lexicon/lexicon';
import { without } from '../request/parts';
import { knowsNothing, read, worded } from './testing/read-sentence';
import { understand } from './understand';

test.each<[CountryCode, string, string[]]>([
  [
    'GB',
    'barn venue near Bath under £5000 for 120 guests',
    ['kind barn', 'venues', 'in Bath', '0 to 500000 GBP', '120 guests'],
  ],
  ['GB', 'Saturday in June 2028 Bath', ['2028-06-01 to 2028-06-30', 'in Bath']],
  ['GB', 'venue on a Saturday 14 June 2028', ['venues', '2028-06-14']],
  ['DE', 'Fotograf am Samstag im Juni 2028', ['photographers', '2028-06-01 to 2028-06-30']],
  ['FR', 'photographe un samedi de juin 2028', ['photographers', '2028-06-01 to 2028-06-30']],
  ['GB', 'how much is a wedding band', ['music', 'feature live-band']],
  ['GB', 'something like a castle in Scotland', ['venues', 'kind castle', 'in Scotland']],
  ['DE', 'was kostet ein Fotograf', ['photographers']],
  ['FR', 'combien coûte un photographe', ['photographers']],
  ['GB', 'toastmaster', ['entertainment']],
  [
    'GB',
    'barn that sleeps 24 guests near Bath for 90 guests',
    ['venues', 'kind barn', 'feature bedrooms', 'in Bath', '90 guests'],
  ],
  ['GB', 'photographer for two hours', ['photographers']],
  ['GB', 'bagpiper scotland', ['music', 'in Scotland']],
  ['GB', 'florist near me', ['florists']],
  ['GB', 'florist close to us', ['florists']],
  ['DE', 'Florist in meiner Nähe', ['florists']],
  ['FR', 'fleuriste près de chez moi', ['florists']],
  ['GB', 'somewhere outdoors in Kent', ['venues', 'feature outdoor-ceremony', 'in Kent']],
  ['FR', 'DJ mariage 33', ['music', 'feature dj', 'in Gironde']],
  ['FR', 'photographe dans le 2A', ['photographers', 'in Corse-du-Sud']],
  ['FR', 'fleuriste 06', ['florists', 'in Alpes-Maritimes']],
  ['GB', 'venue no curfew', ['venues', 'feature late-licence']],
  ['FR', 'maître de cérémonie', ['entertainment']],
  ['GB', 'bus hire', ['transport', 'feature guest-coach']],
  ['GB', 'dog friendly', ['venues', 'feature dogs']],
  ['GB', 'wedding bus', ['transport']],
  ['GB', 'double decker bus', ['transport', 'feature double-decker']],
  ['GB', 'Fotograf Bath', ['photographers', 'in Bath']],
  ['FR', 'Hochzeitsfotograf', ['photographers']],
  ['DE', 'photographe', ['photographers']],
  ['GB', 'ceilidh', ['music', 'style folk']],
  [
    'GB',
    'florist in Leeds between £500 and £1,200 on 14 August 2027',
    ['florists', 'in Leeds', '50000 to 120000 GBP', '2027-08-14'],
  ],
  ['GB', 'caterer BA1 1AA', ['caterers', 'in BA1']],
  ['US', 'DJ New York 6/14/2028', ['music', 'feature dj', 'in New York', '2028-06-14']],
  ['US', 'venue Portland, Oregon', ['venues', 'in Portland']],
  ['DE', 'Hochzeitslocation am See in Bayern', ['venues', 'kind boathouse', 'in Bayern']],
  ['DE', 'Hochzeitsfotografinnen Essen', ['photographers', 'in Essen']],
  ['FR', 'photographe mariage Lyon', ['photographers', 'in Lyon']],
  [
    'FR',
    'château Loire pour 150 invités à moins de 8000 euros',
    ['venues', 'kind castle', 'in Vallée de la Loire', '150 guests', '0 to 800000 EUR'],
  ],
  ['FR', 'fleuriste à Nice', ['florists', 'in Nice']],
  ['IE', 'wedding venues County Kerry', ['venues', 'in County Kerry']],
])('%s: “%s” is understood', (country, text, parts) => {
  const found = read(text, country);
  expect(found.parts.map(worded).sort()).toEqual([...parts].sort());
  expect(found.words).toEqual([]);
});

test.each<[CountryCode, string, string, string]>([
  ['GB', 'venue Notingham', 'Notingham', 'Nottingham'],
  ['GB', 'photografer Bath', 'photografer', 'photographer'],
  ['GB', 'Qurrey venues', 'Qurrey', 'Surrey'],
  ['DE', 'Brautkleider Düsseldorff', 'Düsseldorff', 'Düsseldorf'],
  ['FR', 'traitteur Paris', 'traitteur', 'traiteur'],
])('%s: “%s” tells that a word was read as another', (country, text, typed, corrected) => {
  expect(read(text, country).corrections).toEqual([expect.objectContaining({ typed, read: corrected })]);
  const literally = understand(text, { countryCode: country, ...knowsNothing, literally: true });
  expect(literally.corrections).toEqual([]);
});

test.each<[CountryCode, string, string[], string[]]>([
  ['GB', 'barn venue not in london', ['kind barn', 'venues'], ['london']],
  ['GB', 'venue in Kent but not a hotel', ['venues', 'in Kent'], ['hotel']],
  ['GB', 'venue without accommodation, not in London', ['venues'], ['accommodation', 'London']],
  ['GB', 'no barns', [], ['barns']],
  ['DE', 'Location nicht in Berlin', ['venues'], ['Berlin']],
  ['DE', 'Fotograf außer Hamburg', ['photographers'], ['Hamburg']],
  ['FR', 'salle sauf Paris', ['venues'], ['Paris']],
])('%s: “%s” leaves out what a “not” is said of', (country, text, parts, unwanted) => {
  const found = read(text, country);
  expect(found.parts.map(worded).sort()).toEqual([...parts].sort());
  expect(found.unwanted.map(({ typed }) => typed)).toEqual(unwanted);
  expect(found.words).toEqual([]);
});

test('a word is not corrected to one that would leave the whole market [P-C3]', () => {
  expect(read('brid')).toMatchObject({ corrections: [], parts: [] });
  expect(read('weding venue').corrections).toMatchObject([{ read: 'wedding' }]);
});

test('a “no” in what a supplier is called leaves nothing out', () => {
  const named = understand('no frills photos', { countryCode: 'GB', ...knowsNothing, isName: true });
  expect(named).toMatchObject({ unwanted: [], words: ['frills'] });
});

test('a second kind of supplier is reported', () => {
  expect(read('videographer and photographer').otherCategories).toEqual(['photographers']);
  expect(read('photo and film').otherCategories).toEqual([]);
});

test.each<[CountryCode, string, string[], string[]]>([
  ['US', 'LGBTQ venue Friendly Portland OR', ['venues', 'in Portland'], ['lgbtq']],
  ['US', 'eco friendly venue', ['venues'], ['eco']],
  ['US', 'spring wedding venue', ['venues'], ['spring']],
  ['US', 'venue in Spring', ['venues', 'in Spring'], []],
  ['US', 'venue Spring TX', ['venues', 'in Spring'], []],
  ['GB', 'wall of flowers', ['florists'], ['wall']],
  ['GB', 'street food', ['caterers', 'style street-food'], []],
  ['GB', 'florist in Street', ['florists', 'in Street'], []],
  ['FR', 'salle avec vue', ['venues'], ['vue']],
  ['US', 'venue Cody Denver', ['venues', 'in Denver'], ['cody']],
  ['GB', 'asian wedding caterer in Leicester', ['caterers', 'in Leicester'], ['asian']],
  ['FR', 'traiteur oriental Marseille', ['caterers', 'in Marseille'], ['oriental']],
  ['GB', 'barn to stay for 10 nights', ['kind barn', 'venues'], ['stay', '10', 'nights']],
  ['GB', 'barn sleeping 24 for 30 nights', ['feature bedrooms', 'kind barn', 'venues'], ['30', 'nights']],
  ['FR', 'dj le 12 juin Lyon', ['music', 'feature dj', 'in Lyon'], ['12', 'juin']],
])('%s: of “%s” what means no place and no thing of the domain stays as words [16]', (country, text, parts, words) => {
  const found = read(text, country);
  expect([found.parts.map(worded).sort(), found.words, found.corrections]).toEqual([[...parts].sort(), words, []]);
});

test('an amount that no number can tell is none [16]', () => {
  expect(read(`under £${'9'.repeat(30)}k`).parts).toEqual([]);
  expect(read(`between £1 and £${'9'.repeat(100)}`).parts.map(worded)).toEqual(['0 to 100 GBP']);
});

test('a correction that leads nowhere is none: the word stays as it was typed [16]', () => {
  const found = understand('mexican food catering San Antonio', {
    countryCode: 'US',
    isNameWord: (word) => word === 'mexico',
    isKnownWord: () => false,
  });
  expect([found.corrections, found.words]).toEqual([[], ['mexican']]);
});

test('a word that suppliers use is never corrected', () => {
  const known = understand('Nottinghan flowers', {
    countryCode: 'GB',
    isNameWord: () => true,
    isKnownWord: (word) => word === 'nottinghan',
  });
  expect(known).toMatchObject({ corrections: [], words: ['nottinghan'] });
});

test.each<[CountryCode, string]>([
  ['GB', 'celebrant'],
  ['US', 'wedding officiant'],
  ['DE', 'freier Redner'],
  ['DE', 'Trauredner'],
  ['FR', 'officiant de cérémonie'],
])('%s: “%s” is a trade that no category holds', (country, text) => {
  expect(read(text, country)).toMatchObject({ unoffered: [text], parts: [], words: [] });
});

test('no word is corrected to a trade that no category holds', () => {
  expect(read('unicorn riding Bath').unoffered).toEqual([]);
});

test('a place that nobody knows is not taken for one', () => {
  expect(read('venue in Wakanda')).toMatchObject({ unknownPlaces: ['Wakanda'], parts: [{ kind: 'category' }] });
});

test('a name that was typed right is the place, not one that a correction found', () => {
  const places = read('unicorn riding Bath').parts.flatMap((part) => (part.kind === 'place' ? [part.place.name] : []));
  expect(places).toEqual(['Bath']);
});

test('each part can be taken out, and what is left means the rest', () => {
  const text = 'barn venue near Bath under £5000 for 120 guests';
  const { parts } = read(text);
  for (const part of parts) {
    const left = read(without(text, part)).parts.map(worded).sort();
    const expected = parts
      .filter((other) => other !== part)
      .map(worded)
      .sort();
    expect({ part: worded(part), left }).toEqual({
      part: worded(part),
      left: part.kind === 'category' ? expect.arrayContaining(expected) : expected,
    });
  }
});

test('whatever is typed is read without an error, and parts stand inside of it', () => {
  const countries = fc.constantFrom<CountryCode>('GB', 'IE', 'US', 'DE', 'FR');
  const words = fc.constantFrom(
    'barn',
    'near',
    'Bath',
    '£',
    '5000',
    '99999999999999999999',
    'under',
    'k',
    'für',
    'à',
    'BA1',
    'Köln',
    ',',
    '120',
    'guests',
    '🎉',
    'between',
    '31.02.2028',
    '"',
    '-',
  );
  const sentences = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(sentences, countries, (text, country) => {
      const length = text.normalize('NFC').length;
      for (const part of read(text, country).parts) {
        expect(0 <= part.from && part.from <= part.to && part.to <= length).toBe(true);
        // Amounts in the answer must be numbers that can be displayed.
        const amounts = part.kind === 'budget' ? [part.min?.amount ?? 0, part.max?.amount ?? 0] : [];
        expect(amounts.every(Number.isSafeInteger)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('every kind of venue that a market has is said in its words, and no two in the same [17]', () => {
  for (const { countryCode } of markets) {
    const keys = venueKinds.filter((kind) => (kind.markets[countryCode] ?? 0) > 0).map(({ key }) => key);
    const labels = keys.map((key) => kindLabel(key, countryCode).toLowerCase());
    expect(keys.filter((key, at) => labels[at] === key && kindLabel(key, countryCode) === key)).toEqual([]);
    expect(new Set(labels).size).toBe(keys.length);
  }
});
