import { type FileContent, refused } from './file-limits';
import { type VcardProperty, vcardsIn } from './vcard-lines';

/** Returns true when a text begins as contacts do that a phone or an address book hands on. */
export const isVcards = (text: string): boolean => /^\s*BEGIN:VCARD\s/iu.test(text);

const isPreferred = ({ parameters }: VcardProperty): boolean =>
  parameters.some((one) => one === 'pref' || one === 'pref=1');

/** Values of a property, the preferred one first. */
const valuesOf = (card: readonly VcardProperty[], name: string, separator = ' '): string[] =>
  card
    .filter((one) => one.name === name)
    .sort((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)))
    .map(({ parts }) => parts.filter((part) => part !== '').join(separator))
    .filter((value) => value !== '');

/** The name as it is shown, else first and last name, else the company's. */
const nameOf = (card: readonly VcardProperty[]): string => {
  const [shown] = valuesOf(card, 'FN');
  if (shown !== undefined) return shown;
  const [last = '', first = ''] = card.find(({ name }) => name === 'N')?.parts ?? [];
  const name = `${first} ${last}`.trim();
  return name === '' ? (valuesOf(card, 'ORG')[0] ?? '') : name;
};

/** Columns, with the names that address books give them: the columns that no guest has are left out by name. */
const columns: readonly [header: string, valuesOf: (card: readonly VcardProperty[]) => string[]][] = [
  ['Name', (card) => [nameOf(card)]],
  ['E-mail', (card) => valuesOf(card, 'EMAIL')],
  ['Phone', (card) => valuesOf(card, 'TEL').map((number) => number.replace(/^tel:/iu, ''))],
  ['Address', (card) => valuesOf(card, 'ADR', ', ')],
  ['Notes', (card) => valuesOf(card, 'NOTE')],
  ['Organization Name', (card) => valuesOf(card, 'ORG')],
  ['Labels', (card) => valuesOf(card, 'CATEGORIES')],
  ['Birthday', (card) => valuesOf(card, 'BDAY')],
];

/** Reads contacts (vCard 2.1, 3.0 and 4.0) as a table: a row for each, and a further column for a second address. */
export const readVcards = (text: string): FileContent => {
  const cards = vcardsIn(text);
  if (cards === null) return refused('broken');
  const table = columns.flatMap(([header, values]) => {
    const all = cards.map(values);
    const width = Math.max(1, ...all.map(({ length }) => length));
    return Array.from({ length: width }, (_none, place) => [
      place === 0 ? header : `${header} ${place + 1}`,
      ...all.map((one) => one[place] ?? ''),
    ]);
  });
  const rows = Array.from({ length: cards.length + 1 }, (_none, row) => table.map((column) => column[row] ?? ''));
  return { ok: true, tables: [{ sheet: null, rows }] };
};
