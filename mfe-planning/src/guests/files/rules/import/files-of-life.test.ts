/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuestItem } from '#guests/rules/guest-item';
import { householdsOf } from '#guests/rules/households';
import { readFile, readPasted } from '../reading/read-file';
import { householdLabel } from '../rows/row-of-guest';
import { firstGuesses } from './first-guesses';
import { unnamedIn } from './import-edit';
import type { PlannedRow } from './plan-import';
import { imported, plan } from './testing/plan-rows';

const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(join(__dirname, '../testing/files', name)));
const events = [{ id: 'main', names: ['The wedding', 'Wedding'] }];

const rowsOf = async (name: string): Promise<string[][]> => {
  const content = await readFile(bytesOf(name));
  if (!content.ok) throw new Error(`${name}: ${content.fault}`);
  return (content.tables[0]?.rows ?? []).map((row) => [...row]);
};
const pasted = (text: string): string[][] => {
  const content = readPasted(text);
  return content.ok ? (content.tables[0]?.rows ?? []).map((row) => [...row]) : [];
};

/** Plans the rows with the guessed columns and makes their guests. */
const of = (rows: string[][], more: Parameters<typeof plan>[2] = {}) => {
  const planned = plan(rows, [], more);
  const guests = imported(planned);
  const named = (name: string): GuestItem => {
    const found = guests.find((guest) => guest.name === name);
    if (found === undefined) throw new Error(`No ${name} among ${guests.map((guest) => guest.name).join(', ')}`);
    return found;
  };
  const households = householdsOf(guests, 'en-GB').map((household) => [
    householdLabel(household),
    ...household.members.map(({ name, plusOne }) => (plusOne && name === '' ? '+1' : name)),
  ]);
  return {
    planned,
    guests,
    named,
    households,
    names: guests.map(({ name }) => name),
    uses: firstGuesses(rows, events).uses,
  };
};
const sorted = (all: readonly (readonly string[])[]) =>
  all.map((people) => [...people].sort()).sort((a, b) => a.join().localeCompare(b.join()));
/** Households without their order, which is the list's. */
const inAnyOrder = (households: readonly (readonly string[])[]) => sorted(households.map(([, ...people]) => people));
const faults = (planned: readonly PlannedRow[]) => planned.filter(({ outcome }) => outcome.kind === 'wrong');

describe('titles above the names and sums below the people', () => {
  test.each(['guest-list.csv', 'guest-list.xlsx'])('%s has four guests [case a01]', async (file) => {
    const { planned, guests, named, households, uses } = of(await rowsOf(file));
    expect(uses).toEqual(['name', 'household', 'email', 'diets', 'rsvp:main']);
    expect(guests).toHaveLength(4);
    expect(households).toContainEqual(['The Halvorsens', 'Imke Halvorsen', 'Pelle Halvorsen']);
    expect(named('Imke Halvorsen')).toMatchObject({
      diets: ['vegan'],
      contacts: { email: 'imke@example.com' },
      rsvp: { main: 'attending' },
    });
    expect(named('Noor Bashir')).toMatchObject({ allergens: ['nuts'], rsvp: { main: 'declined' } });
    expect(named('Teodor Wick').rsvp).toEqual({});
    expect(planned.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8]);
    expect(planned.at(-1)?.outcome).toEqual({ kind: 'left-out' });
  });

  test('a title that happens to name a column does not win against the row of names [case a01]', async () => {
    const { guests, named } = of(await rowsOf('title-is-wedding.csv'));
    expect(guests).toHaveLength(2);
    expect(named('Imke Halvorsen').rsvp).toEqual({ main: 'attending' });
    expect(named('Noor Bashir')).toMatchObject({ rsvp: { main: 'declined' }, contacts: { email: 'noor@example.com' } });
  });

  test.each([
    ['Guests\n\nName\nIda Berg', ['Ida Berg']],
    ['Our list, as of 3 May\nPlease keep up to date\nVorname;Nachname;Ort\nIda;Berg;Köln\nSumme;1;', ['Ida Berg']],
    ['Family\tTown\tName\nBerg\tKöln\tIda Berg\n\t\t\n\t\t1', ['Ida Berg']],
    ['Name\nIda Berg\nGesamt: 1', ['Ida Berg']],
    ['Name,Category\nIda Berg,Family\nSam Hill,Family', ['Ida Berg', 'Sam Hill']],
  ])('%j', (text, names) => {
    expect(of(pasted(text)).names).toEqual(names);
  });
});

describe('a first line that only names the separator', () => {
  test.each(['sep-semicolon.csv', 'sep-comma-quoted.csv', 'sep-tab-bom.csv'])(
    '%s has three guests [case a02]',
    async (file) => {
      const { planned, names, named, uses } = of(await rowsOf(file));
      expect(uses).toEqual(['firstName', 'lastName', 'email', 'diets']);
      expect(names).toEqual(['Anneli Grünwald', 'Tomasz Rybak', 'Léa Courbet']);
      expect(named('Anneli Grünwald')).toMatchObject({ diets: ['vegan'], contacts: { email: 'anneli@example.com' } });
      expect(named('Léa Courbet').allergens).toEqual(['nuts']);
      expect(planned.map(({ number }) => number)).toEqual([3, 4, 5]);
    },
  );

  test('in capitals, and where another separator looks more even [case a02]', async () => {
    expect(of(await rowsOf('sep-uppercase.csv')).households.map(([label]) => label)).toEqual(['Bergs', 'Rybaks']);
    const even = 'sep=|\nName|Notes\nIda|a, b, c\nSam|d, e, f';
    expect(of(pasted(even)).names).toEqual(['Ida', 'Sam']);
    expect(of(pasted('\uFEFFSEP=:\r\nName:Notes\r\nIda:x')).names).toEqual(['Ida']);
  });
});

describe('ticked boxes', () => {
  test('say who comes, who is a child, who comes in the evening and who brings somebody [case a03]', async () => {
    const { planned, named, households } = of(await rowsOf('google-sheet.csv'));
    expect(faults(planned)).toEqual([]);
    expect([named('Rosa Lindqvist').rsvp, named('Jonas Adeyemi').rsvp]).toEqual([
      { main: 'attending' },
      { main: 'attending' },
    ]);
    expect(named('Mina Farouk').child).toBe(true);
    expect(named('Piet Maas').invitationType).toBe('evening');
    expect(households).toContainEqual(['Rosa Lindqvist', 'Rosa Lindqvist', '+1']);
    expect(households.flatMap(([, ...people]) => people)).toHaveLength(5);
  });

  test('are read in a workbook, and a box that is empty stops no row: it says one thing for its column [case a03]', async () => {
    const rows = await rowsOf('checkboxes.xlsx');
    expect(faults(of(rows).planned)).toEqual([]);
    const column = firstGuesses(rows, events).uses.indexOf('rsvp:main');
    const declined = of(rows, { unticked: new Map([[column, 'declined']]) });
    expect(declined.guests.filter(({ rsvp }) => rsvp['main'] === 'declined').length).toBeGreaterThan(0);
    expect(of(rows).guests.filter(({ rsvp }) => rsvp['main'] === 'declined')).toEqual([]);
  });

  test('as marks, figures and words [case a03]', async () => {
    const { planned, guests } = of(await rowsOf('ticks.csv'));
    expect(faults(planned)).toEqual([]);
    expect(guests.map(({ rsvp }) => rsvp['main'])).toEqual([
      ...['attending', 'attending', 'attending'],
      undefined,
      'attending',
    ]);
  });

  test('below a need or a dish give it to whom they are ticked for [case a03]', async () => {
    const { named, planned } = of(await rowsOf('ticked-needs.csv'));
    expect(faults(planned)).toEqual([]);
    expect([named('Rosa Lindqvist'), named('Jonas Adeyemi')].map(({ diets, allergens }) => [diets, allergens])).toEqual(
      [
        [['vegan'], []],
        [['vegan'], []],
      ],
    );
    const more = of(pasted('Name,Glutenfrei,Nut allergy,Vegan\nIda,x,,☐\nSam,,severe,✗\nLena,nein,no,ja'));
    expect(more.guests.map(({ diets, allergens, dietNotes }) => [diets, allergens, dietNotes])).toEqual([
      [[], ['gluten'], ''],
      [[], ['nuts'], 'severe'],
      [['vegan'], [], ''],
    ]);
  });
});

test('errors of formulas say nothing, in text as in workbooks; a mark in a sentence stays [case a05]', async () => {
  const { planned, guests, households } = of(await rowsOf('errors.csv'));
  expect(faults(planned)).toEqual([]);
  expect(households).toHaveLength(5);
  expect(JSON.stringify(guests)).not.toMatch(/"#/);
  expect(guests[0]).toMatchObject({ name: 'Sunniva Dahl', contacts: { email: null } });
  const said = of(pasted('Name\tNotes\tTown\nIda\t#1 fan\t#N/D\nSam\tTable #4\t#ZAHL!'));
  expect(said.guests.map(({ notes, location }) => [notes, location])).toEqual([
    ['#1 fan', ''],
    ['Table #4', ''],
  ]);
});

describe('one row that is several people', () => {
  test('a partner, children and a guest to come beside the first one [case a06]', async () => {
    const { planned, guests, households } = of(await rowsOf('couples-on-one-row.csv'));
    expect(faults(planned)).toEqual([]);
    expect(guests).toHaveLength(10);
    expect(inAnyOrder(households)).toEqual(
      sorted([
        ['Edwin Marsh', 'Hanna Lowe', 'Poppy', 'Ezra'],
        ['Ines Cabral', '+1'],
        ['Walter Thorne', '+1'],
        ['Kiri Walker', '+1'],
      ]),
    );
    expect(guests.filter(({ child }) => child).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Poppy', 'Ezra']),
    );
  });

  test('companions in columns with bars [case a06]', async () => {
    const { households, planned } = of(await rowsOf('companion-bars.csv'));
    expect(faults(planned)).toEqual([]);
    expect(inAnyOrder(households)).toEqual(sorted([['Edwin Marsh', 'Hanna Lowe', 'Poppy Marsh'], ['Ines Cabral']]));
  });

  test('joined names and numbers of people: nobody is a child by a number, and people who are only counted are named [case a06]', async () => {
    const { planned, guests, households } = of(await rowsOf('headcounts.csv'));
    expect(faults(planned)).toEqual([]);
    expect(guests.filter(({ child }) => child)).toEqual([]);
    expect(inAnyOrder(households)).toEqual(
      sorted([
        ['Edwin Marsh', 'Hanna Lowe'],
        ['Ines Cabral', '+1'],
        ['Walter Thorne', '+1'],
        ['Kiri Walker', '+1'],
        ['Edwin Marsh'],
      ]),
    );
    expect(unnamedIn(planned)).toEqual([
      { number: 2, count: 2 },
      { number: 4, count: 1 },
      { number: 6, count: 1 },
    ]);
  });

  test.each([
    ['Name,Kinder\nIda Berg,2', ['Ida Berg']],
    ['Gast,Partnerin,Kind 1\nIda Berg,Lena Fuchs,Bo (4)', ['Ida Berg', 'Lena Fuchs', 'Bo']],
    ['Invité,Conjoint,Enfants\nIda Berg,Luc Morel,"Zoé, Max"', ['Ida Berg', 'Luc Morel', 'Zoé', 'Max']],
    [
      'Guest 1 first name,Guest 1 last name,Guest 2 first name,Guest 2 last name\nIda,Berg,Sam,Hill',
      ['Ida Berg', 'Sam Hill'],
    ],
    [
      'Name,+1\nIda Berg,Sam Hill\nBisi Okafor,yes\nLena Fuchs,no',
      ['Ida Berg', 'Sam Hill', 'Bisi Okafor', '', 'Lena Fuchs'],
    ],
    ['Name,Spouse\n"Berg, Ida",-', ['Ida Berg']],
    ['Name\n"King, Jr."\nGuest 12', ['King, Jr.', 'Guest 12']],
  ])('%j', (text, names) => {
    const { planned, names: made } = of(pasted(text));
    expect(faults(planned)).toEqual([]);
    expect(made).toEqual(names);
  });

  test('a number of children beside names counts them, and a sum counts all [case a06]', () => {
    const unnamed = (text: string) => unnamedIn(of(pasted(text)).planned);
    expect(unnamed('Name,Kids\nIda & Sam Berg,2\nLena,0')).toEqual([{ number: 2, count: 2 }]);
    expect(unnamed('Name,Party size\nIda & Sam Berg,4\nLena,1')).toEqual([{ number: 2, count: 2 }]);
    expect(unnamed('Name,Anzahl Erwachsene,Anzahl Kinder,Gesamt\nIda Berg,1,0,1')).toEqual([]);
    expect(unnamed('Name,Partner,Children\nIda Berg,Sam Berg,"Bo, Max"')).toEqual([]);
  });

  test('read a second time brings nobody twice [case a06]', async () => {
    for (const file of ['couples-on-one-row.csv', 'companion-bars.csv']) {
      const rows = await rowsOf(file);
      const list = imported(plan(rows));
      expect(imported(plan(rows, list), list)).toEqual(list);
    }
  });
});

describe('address books', () => {
  test('of Google, with several values in a cell and marks that nobody sees [case a07]', async () => {
    const rows = await rowsOf('google-contacts.csv');
    const { planned, guests, named } = of(rows);
    const birgit = named('Birgit Elise Nørgaard');
    expect(birgit.contacts).toEqual({ email: 'birgit@example.com', phone: '+45 20 00 00 01' });
    expect(birgit.contacts.phone).toHaveLength(15);
    expect(birgit.address).toContain('Havnegade 4');
    expect(birgit.notes).toBe('Met in Aarhus');
    expect(guests.map(({ name }) => name)).toEqual(['Birgit Elise Nørgaard', 'Amadou Keïta']);
    expect(planned[1]?.outcome).toMatchObject({ kind: 'duplicate', of: { number: 2 }, why: 'email' });
    expect(named('Amadou Keïta').contacts.phone).toBe('+33 6 00 00 00 02');
    expect(firstGuesses(rows, events).uses).not.toContain('undecided');
  });

  test('of Outlook in Windows-1252: street, town and country are one address, and nobody’s children come along [case a07]', async () => {
    const { planned, guests, named } = of(await rowsOf('outlook-contacts-1252.csv'));
    expect(faults(planned)).toEqual([]);
    expect(guests.map(({ name, child }) => [name, child])).toEqual([
      ['Jörg Weiß', false],
      ['Sophie Lefèvre', false],
    ]);
    expect(named('Jörg Weiß')).toMatchObject({
      contacts: { email: 'joerg@example.com', phone: '+49 170 0000004' },
      address: 'Am Markt 3, Kassel, 34117, Germany',
    });
    expect(named('Sophie Lefèvre')).toMatchObject({
      contacts: { phone: '+33 2 00 00 00 05' },
      notes: 'Trompette\net chorale',
    });
  });

  test('the same person twice, once with marks of no width, is one [case a07]', async () => {
    const { planned, guests } = of(await rowsOf('invisible-marks.csv'));
    expect(planned.map(({ outcome }) => outcome.kind)).toEqual(['new', 'duplicate']);
    expect(guests).toHaveLength(1);
    expect(guests[0]?.contacts.email).toBe('birgit@example.com');
    expect(guests[0]?.contacts.phone).toBe('+45 20 00 00 01');
  });

  test('marks that hold letters or pictures together stay [case a07]', () => {
    const { names } = of(pasted('Name\tNotes\nمی‌خواهم\t👩‍👧\nIda\u200B Berg\u00AD\tx'));
    expect(names).toEqual(['می‌خواهم', 'Ida Berg']);
    expect(of(pasted('Name\tNotes\nIda\t👩‍👧')).guests[0]?.notes).toBe('👩‍👧');
  });
});
