import { type FullResult, type Reporter, type TestCase, type TestResult } from '@playwright/test/reporter';

type Row = [member: string, candidateInProduction: string, productionInCandidate: string];

const outcomeOf = ({ status }: TestResult): string =>
  ({ passed: 'works', skipped: 'not tried', timedOut: 'TIMED OUT' })[status as string] ?? 'BROKEN';

const noteOf = ({ annotations }: TestResult, type: string): string | null =>
  annotations.find((annotation) => annotation.type === type)?.description ?? null;

/** Prints the outcome of each combination of versions, a line for each member, and what broke in full. */
export default class MatrixTable implements Reporter {
  private readonly outcomes = new Map<string, { candidate: string; production: string }>();
  private readonly faults: string[] = [];

  private print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const member = noteOf(result, 'member');
    const version = noteOf(result, 'version');
    const outcome = outcomeOf(result);
    if (member !== null && (version === 'candidate' || version === 'production')) {
      const known = this.outcomes.get(member) ?? { candidate: '–', production: '–' };
      this.outcomes.set(member, { ...known, [version]: outcome });
    }
    const builds = noteOf(result, 'builds') ?? 'none loaded';
    for (const { message, stack } of result.errors)
      this.faults.push(`${test.title}\n  on the page: ${builds}\n${stack ?? message ?? ''}`);
  }

  onError(error: { message?: string }): void {
    this.faults.push(error.message ?? '');
  }

  onEnd(_result: FullResult): void {
    const head: Row = ['member', 'candidate in production', 'production in candidate'];
    const rows = [...this.outcomes].map(([member, of]): Row => [member, of.candidate, of.production]);
    rows.sort(([one], [other]) => one.localeCompare(other));
    const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
    const line = (row: Row): string => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    this.print([line(head), ...rows.map(line)].map((text) => text.trimEnd()).join('\n'));
    for (const fault of this.faults) this.print(`\n${fault}`);
  }
}
