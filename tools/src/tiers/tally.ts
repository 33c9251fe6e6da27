import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../support/progress';

/** Totals of an area's tests, as the reporters of Jest and Playwright write them, one line of JSON each. */
export interface Tally {
  area: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Time that the tests themselves took; several may have run at once. */
  seconds: number;
}

/** The lines of a file of tallies, those of one area added up. */
export const readTallies = (text: string): Tally[] => {
  const areas = new Map<string, Tally>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const { area, passed, failed, skipped, seconds } = JSON.parse(line) as Tally;
    const sum = areas.get(area) ?? { area, passed: 0, failed: 0, skipped: 0, seconds: 0 };
    areas.set(area, {
      area,
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      seconds: sum.seconds + seconds,
    });
  }
  return [...areas.values()];
};

/** The line that CI reads the result from. */
export const closingLine = (tallies: readonly Tally[]): string => {
  const sum = (name: 'passed' | 'failed' | 'skipped'): number => tallies.reduce((all, one) => all + one[name], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
};

/** The table of a full run. */
export const tableOf = (tallies: readonly Tally[]): string[] => {
  const rows = tallies.map(({ area, passed, failed, seconds }) => [
    area,
    String(passed + failed),
    String(failed),
    seconds.toFixed(0),
  ]);
  const lines = [['area', 'tests', 'red', 'seconds'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
};

/** Runs the work, whose reporters write into one file, and says in the end what all of it came to, red or green. */
export const withTally = async (
  work: () => Promise<void>,
  report: (tallies: readonly Tally[]) => void,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-tally-'));
  const file = join(folder, 'tally.jsonl');
  process.env.POSY_TALLY = file;
  try {
    await work();
  } finally {
    delete process.env.POSY_TALLY;
    report(existsSync(file) ? readTallies(readFileSync(file, 'utf8')) : []);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Says how long everything took, and what it came to on the last line. */
export const sayClosing = (tallies: readonly Tally[]): void => {
  say(`${(performance.now() / 60_000).toFixed(1)} minutes in all`);
  console.log(closingLine(tallies));
};
