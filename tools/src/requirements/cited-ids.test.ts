import { idsIn } from './cited-ids';

test('finds ids of statements and decisions, and nothing else in brackets', () => {
  expect(idsIn("it('ticks [S4-checklist-07] [D-market-01] [0] [not-an-id]')")).toEqual([
    'S4-checklist-07',
    'D-market-01',
  ]);
});
