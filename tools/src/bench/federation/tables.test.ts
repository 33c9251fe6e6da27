import type { Measured } from './measure-side';
import { charts, entryTable, missedTargets, switchTable, visitTable } from './tables';

const round = (bytes: number, cpu: number, first: number): Measured => ({
  visits: { '/uk/home': { bytes, cpu, content: 700 } },
  switches: { '/uk/checklist': { first, repeated: 30 } },
});
const both = {
  parted: [round(115 * 1024, 230, 160), round(110 * 1024, 210, 120), round(120 * 1024, 220, 170)],
  whole: [round(100 * 1024, 200, 140)],
};

test('each figure is its own median beside the monolith’s, bold where it misses its target', () => {
  expect(visitTable(both).split('\n').at(-1)).toBe(
    '| Home | 115.0 KB | 100.0 KB | **1.15×** | 220 ms | 200 ms | 1.10× | 700 ms | 700 ms |',
  );
  expect(switchTable(both).split('\n').slice(2)).toEqual([
    '| Checklist, first | **160 ms** | 140 ms | 150 ms |',
    '| Checklist, repeated | 30 ms | 30 ms | 50 ms |',
  ]);
  expect(
    entryTable([['mfe-inbox', 6 * 1024]])
      .split('\n')
      .at(-1),
  ).toBe('| mfe-inbox | 6.0 KB | 6.0 KB |');
});

test('what is missed is named', () => {
  expect(missedTargets(both, [['mfe-inbox', 7000]])).toEqual([
    'Home: bytes beside the monolith',
    'Checklist: first switch',
    'mfe-inbox: entry',
  ]);
});

test('charts have both sides of each screen', () => {
  const [bytes = '', cpu = ''] = charts(both).split('\n\n');
  expect(bytes).toContain('y-axis "KB" 0 --> 127\n  bar [115]\n  line [100]');
  expect(cpu).toContain('x-axis ["Home"]');
  expect(cpu).toContain('bar [220]\n  line [200]');
});
