import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { bookingTasks } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import { anyChecklist, exampleTask, exampleTemplate } from '#testing/example-tasks';
import { applyChanges } from '../rules/apply-changes';
import { missingTasks } from '../rules/make-tasks';
import { type Cause, causes } from './causes';
import { completeAhead, completeBy, uncomplete } from './complete';

const templates = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../backend/content/checklist/tasks.json'), 'utf8'),
) as { key: string; completedBy: string | null }[];
const completedBy = (action: string) => templates.filter((one) => one.completedBy === action).map((one) => one.key);
const ids = { weddingId: 'w1', supplierId: 's1', category: null, price: null, date: null, location: null };
const booked = (supplierType: string, supplierName = 'Larkfield') =>
  causes['supplier.booked']({ ...ids, supplierType, supplierName });

describe('which action completes which task', () => {
  test.each([
    [
      '[S4-auto-03] inviting a collaborator',
      causes['collaborator.invited'](),
      'invite-collaborator',
      'invite-your-partner',
    ],
    ['[S4-auto-04] saving a guest draft', causes['guest.added'](), 'guest-draft-saved', 'start-guest-list'],
    [
      '[S4-auto-05] initialising the budget',
      causes['budget.initialised'](),
      'budget-initialised',
      'outline-your-budget',
    ],
    ['[S4-auto-06] saving a note', causes['note.saved'](), 'note-saved', 'start-saving-notes'],
    [
      '[S4-auto-07] exporting the guest list',
      causes['guestlist.exported'](),
      'guest-list-exported',
      'finalise-and-export',
    ],
    ['publishing the website', causes['website.published'](), 'website-published', 'create-your-wedding-website'],
  ])('%s', (_action, cause, completes, key) => {
    expect(cause.keys).toEqual([key]);
    expect(completedBy(completes)).toEqual([key]);
  });

  test('booking a venue: five venue tasks [S4-auto-09]', () => {
    expect(booked('venues').keys).toEqual([
      'research-venues',
      'shortlist-venues',
      'visit-venues',
      'compare-venue-quotes',
      'book-the-venue',
    ]);
  });

  test('every booking type: the tasks that the templates name for it [S4-auto-08] [S4-auto-10]', () => {
    for (const type of [...supplierCategories, 'jewellery', 'celebrant', 'honeymoon'])
      expect([type, [...bookingTasks(type)].sort()]).toEqual([type, completedBy(`supplier-booked:${type}`).sort()]);
    expect(bookingTasks(' Jewellery ')).toEqual(['choose-your-rings']);
  });

  test('a type that no task is about completes none', () => {
    expect(['llamas', '', 'toString', '__proto__'].map(bookingTasks)).toEqual([[], [], [], []]);
  });
});

describe('completing', () => {
  const list = [
    exampleTask({ id: 'book-your-florist', order: 1 }),
    exampleTask({ id: 'style', group: 'book-your-florist', order: 1.01, done: true }),
    exampleTask({ id: 'quotes', group: 'book-your-florist', order: 1.02 }),
    exampleTask({ id: 'other', order: 2 }),
  ];
  const done = (tasks: typeof list) => tasks.filter((task) => task.done).map((task) => task.id);

  test('ticks the task with its open steps and keeps why [S4-auto-01]', () => {
    const completion = completeBy(list, booked('florists'));
    const after = applyChanges(list, completion.changes);
    expect(done(after)).toEqual(['book-your-florist', 'style', 'quotes']);
    expect(after[0]).toMatchObject({ doneReason: 'supplier-booked', doneReasonName: 'Larkfield' });
    expect(after[1]).toMatchObject({ doneReason: null });
    expect(completion.completed.map((task) => task.id)).toEqual(['book-your-florist']);
  });

  test('an answer settles its task and leaves the steps to be done, also before there is a checklist [R1-08]', () => {
    const cause = { reason: 'date-chosen', name: null, keys: ['book-your-florist'], leavesSteps: true } as const;
    expect(done(applyChanges(list, completeBy(list, cause).changes))).toEqual(['book-your-florist', 'style']);
    const templates = ['book-your-florist', 'quotes'].map((key, at) =>
      exampleTemplate({ key, order: 1 + at / 100, ...(at === 0 ? {} : { parent: 'book-your-florist' }) }),
    );
    expect(completeAhead(missingTasks(templates, []), cause).map(({ id }) => id)).toEqual(['book-your-florist']);
  });

  test('undoing opens what was ticked, and the same action does not tick it again; another booking does', () => {
    const completion = completeBy(list, booked('florists'));
    const undone = applyChanges(applyChanges(list, completion.changes), completion.undo);
    expect(done(undone)).toEqual(['style']);
    expect(completeBy(undone, booked('florists')).changes).toEqual([]);
    expect(completeBy(undone, booked('florists', 'Fern & Fable')).changes).toHaveLength(2);
  });

  test('leaves alone what is not for us, and what somebody deleted', () => {
    const without = list.slice(1).map((task) => ({ ...task, active: false }));
    expect(
      completeBy([{ ...list[0], active: false } as (typeof list)[0], ...without], booked('florists')).changes,
    ).toEqual([]);
    expect(completeBy(without, booked('florists')).changes).toEqual([]);
  });

  test('twice is the same as once', () => {
    const anyCause: fc.Arbitrary<Cause> = fc
      .subarray(['t0', 't1', 't2', 't1-0'])
      .map((keys) => ({ reason: 'note-saved', name: null, keys }));
    fc.assert(
      fc.property(anyChecklist, anyCause, (tasks, cause) => {
        const once = applyChanges(tasks, completeBy(tasks, cause).changes);
        expect(completeBy(once, cause).changes).toEqual([]);
        expect(once.filter((task) => task.done).length).toBeGreaterThanOrEqual(
          tasks.filter((task) => task.done).length,
        );
      }),
    );
  });

  test('before there is a checklist, the task and its steps are made done', () => {
    const missing = missingTasks(
      [
        exampleTemplate({ key: 'book-your-florist' }),
        exampleTemplate({ key: 'quotes', parent: 'book-your-florist', order: 1.01 }),
        exampleTemplate({ key: 'other', order: 2 }),
      ],
      [],
    );
    expect(completeAhead(missing, booked('florists')).map(({ id, done: isDone }) => [id, isDone])).toEqual([
      ['book-your-florist', true],
      ['quotes', true],
    ]);
  });

  test('unbooking unticks nothing by itself; it knows what that booking ticked', () => {
    const after = applyChanges(list, completeBy(list, booked('florists')).changes);
    const edit = uncomplete(after, { reason: 'supplier-booked', name: 'Larkfield' });
    expect(done(applyChanges(after, edit.changes))).toEqual(['style']);
    expect(applyChanges(applyChanges(after, edit.changes), edit.undo)).toEqual(after);
    expect(uncomplete(after, { reason: 'supplier-booked', name: 'Another' }).changes).toEqual([]);
  });
});
