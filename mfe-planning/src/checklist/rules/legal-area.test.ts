import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleTemplate } from '#testing/example-tasks';
import { lawOf, legalAreaOf, templatesAt } from './legal-area';

const content = (file: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../../../backend/content', file), 'utf8'));
const place = (name: string, ...adminArea: string[]) => ({ name, adminArea, country: 'GB' });

test('every place that can be suggested is under one law, its own [R1-08]', () => {
  const places = content('places/places.json') as {
    name: string;
    county: string;
    region: string;
    countryCode: string;
  }[];
  const laws: Record<string, string> = {
    England: 'england-and-wales',
    Wales: 'england-and-wales',
    Scotland: 'scotland',
    'Northern Ireland': 'northern-ireland',
  };
  const british = places.filter(({ countryCode }) => countryCode === 'GB');
  const wrong = british.filter(({ name, county, region }) => legalAreaOf(place(name, county)) !== laws[region]);
  expect(wrong).toEqual([]);
  expect(british.length).toBeGreaterThan(400);
});

test('a place that nobody knows, and one of another country, is under none of them [R1-08]', () => {
  expect([null, place('Aunt Joan’s garden'), { ...place('Bath', 'Somerset'), country: 'US' }].map(legalAreaOf)).toEqual(
    [null, null, null],
  );
});

test('a place has only its own legal steps, an unknown one all of them [R1-08] [F-H13]', () => {
  const keys = [
    'book-the-venue',
    'give-notice-england-wales',
    'send-m10-forms-scotland',
    'learn-the-law-northern-ireland',
  ];
  const templates = keys.map((key) => exampleTemplate({ key }));
  const at = (...args: Parameters<typeof place>) => templatesAt(templates, place(...args)).map(({ key }) => key);
  expect(at('Bath', 'England', 'Somerset')).toEqual(['book-the-venue', 'give-notice-england-wales']);
  expect(at('Oban', 'Argyll and Bute')).toEqual(['book-the-venue', 'send-m10-forms-scotland']);
  expect(at('Newry', 'County Down')).toEqual(['book-the-venue', 'learn-the-law-northern-ireland']);
  expect(at('Aunt Joan’s garden')).toEqual(keys);
});

test('every task that names one of them belongs to it [R1-08]', () => {
  const tasks = content('checklist/tasks.json') as { key: string }[];
  const named = tasks.map(({ key }) => key).filter((key) => /england|scotland|northern-ireland/.test(key));
  expect(named.filter((key) => lawOf(key) === null)).toEqual([]);
  expect(named).toHaveLength(6);
});
