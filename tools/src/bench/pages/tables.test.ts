import { percentile } from './ask';
import { memoryBelow } from './crowd';
import { medianScore } from './score';
import { crowdLine, firstByteTable, scoreTable } from './tables';

const good = { performance: 97, largestPaint: 1700, blocking: 40, shift: 0 };
const bad = { performance: 70, largestPaint: 3800, blocking: 480, shift: 0.12 };

test('a page’s figures are each its own median', () => {
  expect(medianScore([bad, { ...good, shift: 0.3 }, good])).toEqual({ ...good, shift: 0.12 });
});

test('a figure that misses its target is bold, beside that without server rendering', () => {
  expect(scoreTable([{ name: 'Profile', drawn: { ...good, blocking: 151 }, undrawn: bad }]).split('\n')).toEqual([
    '| Page | Performance | off | Largest paint | off | Blocking time | off | Shift | off |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| Profile | 97 | 70 | 1.7 s | 3.8 s | **151 ms** | 480 ms | 0.000 | 0.120 |',
  ]);
});

test('first bytes are listed with the number of whole pages', () => {
  const answers = [10, 20, 30, 400].map((firstByte) => ({ firstByte, status: 200, isWhole: firstByte < 100 }));
  expect(firstByteTable([{ name: 'new', answers, target: 300 }]).split('\n')[2]).toBe(
    '| new | 4 | 3 | 20 ms | **400 ms** | 300 ms |',
  );
  expect(percentile([3, 1, 2], 100)).toBe(3);
});

test('a crowd that lost an answer is reported, with the memory of all that the server started', () => {
  const crowd = { answers: 900, failures: 1, whole: 880, memoryBefore: 301.4, memoryMost: 410 };
  expect(crowdLine(200, 30, crowd)).toBe(
    '200 connections for 30 s: 900 answers, 880 of them whole, **1 failed**; memory of the server and its workers 301 MB before, 410 MB at most.',
  );
  const processes = [
    { pid: 2, parent: 1, kilobytes: 1024 },
    { pid: 3, parent: 2, kilobytes: 2048 },
    { pid: 4, parent: 9, kilobytes: 4096 },
  ];
  expect(memoryBelow(processes, 1)).toBe(3);
});
