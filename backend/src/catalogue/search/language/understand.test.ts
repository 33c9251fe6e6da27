import { type CountryCode } from '@posy/shared-contracts/markets';
import fc from 'fast-check';
import { type Part, type Understanding, without } from './parts';
import { kindLabel } from './lexicon';
import { understand } from './understand';
import { venueKinds } from '#catalogue/generate/content';
import { markets } from '#catalogue/generate/market/markets';

const knowsNothing = { isNameWord: () => false, isKnownWord: () => false };
const read = (text: string, countryCode: CountryCode = 'GB'): Understanding =>
  understand(text, { countryCode, ...knowsNothing });

function worded(part: Part): string {
  switch (part.kind) {
    case 'category':
      return part.category;
    case 'venue-kind':
      return `kind ${part.key}`;
    case 'feature':
    case 'style':
      return `${part.kind} ${part.key}`;
    case 'place':
      return `in ${part.place.name}`;
    case 'radius':
      return `${part.km} km`;
    case 'guests':
      return `${part.count} guests`;
    case 'budget':
      return `${part.min?.amount ?? 0} to ${part.max?.amount ?? '…'} ${(part.max ?? part.min)?.currency ?? ''}`;
    case 'date':
      return part.firstDay === part.lastDay ? part.firstDay : `${part.firstDay} to ${part.lastDay}`;
  }
}

test.each<[CountryCode, string, string[]]>([
  [
    'GB',
    'barn venue near Bath under £5000 for 120 guests',
    ['kind barn', 'venues', 'in Bath', '0 to 500000 GBP', '120 guests'],
  ],
  ['GB', 'dog friendly', ['venues', 'feature dogs']],
  ['GB', 'ceilidh', ['music', 'style folk']],
  ['GB', 'photographer within 20 miles of York', ['photographers', '32 km', 'in York']],
  [
    'GB',
    'florist in Leeds between £500 and £1,200 on 14 August 2027',
    ['florists', 'in Leeds', '50000 to 120000 GBP', '2027-08-14'],
  ],
  ['GB', 'caterer BA1 1AA', ['caterers', 'in BA1']],
  ['GB', 'band for 80 people at least £1k', ['music', 'feature live-band', '80 guests', '100000 to … GBP']],
  ['US', 'DJ New York 6/14/2028', ['music', 'feature dj', 'in New York', '2028-06-14']],
  ['US', 'venue Portland, Oregon', ['venues', 'in Portland']],
  ['DE', 'Hochzeitslocation am See in Bayern', ['venues', 'kind boathouse', 'in Bayern']],
  ['DE', 'Brautkleid Berlin bis 1.500 €', ['dress', 'in Berlin', '0 to 150000 EUR']],
  ['DE', 'Hochzeitsfotografinnen Essen', ['photographers', 'in Essen']],
  ['DE', 'Scheune für 120 Gäste im Mai 2028', ['venues', 'kind barn', '120 guests', '2028-05-01 to 2028-05-31']],
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
  ['GB', 'venue Notingham', 'Notingham', 'nottingham'],
  ['GB', 'photografer Bath', 'photografer', 'photographer'],
  ['GB', 'Qurrey venues', 'Qurrey', 'surrey'],
  ['DE', 'Brautkleider Düsseldorff', 'Düsseldorff', 'dusseldorf'],
  ['FR', 'traitteur Paris', 'traitteur', 'traiteur'],
])('%s: “%s” tells that a word was read as another', (country, text, typed, corrected) => {
  expect(read(text, country).corrections).toEqual([expect.objectContaining({ typed, read: corrected })]);
  const literally = understand(text, { countryCode: country, ...knowsNothing, literally: true });
  expect(literally.corrections).toEqual([]);
});

test('a word that suppliers use is never corrected', () => {
  const known = understand('Nottinghan flowers', {
    countryCode: 'GB',
    isNameWord: () => true,
    isKnownWord: (word) => word === 'nottinghan',
  });
  expect(known).toMatchObject({ corrections: [], words: ['nottinghan'] });
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
      for (const { from, to } of read(text, country).parts) expect(0 <= from && from <= to && to <= length).toBe(true);
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
