/** @jest-environment node */
import { separatorFor, writeCsv } from '@posy/remote-kit/files';
import { allergens, diets, invitationTypes, rsvpAnswers } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { writeWorkbook } from '#plan/files/write-workbook';
import { commands, expectOnlyTexts } from '#testing/workbook-parts';
import { applyChanges } from '../rules/guest-edit';
import { type GuestItem, newGuest } from '../rules/guest-item';
import { householdsOf } from '../rules/households';
import { fileWords, namedEvents } from './file-words';
import { answerableEvents } from './import/draft/answerable-events';
import { messages as german } from './messages/de-DE';
import { messages as english } from './messages/en-GB';
import { messages as american } from './messages/en-US';
import { messages as french } from './messages/fr-FR';
import { guessColumns } from './rules/columns/guess-columns';
import { exportTable } from './rules/export/export-table';
import { importEdit } from './rules/import/import-edit';
import { planImport } from './rules/import/plan-import';
import { readFile } from './rules/reading/read-file';
import { listedGuests } from './rules/rows/row-of-guest';

const languages = {
  'en-GB': english,
  'en-US': { ...english, ...american },
  'de-DE': german,
  'fr-FR': french,
} as Record<string, Record<string, string>>;

const events = [
  { id: 'main', name: '' },
  { id: 'brunch', name: 'Sunday brunch' },
];

const written = (list: readonly GuestItem[], locale: string): string[][] => {
  const intl = createIntl({ locale, messages: languages[locale] ?? {} });
  const tables = new Map([['t1', 'Marigold']]);
  return exportTable(listedGuests(householdsOf(list, locale)), namedEvents(events, intl), tables, fileWords(intl));
};

const asCsv = (rows: string[][], locale: string): Promise<Uint8Array> =>
  new Response(writeCsv(rows, separatorFor(locale))).arrayBuffer().then((bytes) => new Uint8Array(bytes));

const asWorkbook = async (rows: string[][]): Promise<Uint8Array> =>
  new Uint8Array(await (await writeWorkbook([{ name: 'Guests', rows }])).arrayBuffer());

const readAgain = async (file: Uint8Array, list: readonly GuestItem[]) => {
  const content = await readFile(file);
  const rows = content.ok ? (content.tables[0]?.rows ?? []) : [];
  const uses = guessColumns(rows[0] ?? [], answerableEvents(events));
  expect(uses).not.toContain('undecided');
  const households = householdsOf(list, 'en-GB');
  const none = { fixes: new Map(), choices: new Map(), leftOut: new Set<number>() };
  return planImport({ rows, uses, headerAt: 0, households, ...none });
};

const nasty = fc.constantFrom(
  '=1+1',
  '+44 20 7946 0000',
  '@x',
  '-',
  "'quoted'",
  'a, b; c',
  'say "hi"',
  'Zoë Müller',
  '',
);
const text = fc.oneof(nasty, fc.string({ maxLength: 20 }), fc.constantFrom('line\nbreak'));

const someGuests = fc
  .array(
    fc.record({
      name: fc.oneof(fc.constantFrom('Ravi Kapoor', 'Anita Kapoor', 'Jo'), text),
      head: fc.option(fc.nat(5)),
      household: text,
      category: text,
      contacts: fc.record({ email: fc.option(fc.oneof(fc.constant('x@example.com'), text)), phone: fc.option(text) }),
      address: text,
      invitationType: fc.constantFrom(...invitationTypes),
      child: fc.boolean(),
      age: fc.option(fc.nat(17)),
      plusOne: fc.boolean(),
      meal: text,
      diets: fc.subarray([...diets]),
      allergens: fc.subarray([...allergens]),
      dietNotes: text,
      notes: text,
      rsvp: fc.dictionary(fc.constantFrom('main', 'brunch'), fc.constantFrom(...rsvpAnswers)),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map((fields, index) =>
      newGuest(`g${index}`, {
        ...fields,
        head: fields.head !== null && fields.head < index ? `g${fields.head}` : null,
        table: index === 0 ? 't1' : null,
      }),
    ),
  );

describe.each(Object.keys(languages))('a list written in %s', (locale) => {
  test('and read again changes nothing, whatever is on it', async () => {
    await fc.assert(
      fc.asyncProperty(someGuests, async (list) => {
        const planned = await readAgain(await asCsv(written(list, locale), locale), list);
        expect(planned.map(({ outcome }) => outcome.kind)).toEqual(list.map(() => 'same'));
        expect(importEdit(planned, householdsOf(list, 'en-GB'), () => 'new').changes).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('and read again changes nothing where notes and names speak of needs [F-B1]', async () => {
    const list = [
      newGuest('a', { name: 'Ada (nut allergy)', notes: 'vegan' }),
      newGuest('b', { name: 'Kim - coeliac', notes: 'badly allergic to peanuts, and to kiwi', dietNotes: 'no onions' }),
      newGuest('c', { name: 'Lou', notes: 'V', meal: 'Beef, no nuts' }),
    ];
    const planned = await readAgain(await asCsv(written(list, locale), locale), list);
    expect(planned.map(({ outcome }) => outcome.kind)).toEqual(['same', 'same', 'same']);
  });
});

test('a workbook read again changes nothing either', async () => {
  const odd = [newGuest('a', { name: 'Ravi', notes: 'valueOf', dietNotes: 'constructor', meal: '__proto__' })];
  expect((await readAgain(await asWorkbook(written(odd, 'en-GB')), odd)).map(({ outcome }) => outcome.kind)).toEqual([
    'same',
  ]);
  await fc.assert(
    fc.asyncProperty(someGuests, async (list) => {
      const planned = await readAgain(await asWorkbook(written(list, 'fr-FR')), list);
      expect(planned.map(({ outcome }) => outcome.kind)).toEqual(list.map(() => 'same'));
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test('a list read into an empty one is the same list', async () => {
  const list = [
    newGuest('a', { name: 'Ravi Kapoor', household: 'The Kapoors', diets: ['vegan'], rsvp: { main: 'attending' } }),
    newGuest('b', { name: 'Anita Kapoor', head: 'a', contacts: { email: 'a@example.com', phone: '+44 1' } }),
    newGuest('c', { name: 'Dev Kapoor', head: 'a', child: true, age: 4, allergens: ['nuts', 'sulphites'] }),
    newGuest('d', { name: 'Bisi Okafor', invitationType: 'evening', notes: '=HYPERLINK("x")' }),
    newGuest('e', { head: 'd', plusOne: true, meal: 'Fish' }),
  ];
  const planned = await readAgain(await asCsv(written(list, 'de-DE'), 'de-DE'), []);
  let count = 0;
  const { changes } = importEdit(planned, [], () => `new${(count += 1)}`);
  const rows = (guests: readonly GuestItem[]) => listedGuests(householdsOf(guests, 'en-GB')).map(({ row }) => row);
  expect(rows(applyChanges([], changes))).toEqual(rows(list));
});

test('no cell of a file begins like a formula, and it opens as UTF-8 [H-20]', async () => {
  await fc.assert(
    fc.asyncProperty(someGuests, async (list) => {
      const rows = written(list, 'en-GB');
      for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect([...(await asCsv(rows, 'en-GB')).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    }),
    { numRuns: 30 },
  );
});

test('a workbook has texts and no formulas, whatever stands in its cells [H-20]', async () => {
  await expectOnlyTexts(
    await writeWorkbook([{ name: 'Guests', rows: commands.map((command) => [command]) }]),
    commands.length,
  );
});
