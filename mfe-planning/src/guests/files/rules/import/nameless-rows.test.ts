import { isNobodysName } from '../values/nobodys-name';
import { planImport } from './plan-import';
import { guest, imported, plan } from './testing/plan-rows';

const kinds = (rows: string[][], list: Parameters<typeof plan>[1] = []) =>
  plan(rows, list).map(({ outcome }) => outcome.kind);

describe('a row without a name is nobody else', () => {
  test.each([
    ['', 'with only an e-mail'],
    ['Plus one', 'as a plus-one'],
    ['+1', 'as a plus-one with a sign'],
    ['Guest of Ravi Kapoor', 'as somebody’s guest'],
    ['Ravi Kapoor’s partner', 'as somebody’s partner'],
    ['Gast von Ravi', 'in German'],
    ['Ravis Begleitung', 'in German, the other way round'],
    ['Invité d’Anna', 'in French'],
    ['TBC', 'as open'],
    ['🌷', 'with a flower in its place'],
  ])('“%s”, %s: two of them are two people, in one household or with one address', (name) => {
    const rows = [
      ['Name', 'Household', 'Email', 'Plus one of', 'Diet'],
      ['Ravi Kapoor', 'The Kapoors', 'ravi@example.com', '', ''],
      [name, 'The Kapoors', 'ravi@example.com', 'Ravi Kapoor', 'vegan'],
      [name, 'The Kapoors', 'ravi@example.com', 'Ravi Kapoor', 'halal'],
    ];
    expect(kinds(rows)).toEqual(['new', 'new', 'new']);
    expect(imported(plan(rows)).map(({ diets }) => diets)).toEqual([[], ['vegan'], ['halal']]);
  });

  test('nor somebody of the same row', () => {
    const rows = [
      ['Invitation', 'Guest 1', 'Guest 2', 'Guest 3', 'Guest 4'],
      ['The Halls', 'Ada Hall', 'Ada Hall', 'Friend of Ada', 'Friend of Ada'],
    ];
    expect(imported(plan(rows)).map(({ name }) => name)).toEqual(['Ada Hall', 'Friend of Ada', 'Friend of Ada']);
  });

  test('nor somebody of the list, whose allergies stay their own', () => {
    const list = [
      guest('ravi', { name: 'Ravi Kapoor', contacts: { email: 'ravi@example.com', phone: null } }),
      guest('other', { head: 'ravi', plusOne: true }),
      guest('third', { name: 'Plus one', contacts: { email: 'ravi@example.com', phone: null } }),
    ];
    const rows = [
      ['Name', 'Email', 'Plus one of', 'Allergies'],
      ['Plus one', 'ravi@example.com', '', 'nuts'],
      ['', 'ravi@example.com', 'Ravi Kapoor', 'eggs'],
    ];
    expect(kinds(rows, list)).toEqual(['new', 'new']);
    const after = imported(plan(rows, list), list);
    expect(after.map(({ allergens }) => allergens.join())).toEqual(['', '', '', 'nuts', 'eggs']);
  });

  test('but one that says what the list says is the same', () => {
    const list = [guest('ravi', { name: 'Ravi Kapoor' }), guest('other', { head: 'ravi', plusOne: true })];
    const rows = [
      ['Name', 'Plus one of'],
      ['', 'Ravi Kapoor'],
    ];
    expect(kinds(rows, list)).toEqual(['same']);
  });

  test('rows of a file whose names are not chosen yet are not compared', () => {
    const rows = [
      ['Wer', 'Email', 'Diet'],
      ['Ida Berg', 'ida@example.com', 'vegan'],
      ['Lena Fuchs', 'ida@example.com', 'halal'],
    ];
    const none = { fixes: new Map(), choices: new Map(), leftOut: new Set<number>(), households: [] };
    const planned = planImport({ rows, headerAt: 0, uses: ['undecided', 'email', 'diets'], ...none });
    expect(planned.map(({ outcome }) => outcome.kind)).toEqual(['new', 'new']);
  });
});

test.each(['Christopher Guest', 'J. S. Guest', 'James Freund', 'Baby Okafor', 'Ami', 'The Smiths', 'Ada D’Arc', 'Xu'])(
  '“%s” is a name',
  (name) => {
    expect(isNobodysName(name)).toBe(false);
  },
);
