import { type CountryCode } from '@posy/shared-contracts/markets';
import { read, worded } from './testing/read-sentence';

test.each<[CountryCode, string, string[]]>([
  ['GB', 'caterer £50 per head', ['caterers', '0 to 5000 GBP']],
  ['GB', 'caterer under £50pp in Bath', ['caterers', '0 to 5000 GBP', 'in Bath']],
  ['DE', 'Catering bis 60 € pro Person', ['caterers', '0 to 6000 EUR']],
  ['FR', 'traiteur 50 € par personne', ['caterers', '0 to 5000 EUR']],
  ['GB', 'venue sleeps 40', ['venues', 'feature bedrooms']],
  ['GB', 'venue for two', ['venues', '2 guests']],
  ['GB', 'barn just for two in Bath', ['venues', 'kind barn', '2 guests', 'in Bath']],
  ['DE', 'Location für fünfzig Gäste', ['venues', '50 guests']],
  ['FR', 'salle pour vingt personnes', ['venues', '20 guests']],
  ['GB', '£2000-£3000 band leeds', ['200000 to 300000 GBP', 'music', 'feature live-band', 'in Leeds']],
  ['GB', 'photographer £1,500 to £2,000', ['photographers', '150000 to 200000 GBP']],
  ['GB', 'photographer 2-3k', ['photographers', '200000 to 300000 GBP']],
  ['DE', 'Fotograf 1500 bis 2000 €', ['photographers', '150000 to 200000 EUR']],
  ['GB', 'barn for 80-100 guests under £9000', ['venues', 'kind barn', '100 guests', '0 to 900000 GBP']],
  ['GB', 'venue that accommodates 120 guests', ['venues', '120 guests']],
  ['GB', 'barn accommodating 120', ['venues', 'kind barn', '120 guests']],
  ['GB', 'barn with 6 bedrooms for 90 guests', ['venues', 'kind barn', 'feature bedrooms', '90 guests']],
  ['GB', 'barn with 6 bedrooms for 90', ['venues', 'kind barn', 'feature bedrooms', '90 guests']],
  ['GB', 'venue with bedrooms for 24', ['venues', 'feature bedrooms']],
  ['GB', 'photographer not too expensive', ['photographers', '0 to 130000 GBP']],
  ['GB', 'cheap florist under £900', ['florists', '0 to 90000 GBP']],
  ['DE', 'günstige Hochzeitsfotografin Berlin', ['photographers', '0 to 170000 EUR', 'in Berlin']],
  ['FR', 'photographe pas cher Toulouse', ['photographers', '0 to 150000 EUR', 'in Toulouse']],
  ['GB', 'wedding venue within an hour of London', ['venues', '65 km', 'in London']],
  ['GB', 'barn 30 mins drive from York', ['venues', 'kind barn', '33 km', 'in York']],
  ['DE', 'Scheune eine halbe Stunde von Köln', ['venues', 'kind barn', '33 km', 'in Köln']],
  ['FR', 'domaine à moins d’une heure de Paris', ['venues', 'kind estate', '65 km', 'in Paris']],
  ['GB', 'photographer within 20 miles of York', ['photographers', '32 km', 'in York']],
  ['GB', 'band for 80 people at least £1k', ['music', 'feature live-band', '80 guests', '100000 to … GBP']],
  ['DE', 'Brautkleid Berlin bis 1.500 €', ['dress', 'in Berlin', '0 to 150000 EUR']],
  ['DE', 'Scheune für 120 Gäste im Mai 2028', ['venues', 'kind barn', '120 guests', '2028-05-01 to 2028-05-31']],
  ['FR', 'salle pour sept invités', ['venues', '7 guests']],
  ['FR', 'traiteur à moins de sept cents euros', ['caterers', '0 to 70000 EUR']],
  ['FR', 'domaine avec vingt-sept chambres', ['venues', 'kind estate', 'feature bedrooms']],
])('%s: budget, guests, beds and distance of “%s” are understood', (country, text, parts) => {
  const found = read(text, country);
  expect(found.parts.map(worded).sort()).toEqual([...parts].sort());
  expect(found.words).toEqual([]);
});
