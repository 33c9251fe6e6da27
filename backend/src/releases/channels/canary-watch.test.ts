import { createCanaryWatch } from './canary-watch';

test('a few visitors with slow devices, each of whose numbers is bad, halt no canary', () => {
  const halted: string[] = [];
  const watch = createCanaryWatch({ now: () => 0, halt: (set) => halted.push(set) });
  watch.opened('canary', true);
  const visit = (set: string, visitor: number, isGood: boolean) => {
    for (const kind of ['lcp', 'inp', 'cls'])
      watch.measured({ set, baseline: 'current', visitor: `visitor ${visitor}`, kind, isGood });
  };
  for (let visitor = 0; visitor < 900; visitor += 1) visit(visitor % 10 === 0 ? 'canary' : 'current', visitor, true);
  for (let visitor = 1000; visitor < 1004; visitor += 1) visit('canary', visitor, false);
  expect(halted).toEqual([]);
  for (let visitor = 1004; visitor < 1008; visitor += 1) visit('canary', visitor, false);
  expect(halted).toEqual(['canary']);
});

test('a visitor counts once an hour, also among thousands who have numbers of every kind', () => {
  const halted: string[] = [];
  const watch = createCanaryWatch({ now: () => 0, halt: (set) => halted.push(set) });
  watch.opened('canary', true);
  const visit = (set: string, visitor: number, isGood: boolean) => {
    for (const kind of ['lcp', 'inp', 'cls'])
      watch.measured({ set, baseline: 'current', visitor: `visitor ${visitor}`, kind, isGood });
  };
  for (let visitor = 0; visitor < 900; visitor += 1) visit(visitor % 10 === 0 ? 'canary' : 'current', visitor, true);
  for (let round = 1; round < 5; round += 1) {
    for (let visitor = 1000; visitor < 1004; visitor += 1) visit('canary', visitor, false);
    for (let visitor = 0; visitor < 2000; visitor += 1) visit('current', round * 10_000 + visitor, true);
  }
  expect(halted).toEqual([]);
});
