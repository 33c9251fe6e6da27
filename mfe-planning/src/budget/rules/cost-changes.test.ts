import { joinEdits } from '@posy/remote-kit/edits';
import { exampleCost, examplePayment } from '#testing/example-costs';
import { changeCost, payPayment, removeCost } from './cost-changes';
import { costItems } from './cost-items';

const cost = exampleCost({ id: 'cake', notes: 'Lemon' });
const payment = examplePayment({ id: 'p', costId: 'cake' });

test('a change writes the fields that differ, and its undo those same fields only', () => {
  expect(changeCost(cost, { name: 'Cake', notes: 'Lemon', actual: 5 })).toEqual({
    changes: [{ kind: 'update-cost', id: 'cake', fields: { name: 'Cake', actual: 5 } }],
    undo: [{ kind: 'update-cost', id: 'cake', fields: { name: 'cake', actual: 0 } }],
  });
  expect(changeCost(cost, { notes: 'Lemon', perHead: null })).toEqual({ changes: [], undo: [] });
});

test('a cost goes with its payments, and comes back with them', () => {
  const [item] = costItems([cost], [payment], { day: 0, all: 0 });
  if (item === undefined) throw new Error('There is a cost.');
  const { changes, undo } = removeCost(item);
  expect(changes).toEqual([
    { kind: 'delete-payment', id: 'p' },
    { kind: 'delete-cost', id: 'cake' },
  ]);
  expect(undo).toEqual([
    { kind: 'restore-cost', cost },
    { kind: 'restore-payment', payment },
  ]);
});

test('joined edits are taken back the other way round', () => {
  const paid = payPayment(payment, '2026-11-20');
  const renamed = changeCost(cost, { name: 'Cake' });
  expect(joinEdits(paid, renamed).undo).toEqual([...renamed.undo, ...paid.undo]);
});
