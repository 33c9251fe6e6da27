import { applyChanges } from '#guests/rules/guest-edit';
import type { GuestItem } from '#guests/rules/guest-item';
import { householdsOf } from '#guests/rules/households';
import { importEdit } from './import-edit';
import { guest, ids, imported, plan } from './testing/plan-rows';

describe('an allergy in a file is never dropped', () => {
  const ravi = guest('ravi', { name: 'Ravi Kapoor' });
  const fates = (rows: string[][], list: GuestItem[]) =>
    plan(rows, list).map(({ outcome }) =>
      outcome.kind === 'duplicate'
        ? { adds: outcome.adds, stays: outcome.stays, choice: outcome.choice }
        : outcome.kind,
    );
  const merge = (...adds: string[]) => ({ adds, stays: [], choice: 'merge' });

  test.each([
    ['peanuts', ['peanuts']],
    ['fish', ['fish']],
    ['vegan, nuts', ['nuts']],
  ])('“%s” in a column about diets is merged into who has none [F-B1]', (cell, allergens) => {
    for (const header of ['Food', 'Diet', 'Allergies']) {
      const rows = [
        ['Name', header],
        ['Ravi Kapoor', cell],
        ['Ole Lund', 'vegan'],
      ];
      const planned = plan(rows, [ravi]);
      expect(planned[0]?.outcome).toMatchObject({ kind: 'duplicate', choice: 'merge' });
      expect(imported(planned, [ravi])[0]).toMatchObject({ name: 'Ravi Kapoor', allergens });
    }
  });

  test('also where the list knows of another, or has a note of its own [F-B1]', () => {
    const known = guest('ravi', { name: 'Ravi Kapoor', allergens: ['sesame'], diets: ['halal'], dietNotes: 'no kiwi' });
    const rows = [
      ['Name', 'Diet'],
      ['Ravi Kapoor', 'vegan, peanuts, strawberries'],
    ];
    expect(fates(rows, [known])).toEqual([merge('diets', 'allergens', 'dietNotes')]);
    expect(imported(plan(rows, [known]), [known])).toEqual([
      { ...known, diets: ['vegan', 'halal'], allergens: ['peanuts', 'sesame'], dietNotes: 'no kiwi, strawberries' },
    ]);
    const edit = importEdit(plan(rows, [known]), householdsOf([known], 'en-GB'), ids());
    expect(applyChanges(applyChanges([known], edit.changes), edit.undo)).toEqual([known]);
  });

  test('and only a row that brings nothing is one with nothing new [F-B1]', () => {
    const known = guest('ravi', { name: 'Ravi Kapoor', allergens: ['peanuts'] });
    const rows = [
      ['Name', 'Allergies'],
      ['Ravi Kapoor', 'peanuts'],
    ];
    expect(fates(rows, [known])).toEqual(['same']);
  });

  test('what a row says differently, and merging leaves, is named [F-B1]', () => {
    const known = guest('ravi', {
      name: 'Ravi Kapoor',
      contacts: { email: 'r@example.com', phone: '1' },
      rsvp: { main: 'attending' },
    });
    const rows = [
      ['Name', 'Email', 'Phone', 'RSVP', 'Evening only?', 'Child', 'Notes'],
      ['Ravi Kapoor', 'r@example.com', '2', 'no', 'yes', 'yes', 'x'],
    ];
    expect(plan(rows, [known])[0]?.outcome).toMatchObject({
      adds: ['notes'],
      stays: ['phone', 'rsvp', 'invitationType', 'child'],
    });
  });

  test('nor one that stands among dishes, whatever else has a column [F-B2]', () => {
    const rows = [
      ['First', 'Last', 'Food', 'Addr', 'RSVP'],
      ['Ida', 'Berg', 'vegan, nuts', '', 'yes'],
      ['Sam', 'Hill', 'lamb', '', 'yes'],
      ['Bisi', 'Okafor', 'none', '', ''],
      ['Lena', 'Fuchs', 'vegetarian', '', ''],
    ];
    const needs = (of: string[][]) => plan(of).map(({ guest: one }) => [one.diets, one.allergens]);
    expect(needs(rows)).toEqual([
      [['vegan'], ['nuts']],
      [[], []],
      [[], []],
      [['vegetarian'], []],
    ]);
    const beside = [
      ['Name', 'Menu', 'Diet'],
      ['Ida', 'Lamb', 'vegan'],
      ['Sam', 'Beef, peanuts', ''],
      ['Bisi', 'Lamb', ''],
    ];
    expect(needs(beside)[1]).toEqual([[], ['peanuts']]);
  });

  test('and a fish for dinner is no allergy to fish [F-B2]', () => {
    const allergensOf = (header: string, ...cells: string[]) =>
      plan([['Name', header], ...cells.map((cell, at) => [`Guest ${at}`, cell])]).map(
        ({ guest: one }) => one.allergens,
      );
    expect(allergensOf('Food', 'vegan', 'Fish', 'Lamb', 'vegetarian')).toEqual([[], [], [], []]);
    expect(allergensOf('Meal', 'Fish', 'Fish', 'Beef')).toEqual([[], [], []]);
    expect(allergensOf('Food', 'vegan', 'no fish', 'Lamb', 'vegetarian')[1]).toEqual(['fish']);
    expect(allergensOf('Diet', 'vegan', 'fish', 'Lamb', '')[1]).toEqual(['fish']);
  });
});
