import { basename } from 'node:path';
import { type FullResult, type Reporter, type TestCase, type TestResult } from '@playwright/test/reporter';

type AttackRow = [numbers: string, attack: string, tried: string, outcome: string];

const numbersIn = /\s*\[([A-Z]\d?-\d+)\]\s*/g;

const rowOf = (test: TestCase, result: TestResult): AttackRow => {
  const numbers = [...test.title.matchAll(numbersIn)].map(([, number]) => number).join(' ');
  const attack = `${basename(test.location.file, '.attack.ts')}: ${test.title.replace(numbersIn, ' ').trim()}`;
  const tried = result.annotations.filter(({ type }) => type === 'tried').map(({ description = '' }) => description);
  const outcome = { passed: 'held', skipped: 'not tried' }[result.status as string] ?? 'BROKE';
  return [numbers, attack, tried.join('; ') || '–', outcome];
};

/** Prints what was tried and whether it held, one line for each attack, and what broke in full. */
export default class AttackTable implements Reporter {
  private readonly rows: AttackRow[] = [];
  private readonly faults: string[] = [];

  private print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.rows.push(rowOf(test, result));
    for (const { message, stack } of result.errors) this.faults.push(`${test.title}\n${stack ?? message ?? ''}`);
  }

  onError(error: { message?: string }): void {
    this.faults.push(error.message ?? '');
  }

  onEnd(_result: FullResult): void {
    const head: AttackRow = ['number', 'attack', 'what was tried', 'outcome'];
    const rows = [...this.rows].sort(([, a], [, b]) => a.localeCompare(b));
    const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
    const line = (row: AttackRow): string => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    this.print([line(head), ...rows.map(line)].map((text) => text.trimEnd()).join('\n'));
    for (const fault of this.faults) this.print(`\n${fault}`);
    const broke = this.rows.filter(([, , , outcome]) => outcome === 'BROKE').length;
    this.print(`\n${this.rows.length} attacks, ${broke} broke through`);
  }
}
