import { createIntl } from 'react-intl';
import { messages as german } from './de-DE';
import { messages as source } from './en-GB';
import { messages as american } from './en-US';
import { messages as french } from './fr-FR';

const values = {
  count: 2,
  country: 'GB',
  found: 'two',
  area: 'Bath',
  text: 'barn',
  town: 'Bath',
  county: 'Somerset',
  isSame: 'false',
  type: 'venues',
  figure: '4.9',
  page: 2,
  name: 'Larkfield',
  from: 'Hattie',
  degrees: '51',
  latitude: '51',
  longitude: '2',
};

/** Faults that a catalogue shows when every message is formatted, and words with nothing in them. */
const faultsOf = (locale: string, messages: Record<string, string>): string[] => {
  const faults: string[] = [];
  const intl = createIntl({ locale, messages, onError: (error) => faults.push(error.message) });
  for (const id of Object.keys(source) as (keyof typeof source)[])
    if (String(intl.formatMessage({ id }, values)).trim() === '') faults.push(`${id} says nothing`);
  return faults;
};

test.each([
  ['en-GB', { ...source }],
  ['en-US', { ...source, ...american }],
  ['de-DE', german],
  ['fr-FR', french],
])('every message of %s can be formatted with what its place knows', (locale, messages) => {
  expect(faultsOf(locale, messages)).toEqual([]);
});
