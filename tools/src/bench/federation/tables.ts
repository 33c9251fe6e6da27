import { median } from '../page/measure';
import type { Measured, SwitchTimes, VisitCost } from './measure-side';
import { screenAt } from './screens';

/** Shares of the monolith, bytes (gzip) of a remote's entry, and milliseconds of switches: at most so many. */
const targets = { share: 1.1, entry: 6 * 1024, first: 150, repeated: 50 };

/** Rounds of the page in parts, and of the same page as a monolith. */
export interface BothSides {
  parted: readonly Measured[];
  whole: readonly Measured[];
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(rowOf).join('\n');

const held = (text: string, isHeld: boolean): string => (isHeld ? text : `**${text}**`);
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const share = (one: number, other: number): string =>
  held(`${(one / other).toFixed(2)}×`, one / other <= targets.share);

const visited = (rounds: readonly Measured[], path: string, of: keyof VisitCost): number =>
  median(rounds.map(({ visits }) => visits[path]?.[of] ?? Number.NaN));
const switched = (rounds: readonly Measured[], path: string, of: keyof SwitchTimes): number =>
  median(rounds.map(({ switches }) => switches[path]?.[of] ?? Number.NaN));

const visitedPaths = ({ parted: [round] }: BothSides): string[] => Object.keys(round?.visits ?? {});
const switchedPaths = ({ parted: [round] }: BothSides): string[] => Object.keys(round?.switches ?? {});

/** Bytes, time of the main thread and time until the screen stands, beside the monolith's. */
export const visitTable = (both: BothSides): string =>
  tableOf(
    ['Screen', 'Scripts', 'monolith', 'share', 'Main thread', 'monolith', 'share', 'Stands after', 'monolith'],
    visitedPaths(both).map((path) => {
      const [own, other] = (['parted', 'whole'] as const).map((side) => ({
        bytes: visited(both[side], path, 'bytes'),
        cpu: visited(both[side], path, 'cpu'),
        content: visited(both[side], path, 'content'),
      })) as [VisitCost, VisitCost];
      return [
        screenAt(path).name,
        kilobytes(own.bytes),
        kilobytes(other.bytes),
        share(own.bytes, other.bytes),
        milliseconds(own.cpu),
        milliseconds(other.cpu),
        share(own.cpu, other.cpu),
        milliseconds(own.content),
        milliseconds(other.content),
      ];
    }),
  );

/** Switches from home, beside the monolith's. */
export const switchTable = (both: BothSides): string =>
  tableOf(
    ['Switch from home', 'Federated', 'monolith', 'Target'],
    switchedPaths(both).flatMap((path) =>
      (['first', 'repeated'] as const).map((time) => {
        const took = switched(both.parted, path, time);
        return [
          `${screenAt(path).name}, ${time}`,
          held(milliseconds(took), took < targets[time]),
          milliseconds(switched(both.whole, path, time)),
          milliseconds(targets[time]),
        ];
      }),
    ),
  );

/** Bytes (gzip) of each remote's entry. */
export const entryTable = (entries: readonly (readonly [remote: string, bytes: number])[]): string =>
  tableOf(
    ['Entry', 'gzip', 'Target'],
    entries.map(([remote, bytes]) => [
      remote,
      held(kilobytes(bytes), bytes <= targets.entry),
      kilobytes(targets.entry),
    ]),
  );

const chartOf = (
  title: string,
  unit: string,
  names: readonly string[],
  sides: readonly (readonly number[])[],
): string => {
  const [parted = [], whole = []] = sides.map((values) => values.map((value) => Math.round(value)));
  const most = Math.ceil(Math.max(...parted, ...whole, 1) * 1.1);
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${title} (bars: federated, line: monolith)"`,
    `  x-axis [${names.map((name) => `"${name}"`).join(', ')}]`,
    `  y-axis "${unit}" 0 --> ${most}`,
    `  bar [${parted.join(', ')}]`,
    `  line [${whole.join(', ')}]`,
    '```',
  ].join('\n');
};

/** Charts of bytes and of the main thread's time, as text that GitHub draws. */
export const charts = (both: BothSides): string => {
  const paths = visitedPaths(both);
  const names = paths.map((path) => screenAt(path).name);
  const of = (cost: keyof VisitCost, unit = 1): number[][] =>
    [both.parted, both.whole].map((rounds) => paths.map((path) => visited(rounds, path, cost) / unit));
  return [
    chartOf('Scripts of a first visit', 'KB', names, of('bytes', 1024)),
    chartOf('Main thread of a first visit', 'ms', names, of('cpu')),
  ].join('\n\n');
};

/** Targets that are missed, in words. */
export const missedTargets = (
  both: BothSides,
  entries: readonly (readonly [remote: string, bytes: number])[],
): string[] => [
  ...visitedPaths(both).flatMap((path) =>
    (['bytes', 'cpu'] as const)
      .filter((cost) => visited(both.parted, path, cost) / visited(both.whole, path, cost) > targets.share)
      .map((cost) => `${screenAt(path).name}: ${cost === 'bytes' ? 'bytes' : 'main thread'} beside the monolith`),
  ),
  ...switchedPaths(both).flatMap((path) =>
    (['first', 'repeated'] as const)
      .filter((time) => switched(both.parted, path, time) >= targets[time])
      .map((time) => `${screenAt(path).name}: ${time} switch`),
  ),
  ...entries.filter(([, bytes]) => bytes > targets.entry).map(([remote]) => `${remote}: entry`),
];
