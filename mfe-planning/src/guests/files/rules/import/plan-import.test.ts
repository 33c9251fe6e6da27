import { applyChanges } from '#guests/rules/guest-edit';
import { newGuest } from '#guests/rules/guest-item';
import { householdsOf } from '#guests/rules/households';
import type { ColumnUse } from '../columns/guest-row';
import { hasNames } from '../rows/read-row';
import { countMaybes, countRows, importEdit, importLimit, rowsBeyondLimit } from './import-edit';
import { type DuplicateChoice, planImport, type PlannedRow } from './plan-import';
import { guest, ids, imported, plan } from './testing/plan-rows';

const kinds = (planned: PlannedRow[]) => planned.map(({ outcome }) => outcome.kind);

test('no row is wrong for want of a name until a column is said to hold names [R1-14]', () => {
  const rows = [
    ['Wer', 'Email'],
    ['Ida Berg', 'ida@example.com'],
    ['Lena', 'lena@'],
  ];
  const kindsWith = (uses: ColumnUse[]) =>
    planImport({
      rows,
      uses,
      headerAt: 0,
      fixes: new Map(),
      choices: new Map(),
      leftOut: new Set(),
      households: [],
    }).map(({ outcome }) => (outcome.kind === 'wrong' ? outcome.issues.map(({ fault }) => fault) : outcome.kind));
  expect(kindsWith(['undecided', 'email'])).toEqual(['new', ['email']]);
  expect(kindsWith(['name', 'email'])).toEqual(['new', ['email']]);
  expect([hasNames(['undecided', 'email']), hasNames(['lastName'])]).toEqual([false, true]);
});

test('who says maybe goes in without an answer, and is counted [R1-14]', () => {
  const planned = plan([
    ['Name', 'RSVP'],
    ['Ida Berg', 'maybe'],
    ['Lena Fuchs', 'Peut-être'],
    ['Sam Hill', 'yes'],
  ]);
  expect(planned.map(({ guest: { rsvp } }) => rsvp)).toEqual([{}, {}, { main: 'attending' }]);
  expect(countMaybes(planned, ['name', 'rsvp:main'])).toBe(2);
});

describe('a row that cannot go in', () => {
  test('is one whose dish and note about food come to more than a guest has room for [R1-14]', () => {
    const long = 'x'.repeat(495);
    const planned = plan([
      ['Name', 'Meal', 'Notes for the caterer'],
      ['Ida', 'Beef, no kiwi', long],
      ['Sam', 'Beef', long],
      ['Lena', 'Beef, no kiwi', ''],
    ]);
    expect(planned.map(({ outcome }) => (outcome.kind === 'wrong' ? outcome.issues : outcome.kind))).toEqual([
      [{ column: 1, fault: 'too-long', value: 'Beef, no kiwi', limit: 500 }],
      'new',
      'new',
    ]);
  });

  test('is named with its number and its column, and blank rows count', () => {
    const planned = plan([
      ['Name', 'Email', 'Eve only?', 'Age', 'RSVP', 'Child'],
      ['Priya Raman', 'priya@', '', '', '', ''],
      [],
      ['', 'x@example.com', '', '', '', ''],
      ['Lena', '', 'dunno', 'four', 'perhaps not', 'sometimes'],
    ]);
    expect(
      planned.map(({ number, outcome }) => [number, outcome.kind === 'wrong' ? outcome.issues : outcome.kind]),
    ).toEqual([
      [2, [{ column: 1, fault: 'email', value: 'priya@' }]],
      [4, [{ column: 0, fault: 'no-name', value: '' }]],
      [
        5,
        [
          { column: 2, fault: 'invitation', value: 'dunno' },
          { column: 4, fault: 'answer', value: 'perhaps not' },
          { column: 5, fault: 'yes-or-no', value: 'sometimes' },
          { column: 3, fault: 'age', value: 'four' },
        ],
      ],
    ]);
  });

  test('is put right in place, or left out', () => {
    const rows = [
      ['Name', 'Email'],
      ['Priya', 'priya@'],
      ['Ravi', 'ravi@'],
    ];
    const fixes = new Map([[2, new Map([[1, 'priya@example.com']])]]);
    expect(kinds(plan(rows, [], { fixes, leftOut: new Set([3]) }))).toEqual(['new', 'left-out']);
  });

  test('has more text than a guest may have', () => {
    const [row] = plan([
      ['Name', 'Phone'],
      ['Ravi', '1'.repeat(41)],
    ]);
    expect(row?.outcome).toMatchObject({ kind: 'wrong', issues: [{ column: 1, fault: 'too-long', limit: 40 }] });
  });

  test('brings a plus-one for somebody whom nobody knows', () => {
    const [row] = plan([
      ['Name', 'Plus one of'],
      ['', 'Nobody'],
    ]);
    expect(row?.outcome).toMatchObject({ kind: 'wrong', issues: [{ column: 1, fault: 'plus-one', value: 'Nobody' }] });
  });
});

describe('a row that looks like somebody', () => {
  const anita = guest('anita', { name: 'Anita Kapoor', contacts: { email: 'anita@example.com', phone: null } });

  test('by e-mail and name is merged: what the list lacks is added, what it has stays', () => {
    const list = [{ ...anita, category: 'Friends' }];
    const planned = plan(
      [
        ['Name', 'Email', 'Diet', 'Category'],
        ['anita kapoor', 'Anita@example.com', 'vegan', 'Work'],
      ],
      list,
    );
    expect(planned[0]?.outcome).toEqual({
      kind: 'duplicate',
      of: { kind: 'guest', id: 'anita', name: 'Anita Kapoor' },
      why: 'email',
      adds: ['diets'],
      stays: ['category'],
      choice: 'merge',
    });
    expect(imported(planned, list)).toEqual([{ ...anita, category: 'Friends', diets: ['vegan'] }]);
  });

  test('says nothing new when it says what the list says', () => {
    expect(
      kinds(
        plan(
          [
            ['Name', 'Email'],
            ['Anita Kapoor', 'anita@example.com'],
          ],
          [anita],
        ),
      ),
    ).toEqual(['same']);
  });

  test('by a shared e-mail alone counts as somebody else: couples share theirs', () => {
    const planned = plan(
      [
        ['Name', 'Email'],
        ['Ravi Kapoor', 'anita@example.com'],
      ],
      [anita],
    );
    expect(planned[0]?.outcome).toMatchObject({ kind: 'duplicate', why: 'shared-email', choice: 'both' });
    expect(imported(planned, [anita])).toHaveLength(2);
  });

  test('by name and household is merged; by the name alone it is added as well, unless somebody says otherwise', () => {
    const list = [guest('nan', { name: 'Margaret Ellery', household: 'The Ellerys' })];
    const rows = (household: string) => [
      ['Name', 'Household', 'Notes'],
      ['Margaret Ellery', household, 'Nan'],
    ];
    expect(plan(rows('the ellerys'), list)[0]?.outcome).toMatchObject({ why: 'name-household', choice: 'merge' });
    expect(plan(rows('Nan'), list)[0]?.outcome).toMatchObject({ why: 'name', choice: 'both' });
    const choices = new Map<string, DuplicateChoice>([['2', 'skip']]);
    expect(imported(plan(rows('Nan'), list, { choices }), list)).toEqual(list);
  });

  test('with another e-mail is another person', () => {
    expect(
      kinds(
        plan(
          [
            ['Name', 'Email'],
            ['Anita Kapoor', 'other@example.com'],
          ],
          [anita],
        ),
      ),
    ).toEqual(['new']);
  });

  test('inside the file is merged into the row before it', () => {
    const planned = plan([
      ['Name', 'Email', 'Phone'],
      ['Ravi', 'ravi@example.com', ''],
      ['Ravi', 'ravi@example.com', '0123'],
    ]);
    expect(planned[1]?.outcome).toMatchObject({ kind: 'duplicate', of: { kind: 'row', number: 2 }, adds: ['phone'] });
    expect(imported(planned)).toEqual([
      newGuest('new1', { name: 'Ravi', contacts: { email: 'ravi@example.com', phone: '0123' } }),
    ]);
  });

  test('a third time is not taken for somebody new', () => {
    const rows = [['Name', 'Email'], ...Array.from({ length: 3 }, () => ['Anita Kapoor', 'anita@example.com'])];
    expect(imported(plan(rows, [anita]), [anita])).toEqual([anita]);
  });
});

test('is undone as a whole: what was added goes, what was filled in is empty again', () => {
  const list = [guest('anita', { name: 'Anita', contacts: { email: 'a@example.com', phone: null } })];
  const rows = [
    ['Name', 'Email', 'Phone', 'RSVP'],
    ['Anita', 'a@example.com', '1', 'yes'],
    ['Ravi', '', '', 'no'],
  ];
  const edit = importEdit(plan(rows, list), householdsOf(list, 'en-GB'), ids());
  const after = applyChanges(list, edit.changes);
  expect(after.map(({ rsvp }) => rsvp)).toEqual([{ main: 'attending' }, { main: 'declined' }]);
  expect(applyChanges(after, edit.undo)).toEqual(list);
});

test('counts what goes where, and says which rows do not fit into one import', () => {
  const rows = [
    ['Name', 'Email'],
    ...Array.from({ length: importLimit + 2 }, (_, index) => [`Guest ${index}`, '']),
    ['X', '@'],
  ];
  const planned = plan(rows);
  expect(countRows(planned)).toEqual({
    rows: importLimit + 3,
    people: importLimit + 3,
    added: importLimit + 2,
    merged: 0,
    skipped: 0,
    same: 0,
    wrong: 1,
    duplicates: 0,
  });
  expect(rowsBeyondLimit(planned)).toEqual([importLimit + 2, importLimit + 3]);
});
