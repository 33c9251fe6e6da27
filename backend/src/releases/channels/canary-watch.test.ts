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
