import { percentile, type TimedAnswer } from './ask';
import type { Crowd } from './crowd';
import type { Score } from './score';

/** A page's medians: with server rendering, and without. */
export interface Scored {
  name: string;
  drawn: Score;
  undrawn: Score;
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n');

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** Bold where it misses its target. */
const held = (text: string, isHeld: boolean): string => (isHeld ? text : `**${text}**`);

/** Lighthouse's scores, beside the same pages without server rendering. */
export const scoreTable = (scored: readonly Scored[]): string =>
  table(
    ['Page', 'Performance', 'off', 'Largest paint', 'off', 'Blocking time', 'off', 'Shift', 'off'],
    scored.map(({ name, drawn, undrawn }) => [
      name,
      held(String(drawn.performance), drawn.performance >= 95),
      String(undrawn.performance),
      held(seconds(drawn.largestPaint), drawn.largestPaint <= 1800),
      seconds(undrawn.largestPaint),
      held(milliseconds(drawn.blocking), drawn.blocking <= 150),
      milliseconds(undrawn.blocking),
      held(drawn.shift.toFixed(3), drawn.shift <= 0.02),
      undrawn.shift.toFixed(3),
    ]),
  );

/** Table of the times until a page's first byte. */
export const firstByteTable = (
  asked: readonly { name: string; answers: readonly TimedAnswer[]; target: number }[],
): string =>
  table(
    ['First byte, 8 clients', 'Answers', 'came whole', 'Median', 'Nine of ten', 'Target'],
    asked.map(({ name, answers, target }) => {
      const times = answers.map(({ firstByte }) => firstByte);
      const most = percentile(times, 90);
      return [
        name,
        String(answers.length),
        String(answers.filter(({ isWhole }) => isWhole).length),
        milliseconds(percentile(times, 50)),
        held(milliseconds(most), most < target),
        milliseconds(target),
      ];
    }),
  );

/** Result of a crowd, as a line. */
export const crowdLine = (connections: number, time: number, crowd: Crowd): string => {
  const { answers, failures, whole, memoryBefore, memoryMost } = crowd;
  const memory = `${Math.round(memoryBefore)} MB before, ${Math.round(memoryMost)} MB at most`;
  return `${connections} connections for ${time} s: ${answers} answers, ${whole} of them whole, ${held(`${failures} failed`, failures === 0)}; memory of the server and its workers ${memory}.`;
};
