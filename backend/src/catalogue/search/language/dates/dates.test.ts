import { type CountryCode } from '@posy/shared-contracts/markets';
import { understand } from '../understand';

const knowsNothing = { isNameWord: () => false, isKnownWord: () => false };

/** The first and the last day that a sentence names on a day of November 2026, and its other words. */
const datesIn = (text: string, countryCode: CountryCode, today = '2026-11-29') => {
  const { parts, words } = understand(text, { countryCode, today, ...knowsNothing });
  const days = parts.flatMap((part) => (part.kind === 'date' ? [part.firstDay, part.lastDay] : []));
  return { days, words };
};

test.each<[CountryCode, string, string, string]>([
  ['GB', 'Saturday in June 2027 barn', '2027-06-01', '2027-06-30'],
  ['GB', 'barn for 120 near Bath in June', '2027-06-01', '2027-06-30'],
  ['GB', 'barn june', '2027-06-01', '2027-06-30'],
  ['GB', 'early May barn', '2027-05-01', '2027-05-31'],
  ['GB', 'barn in June or July', '2027-06-01', '2027-07-31'],
  ['GB', 'barn June/July 2028', '2028-06-01', '2028-07-31'],
  ['GB', 'barn December to January', '2026-12-01', '2027-01-31'],
  ['GB', 'barn next summer', '2027-06-01', '2027-08-31'],
  ['GB', 'barn in the winter', '2026-12-01', '2027-02-28'],
  ['GB', 'summer wedding Bath', '2027-06-01', '2027-08-31'],
  ['GB', 'barn summer 2028', '2028-06-01', '2028-08-31'],
  ['GB', 'barn on 12 June', '2027-06-12', '2027-06-12'],
  ['GB', 'barn in June in 2028', '2028-06-01', '2028-06-30'],
  ['GB', '2028 barn in June', '2028-06-01', '2028-06-30'],
  ['GB', 'Saturday 12 June in 2028', '2028-06-12', '2028-06-12'],
  ['DE', 'Scheune im Juni, Hochzeit 2028', '2028-06-01', '2028-06-30'],
  ['GB', 'barn June 12th', '2027-06-12', '2027-06-12'],
  ['GB', '12/6/27 barn', '2027-06-12', '2027-06-12'],
  ['US', '6/12/27 barn', '2027-06-12', '2027-06-12'],
  ['GB', 'barn 2027-06', '2027-06-01', '2027-06-30'],
  ['GB', 'barn 06/2027', '2027-06-01', '2027-06-30'],
  ['GB', 'barn in 2028', '2028-01-01', '2028-12-31'],
  ['DE', 'Scheune im Juni', '2027-06-01', '2027-06-30'],
  ['DE', 'Scheune nächsten Sommer', '2027-06-01', '2027-08-31'],
  ['DE', 'Scheune Sommer 2028', '2028-06-01', '2028-08-31'],
  ['DE', 'Scheune am 12. Juni', '2027-06-12', '2027-06-12'],
  ['FR', 'grange en juin', '2027-06-01', '2027-06-30'],
  ['FR', 'grange l’été prochain', '2027-06-01', '2027-08-31'],
  ['FR', 'grange été 2028', '2028-06-01', '2028-08-31'],
  ['FR', 'grange le 12 sept 2027', '2027-09-12', '2027-09-12'],
  ['FR', 'grange mi-sept', '2027-09-01', '2027-09-30'],
  ['FR', 'grange en sept', '2027-09-01', '2027-09-30'],
  ['GB', 'barn sept', '2027-09-01', '2027-09-30'],
  ['FR', 'grange le 12 juin', '2027-06-12', '2027-06-12'],
])('%s: “%s” is from %s to %s, and leaves no word over', (country, text, first, last) => {
  expect(datesIn(text, country)).toEqual({ days: [first, last], words: [] });
});

test.each<[CountryCode, string]>([
  ['GB', 'barn may'],
  ['GB', 'a band that may play'],
  ['GB', 'summer flowers Bath'],
  ['GB', 'caterer £2027'],
  ['GB', 'June’s cakes'],
  ['FR', 'salle pour sept invités'],
  ['FR', 'traiteur sept cents euros'],
  ['FR', 'dix-sept témoins'],
  ['FR', 'fleuriste pour sept témoins'],
])('%s: “%s” names no date', (country, text) => {
  expect(datesIn(text, country).days).toEqual([]);
});

test('a month that is going on is meant until it is over, and “next summer” in July is the year after', () => {
  expect(datesIn('barn in June', 'GB', '2027-06-29').days).toEqual(['2027-06-01', '2027-06-30']);
  expect(datesIn('barn in June', 'GB', '2027-07-01').days).toEqual(['2028-06-01', '2028-06-30']);
  expect(datesIn('barn next summer', 'GB', '2027-07-01').days).toEqual(['2028-06-01', '2028-08-31']);
});
