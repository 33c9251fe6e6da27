/** @jest-environment node */
import type { GuestItem } from '#guests/rules/guest-item';
import { readPasted } from '../reading/read-file';
import { firstGuesses } from './first-guesses';
import { imported, plan } from './testing/plan-rows';

// Inputs of the same kinds as those in files-of-life.test.ts, from somebody who did not write the reader.

const events = [{ id: 'main', names: ['The wedding', 'Wedding', 'Die Hochzeit'] }];

/** Plans pasted lines with the guessed columns and makes their guests. */
const of = (...lines: string[]) => {
  const content = readPasted(lines.join('\n'));
  if (!content.ok) throw new Error(content.fault);
  const rows = (content.tables[0]?.rows ?? []).map((row) => [...row]);
  const planned = plan(rows);
  const guests = imported(planned);
  const named = (name: string): GuestItem | undefined => guests.find((guest) => guest.name === name);
  return {
    named,
    names: guests.map(({ name }) => name).sort(),
    outcomes: planned.map(({ outcome }) => outcome.kind),
    uses: firstGuesses(rows, events).uses,
    headerAt: firstGuesses(rows, events).headerAt,
  };
};

test.each<[string, Partial<GuestItem>]>([
  ['severe sesame allergy - carries EpiPen', { allergens: ['sesame'], dietNotes: 'carries EpiPen' }],
  ['vegan – no nuts', { diets: ['vegan'], allergens: ['nuts'], dietNotes: '' }],
  ['allergic to cashews', { allergens: ['nuts'], dietNotes: 'allergic to cashews' }],
  ['Haselnussallergie', { allergens: ['nuts'], dietNotes: 'Haselnussallergie' }],
  ['GF, DF', { allergens: ['gluten', 'milk'], dietNotes: '' }],
  ['N/A', { diets: [], allergens: [], dietNotes: '' }],
  ['🥜❌', { diets: [], allergens: [], dietNotes: '🥜❌' }],
  ['no 🥜', { diets: [], allergens: [], dietNotes: 'no 🥜' }],
  ['vegan, 🦐', { diets: ['vegan'], allergens: [], dietNotes: '🦐' }],
  ['vegan 🦐', { diets: ['vegan'], allergens: [], dietNotes: 'vegan 🦐' }],
  ['❌', { diets: [], allergens: [], dietNotes: '' }],
  ['GF DF NF', { diets: [], allergens: ['gluten', 'milk', 'nuts'], dietNotes: '' }],
  ['barley, tahini and tofu', { allergens: ['gluten', 'sesame', 'soya'], dietNotes: '' }],
  ['mustard seed', { allergens: ['mustard'], dietNotes: '' }],
])('%s, below “Dietary requirements” [F-B2]', (cell, needs) => {
  expect(of('Name\tDietary requirements', `Ada\t${cell}`).named('Ada')).toMatchObject(needs);
});

test('“n” below a need is no need [case a03]', () => {
  const { named } = of('Name\tVegan\tNuts', 'Ada\tn\tN', 'Bo\ty\tno', 'Cy\tj\tx');
  expect(named('Ada')).toMatchObject({ diets: [], allergens: [] });
  expect(named('Bo')).toMatchObject({ diets: ['vegan'], allergens: [] });
  expect(named('Cy')).toMatchObject({ diets: ['vegan'], allergens: ['nuts'] });
});

test('answers in the words of reply cards and wedding sites [case a03]', () => {
  const { named, outcomes } = of(
    'Guest\tRSVP status',
    'Ada\tJoyfully accepts',
    'Bo\tRegretfully declines',
    'Cy\tTentative',
    'Di\tCan’t make it',
    'Ed\tN/A',
    'Fa\tkommt gerne',
    'Gil\tne viendra pas',
  );
  expect(outcomes).toEqual(Array.from({ length: 7 }, () => 'new'));
  expect(['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fa', 'Gil'].map((name) => named(name)?.rsvp['main'])).toEqual([
    'attending',
    'declined',
    undefined,
    'declined',
    undefined,
    'attending',
    'declined',
  ]);
});

test('a title of two cells does not win against the row of names below it [case a01]', () => {
  const { headerAt, names } = of('Wedding\tEmail list', 'Name\tEmail', 'Ada\tada@example.com');
  expect({ headerAt, names }).toEqual({ headerAt: 1, names: ['Ada'] });
});

test('a last row of numbers without a name is a sum [case a01]', () => {
  expect(of('Name\tAdults\tKids', 'The Smiths\t2\t1', 'Bo Ray\t1\t0', '\t3\t1').outcomes).toEqual([
    'new',
    'new',
    'left-out',
  ]);
});

test.each(['#FIELD!', '#BLOCKIERT!', '#CHAMP!', 'Err:502', 'Err :508'])(
  '%s alone in a cell is no value [case a05]',
  (word) => {
    expect(of('Name\tHousehold\tNotes', `Ada\t${word}\t${word}`, 'Bo\tRays\t#1 fan').named('Ada')).toMatchObject({
      household: '',
      notes: '',
    });
  },
);

test('joined names: “+ 2”, titles and a shared surname [case a06]', () => {
  const { names } = of('Name\tEmail', 'Kim + 2\t', 'Dr. Ana and Prof. Luis Costa\t');
  expect(names).toEqual(['', '', 'Dr. Ana Costa', 'Kim', 'Prof. Luis Costa']);
});

test('a list of parties with counts: the parties are the names [case a06]', () => {
  const { uses, names } = of('Party name\t# of adults\tKids (total)', 'Low family\t2\t2', 'Walter & Jane Thorne\t2\t1');
  expect(uses).toEqual(['name', 'headcount', 'headcount']);
  expect(names).toEqual(['Jane Thorne', 'Low family', 'Walter Thorne']);
});

test.each([
  [
    'Vorname\tNachname\tE-Mail-Adresse\tMobiltelefon\tStraße privat\tOrt privat\tPostleitzahl privat',
    'Léa\tWeiß\tlea@example.com\t+33 6 00\tRing 1\tLyon\t69001',
  ],
  [
    'Prénom\tNom\tAdresse de messagerie\tTél. mobile\tRue (domicile)\tVille (domicile)\tCode postal (domicile)',
    'Léa\tWeiß\tlea@example.com\t+33 6 00\tRing 1\tLyon\t69001',
  ],
])('address books in German and French: %s [case a07]', (header, row) => {
  expect(of(header, row).named('Léa Weiß')).toMatchObject({
    contacts: { email: 'lea@example.com', phone: '+33 6 00' },
    address: 'Ring 1, Lyon, 69001',
  });
});

test('a postcode beside a home address is not lost, and not repeated [case a07]', () => {
  const { named } = of('Name\tHome address\tZip', 'Ada\t1 Mill Ln\tBA1 1AA', 'Bo\t2 Mill Ln, BA1 1AB\tBA1 1AB');
  expect([named('Ada')?.address, named('Bo')?.address]).toEqual(['1 Mill Ln, BA1 1AA', '2 Mill Ln, BA1 1AB']);
});

test.each([
  ['Who\tDiet', ['name', 'diets']],
  ['Names\tPartner/in', ['name', 'companion:1:name']],
  ['Invité(e)\tPartner*in', ['name', 'companion:1:name']],
  ['Name(s)\tVeg?', ['name', 'diets']],
])('the columns of “%s” need no question [case a03]', (headers, uses) => {
  expect(of(headers, 'Ada Love\tN', 'Bo Ray\tY').uses).toEqual(uses);
});

test('“Veg?” with a Y is a vegetarian [case a03]', () => {
  const { named } = of('Who\tVeg?', 'Ada\tY', 'Bo\tN');
  expect([named('Ada')?.diets, named('Bo')?.diets]).toEqual([['vegetarian'], []]);
});

test('an answer that is still open is no fault [case a03]', () => {
  const open = ['evtl.', 'eventuell', 'mal sehen', 'peut-être', 'on verra', 'don’t know yet', 'TBD'];
  expect(of('Guest\tRSVP', ...open.map((answer, at) => `Guest ${at + 1}\t${answer}`)).outcomes).toEqual(
    open.map(() => 'new'),
  );
});

test('what stands behind names in one cell goes to each of them [case a06]', () => {
  const { named, names } = of('Guests\tEmail', 'Ana and Ben Cole (nut allergy, wheelchair) 07700 900001\t');
  expect(names).toEqual(['Ana Cole', 'Ben Cole (wheelchair)']);
  expect(named('Ben Cole (wheelchair)')).toMatchObject({ allergens: ['nuts'], contacts: { phone: '07700 900001' } });
});
