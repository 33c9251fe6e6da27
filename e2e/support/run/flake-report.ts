import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Results of a journey over all its runs. */
interface Runs {
  title: string;
  green: number;
  red: number;
  slowestMs: number;
  reasons: Set<string>;
}

const firstLine = ({ error }: TestResult): string =>
  stripVTControlCharacters(error?.message ?? 'no reason was given').split('\n')[0] ?? '';

/** A table of how often each journey was green: those that were ever red first, with every reason. */
export default class FlakeReport implements Reporter {
  private readonly journeys = new Map<string, Runs>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const place = `${relative('.', test.location.file)}:${test.location.line} ${test.title}`;
    const runs = this.journeys.get(place) ?? { title: place, green: 0, red: 0, slowestMs: 0, reasons: new Set() };
    this.journeys.set(place, runs);
    runs[result.status === 'passed' ? 'green' : 'red'] += 1;
    runs.slowestMs = Math.max(runs.slowestMs, result.duration);
    if (result.status === 'passed') return;
    runs.reasons.add(firstLine(result));
    process.stdout.write(`  red: ${place}\n`);
  }

  onEnd(): void {
    const all = [...this.journeys.values()].sort((one, other) => other.red - one.red);
    process.stdout.write('green   red  slowest  journey\n');
    for (const { title, green, red, slowestMs, reasons } of all) {
      const figures = [
        String(green).padStart(5),
        String(red).padStart(5),
        `${(slowestMs / 1000).toFixed(1)} s`.padStart(8),
      ];
      process.stdout.write(`${figures.join(' ')}  ${title}\n`);
      for (const reason of reasons) process.stdout.write(`                       ${reason}\n`);
    }
    const red = all.reduce((sum, journey) => sum + journey.red, 0);
    const green = all.reduce((sum, journey) => sum + journey.green, 0);
    process.stdout.write(`${green} passed, ${red} failed\n`);
  }
}
