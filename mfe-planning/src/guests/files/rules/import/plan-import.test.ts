import { applyChanges } from '#guests/rules/guest-edit';
import { newGuest, type GuestFields, type GuestItem } from '#guests/rules/guest-item';
import { householdsOf } from '#guests/rules/households';
import { guessColumns } from '../columns/guess-columns';
import type { ColumnUse } from '../columns/guest-row';
import { hasNames } from '../rows/read-row';
import { countMaybes, countRows, importEdit, importLimit, rowsBeyondLimit } from './import-edit';
import { planImport, type ImportRequest, type PlannedRow, type DuplicateChoice } from './plan-import';

const guest = (id: string, fields: GuestFields): GuestItem => newGuest(id, fields);

const plan = (
  rows: string[][],
  list: GuestItem[] = [],
  more: Partial<Pick<ImportRequest, 'fixes' | 'choices' | 'leftOut'>> = {},
): PlannedRow[] =>
  planImport({
    rows,
    uses: guessColumns(rows[0] ?? [], [{ id: 'main', names: ['The wedding'] }]),
    hasHeaders: true,
    fixes: new Map(),
    choices: new Map(),
    leftOut: new Set(),
    households: householdsOf(list, 'en-GB'),
    ...more,
  });

const ids = () => {
  let count = 0;
  return () => `new${(count += 1)}`;
};

const imported = (planned: PlannedRow[], list: GuestItem[] = []): GuestItem[] =>
  applyChanges(list, importEdit(planned, householdsOf(list, 'en-GB'), ids()).changes);

const kinds = (planned: PlannedRow[]) => planned.map(({ fate }) => fate.kind);

test('[R1-14] no row is wrong for want of a name until a column is said to hold names', () => {
  const rows = [
    ['Wer', 'Email'],
    ['Ida Berg', 'ida@example.com'],
    ['Lena', 'lena@'],
  ];
  const kindsWith = (uses: ColumnUse[]) =>
    planImport({
      rows,
      uses,
      hasHeaders: true,
      fixes: new Map(),
      choices: new Map(),
      leftOut: new Set(),
      households: [],
    }).map(({ fate }) => (fate.kind === 'wrong' ? fate.issues.map(({ fault }) => fault) : fate.kind));
  expect(kindsWith(['undecided', 'email'])).toEqual(['new', ['email']]);
  expect(kindsWith(['name', 'email'])).toEqual(['new', ['email']]);
  expect([hasNames(['undecided', 'email']), hasNames(['lastName'])]).toEqual([false, true]);
});

test('[R1-14] who says maybe goes in without an answer, and is counted', () => {
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
  it('is named with its number and its column, and blank rows count', () => {
    const planned = plan([
      ['Name', 'Email', 'Eve only?', 'Age', 'RSVP', 'Child'],
      ['Priya Raman', 'priya@', '', '', '', ''],
      [],
      ['', 'x@example.com', '', '', '', ''],
      ['Lena', '', 'dunno', 'four', 'perhaps not', 'sometimes'],
    ]);
    expect(planned.map(({ number, fate }) => [number, fate.kind === 'wrong' ? fate.issues : fate.kind])).toEqual([
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

  it('is put right in place, or left out', () => {
    const rows = [
      ['Name', 'Email'],
      ['Priya', 'priya@'],
      ['Ravi', 'ravi@'],
    ];
    const fixes = new Map([[2, new Map([[1, 'priya@example.com']])]]);
    expect(kinds(plan(rows, [], { fixes, leftOut: new Set([3]) }))).toEqual(['new', 'left-out']);
  });

  it('has more text than a guest may have', () => {
    const [row] = plan([
      ['Name', 'Phone'],
      ['Ravi', '1'.repeat(41)],
    ]);
    expect(row?.fate).toMatchObject({ kind: 'wrong', issues: [{ column: 1, fault: 'too-long', limit: 40 }] });
  });

  it('brings a plus-one for somebody whom nobody knows', () => {
    const [row] = plan([
      ['Name', 'Plus one of'],
      ['', 'Nobody'],
    ]);
    expect(row?.fate).toMatchObject({ kind: 'wrong', issues: [{ column: 1, fault: 'plus-one', value: 'Nobody' }] });
  });
});

describe('a row that looks like somebody', () => {
  const anita = guest('anita', { name: 'Anita Kapoor', contacts: { email: 'anita@example.com', phone: null } });

  it('by e-mail and name is merged: what the list lacks is added, what it has stays', () => {
    const list = [{ ...anita, category: 'Friends' }];
    const planned = plan(
      [
        ['Name', 'Email', 'Diet', 'Category'],
        ['anita kapoor', 'Anita@example.com', 'vegan', 'Work'],
      ],
      list,
    );
    expect(planned[0]?.fate).toEqual({
      kind: 'duplicate',
      of: { kind: 'guest', id: 'anita', name: 'Anita Kapoor' },
      why: 'email',
      adds: ['diets'],
      choice: 'merge',
    });
    expect(imported(planned, list)).toEqual([{ ...anita, category: 'Friends', diets: ['vegan'] }]);
  });

  it('says nothing new when it says what the list says', () => {
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

  it('by a shared e-mail alone is kept as somebody else: couples share theirs', () => {
    const planned = plan(
      [
        ['Name', 'Email'],
        ['Ravi Kapoor', 'anita@example.com'],
      ],
      [anita],
    );
    expect(planned[0]?.fate).toMatchObject({ kind: 'duplicate', why: 'shared-email', choice: 'both' });
    expect(imported(planned, [anita])).toHaveLength(2);
  });

  it('by name and household is merged; by the name alone it is kept as well, unless somebody says otherwise', () => {
    const list = [guest('nan', { name: 'Margaret Ellery', household: 'The Ellerys' })];
    const rows = (household: string) => [
      ['Name', 'Household', 'Notes'],
      ['Margaret Ellery', household, 'Nan'],
    ];
    expect(plan(rows('the ellerys'), list)[0]?.fate).toMatchObject({ why: 'name-household', choice: 'merge' });
    expect(plan(rows('Nan'), list)[0]?.fate).toMatchObject({ why: 'name', choice: 'both' });
    const choices = new Map<number, DuplicateChoice>([[2, 'skip']]);
    expect(imported(plan(rows('Nan'), list, { choices }), list)).toEqual(list);
  });

  it('with another e-mail is another person', () => {
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

  it('inside the file is merged into the row before it', () => {
    const planned = plan([
      ['Name', 'Email', 'Phone'],
      ['Ravi', 'ravi@example.com', ''],
      ['Ravi', 'ravi@example.com', '0123'],
    ]);
    expect(planned[1]?.fate).toMatchObject({ kind: 'duplicate', of: { kind: 'row', number: 2 }, adds: ['phone'] });
    expect(imported(planned)).toEqual([
      newGuest('new1', { name: 'Ravi', contacts: { email: 'ravi@example.com', phone: '0123' } }),
    ]);
  });

  it('a third time is not taken for somebody new', () => {
    const rows = [['Name', 'Email'], ...Array.from({ length: 3 }, () => ['Anita Kapoor', 'anita@example.com'])];
    expect(imported(plan(rows, [anita]), [anita])).toEqual([anita]);
  });
});

describe('households', () => {
  const groups = (guests: GuestItem[]) =>
    householdsOf(guests, 'en-GB').map(({ head, members }) => [head.household, ...members.map(({ name }) => name)]);

  it('are those of a column, led by whom they are called after, or else by the first grown-up', () => {
    const rows = [
      ['Name', 'Household', 'Child'],
      ['Asha Raman', 'The Ramans', 'yes'],
      ['Sunil Raman', 'The Ramans', ''],
      ['Anita Kapoor', 'Ravi Kapoor', ''],
      ['Ravi Kapoor', 'Ravi Kapoor', ''],
      ['Bisi Okafor', '', ''],
    ];
    expect(groups(imported(plan(rows)))).toEqual([
      ['', 'Ravi Kapoor', 'Anita Kapoor'],
      ['', 'Bisi Okafor'],
      ['The Ramans', 'Sunil Raman', 'Asha Raman'],
    ]);
  });

  it('are those with the same last name and address where there is no column', () => {
    const rows = [
      ['Name', 'Address'],
      ['Ravi Kapoor', '1 Mill Lane'],
      ['Anita Kapoor', '1, mill lane'],
      ['Lena Fischer', '1 Mill Lane'],
    ];
    expect(groups(imported(plan(rows)))).toEqual([
      ['', 'Lena Fischer'],
      ['', 'Ravi Kapoor', 'Anita Kapoor'],
    ]);
  });

  it('of the list take in who names them, and who comes with somebody known', () => {
    const list = [guest('ravi', { name: 'Ravi Kapoor', household: 'The Kapoors' })];
    expect(
      groups(
        imported(
          plan(
            [
              ['Name', 'Household'],
              ['Anita', 'the kapoors'],
            ],
            list,
          ),
          list,
        ),
      ),
    ).toEqual([['The Kapoors', 'Ravi Kapoor', 'Anita']]);
    const lone = [guest('ravi', { name: 'Ravi Kapoor', contacts: { email: 'r@example.com', phone: null } })];
    const rows = [
      ['Name', 'Household', 'Email'],
      ['Ravi Kapoor', 'Kapoor', 'r@example.com'],
      ['Anita', 'Kapoor', ''],
    ];
    expect(groups(imported(plan(rows, lone), lone))).toEqual([['', 'Ravi Kapoor', 'Anita']]);
  });

  it('take in plus-ones beside who brings them, with or without a name', () => {
    const list = [guest('bisi', { name: 'Bisi Okafor' })];
    const rows = [
      ['Name', 'Plus one of'],
      ['', 'Bisi Okafor'],
      ['Lena', ''],
      ['Jo', 'lena'],
    ];
    const after = imported(plan(rows, list), list);
    expect(after.map(({ name, head, plusOne }) => [name, head, plusOne])).toEqual([
      ['Bisi Okafor', null, false],
      ['', 'bisi', true],
      ['Lena', null, false],
      ['Jo', 'new2', true],
    ]);
  });
});

it('is undone as a whole: what was added goes, what was filled in is empty again', () => {
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

it('counts what goes where, and says which rows do not fit into one import', () => {
  const rows = [
    ['Name', 'Email'],
    ...Array.from({ length: importLimit + 2 }, (_, index) => [`Guest ${index}`, '']),
    ['X', '@'],
  ];
  const planned = plan(rows);
  expect(countRows(planned)).toEqual({
    rows: importLimit + 3,
    added: importLimit + 2,
    merged: 0,
    skipped: 0,
    same: 0,
    wrong: 1,
    duplicates: 0,
  });
  expect(rowsBeyondLimit(planned)).toEqual([importLimit + 2, importLimit + 3]);
});
