import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** The journeys' server and its log: from the configuration's metadata. */
interface JourneyServer {
  origin: string;
  serverLog: string;
}

/** Number of green journeys per line. */
const batch = 25;
/** Most lines of the server's log that a red journey shows. */
const mostLines = 15;
/** Most lines of its reason that are repeated at the end. */
const mostReasons = 8;

/** True in the second run of journeys that failed a moment ago. */
const isSecondTry = process.env.POSY_SECOND_TRY === '1';

/** The folder of a journey: `gate`, `walk`, `areas/planning`. */
const areaOf = (file: string): string => /^(?:areas\/)?[\w-]+/.exec(relative('.', file))?.[0] ?? 'journeys';

const placeOf = ({ file, line }: { file: string; line: number }): string => `${relative('.', file)}:${line}`;

/** Returns the place in the journey itself that failed; its beginning when that is not known. */
const faultPlace = (test: TestCase, { error }: TestResult): string =>
  placeOf(error?.location?.file === test.location.file ? error.location : test.location);

/** Returns the reason of a failure in the few lines that matter: people see the end of a long output first. */
const reasonOf = ({ error }: TestResult): string[] =>
  stripVTControlCharacters(error?.message ?? 'no reason was given')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostReasons)
    .map((line) => `    ${line}`);

/** The remotes of the release set with their versions, those that the fault names first. */
const versionsIn = (set: unknown, fault: string): string => {
  const { remotes = [] } = set as { remotes?: { name: string; version: string }[] };
  const isNamed = ({ name }: { name: string }): boolean => fault.includes(name);
  return [...remotes.filter(isNamed), ...remotes.filter((remote) => !isNamed(remote))]
    .map(({ name, version }) => `${name} ${version}`)
    .join(', ');
};

/** The last lines that a server wrote between two moments. */
const linesBetween = (log: string, from: Date, to: Date): string[] =>
  log
    .split('\n')
    .filter((line) => {
      const time = /"time":"([^"]+)"/.exec(line)?.[1];
      return time !== undefined && time >= from.toISOString() && time <= to.toISOString();
    })
    .slice(-mostLines);

/** Few lines while all is green; of a red journey file, line, remotes and versions come first. */
export default class ShortReport implements Reporter {
  private place: JourneyServer = { origin: '', serverLog: '' };
  private total = 0;
  private green = 0;
  private readonly counts = new Map<string, { passed: number; failed: number; skipped: number; seconds: number }>();
  private readonly red: string[] = [];
  private readonly reports: Promise<void>[] = [];

  private print(text: string): void {
    process.stdout.write(`${stripVTControlCharacters(text)}\n`);
  }

  onBegin({ metadata, workers }: FullConfig, suite: Suite): void {
    this.place = metadata as unknown as JourneyServer;
    this.total = suite.allTests().length;
    this.print(`${this.total} journeys, ${workers} at once; the server's log: ${relative('.', this.place.serverLog)}`);
  }

  /** `posy test` adds up the totals of its parts. A success at the second try cancels the failure. */
  private count(test: TestCase, { status, duration }: TestResult): void {
    const area = areaOf(test.location.file);
    const counts = this.counts.get(area) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 };
    const outcome = status === 'passed' || status === 'skipped' ? status : 'failed';
    if (!isSecondTry || outcome === 'passed') counts[outcome] += 1;
    if (isSecondTry && outcome === 'passed') counts.failed -= 1;
    counts.seconds += duration / 1000;
    this.counts.set(area, counts);
  }

  private writeTally(): void {
    const file = process.env.POSY_TALLY ?? '';
    if (file === '') return;
    for (const [area, counts] of this.counts) appendFileSync(file, `${JSON.stringify({ area, ...counts })}\n`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.count(test, result);
    if (result.status === 'skipped') return;
    if (result.status !== 'passed') this.reports.push(this.report(test, result));
    else if ((this.green += 1) % batch === 0) this.print(`  ${this.green} of ${this.total}`);
  }

  onError({ message, stack }: { message?: string; stack?: string }): void {
    this.print(`FAILED ${stack ?? message ?? ''}\n${this.log().split('\n').slice(-mostLines).join('\n')}`);
  }

  async onEnd({ duration }: FullResult): Promise<void> {
    await Promise.all(this.reports);
    this.print(`${this.green} of ${this.total} journeys are green, ${(duration / 60_000).toFixed(1)} minutes`);
    for (const line of this.red) this.print(line);
    this.writeTally();
  }

  private log(): string {
    return existsSync(this.place.serverLog) ? readFileSync(this.place.serverLog, 'utf8') : '';
  }

  private async versions(fault: string): Promise<string> {
    const answer = await fetch(`${this.place.origin}/releases/current.json`).catch(() => null);
    return answer?.ok ? versionsIn(await answer.json(), fault) : 'no release set';
  }

  private async report(test: TestCase, result: TestResult): Promise<void> {
    const fault = result.errors.map(({ message, stack, snippet }) => [stack ?? message, snippet].join('\n')).join('\n');
    const line = `FAILED ${faultPlace(test, result)} ${test.title}`;
    this.red.push(line, ...reasonOf(result));
    const lines = linesBetween(this.log(), result.startTime, new Date(result.startTime.getTime() + result.duration));
    const files = result.attachments.flatMap(({ path }) =>
      path === undefined ? [] : [`  see ${relative('.', path)}`],
    );
    const pages = result.attachments.flatMap(({ name, body }) => (name === 'page' && body ? [body.toString()] : []));
    this.print([line, `  ${await this.versions(fault)}`, fault, ...pages, ...files, ...lines].join('\n'));
  }
}
