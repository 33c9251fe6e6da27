import { checklistConstants } from '@posy/shared-contracts/constants';
import { exampleTask } from '#testing/example-tasks';
import { closesDrawer } from './drawer-condition';

const today = '2026-11-20';
const main = exampleTask({ id: 'main', done: true });
const open = exampleTask({ id: 'open', group: 'main', order: 1.01 });
const done = exampleTask({ id: 'done', group: 'main', order: 1.02, done: true });

test('the closing redirect comes after 1 s [S9-checklist-03]', () => {
  expect(checklistConstants.closingRedirectMs).toBe(1000);
});

test('the drawer condition holds when the last open step leaves a list of what is to do [S4-checklist-19]', () => {
  expect(closesDrawer({ main, steps: [open, done] }, 'open', true, 'todo', today)).toBe(true);
});

test.each([
  ['the filter shows what is done', { main, steps: [open] }, 'open', true, 'all'],
  ['another step is open', { main, steps: [open, { ...open, id: 'other' }] }, 'open', true, 'todo'],
  ['the main task is open', { main: { ...main, done: false }, steps: [open] }, 'open', true, 'todo'],
  ['the step is reopened', { main, steps: [done] }, 'done', false, 'todo'],
  ['it is the main task that was ticked', { main: { ...main, done: false }, steps: [] }, 'main', true, 'todo'],
] as const)('it does not hold when %s [S4-checklist-19]', (_when, group, id, isDone, show) => {
  expect(closesDrawer(group, id, isDone, show, today)).toBe(false);
});
