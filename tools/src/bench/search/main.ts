import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import {
  type Judged,
  judgeSearch,
  type Latency,
  measureCatalogue,
  type MeasuredCatalogue,
  type MeasuredRebuild,
  type MeasuredReviews,
  type MeasuredSearch,
  type MeasuredServed,
  measureRebuild,
  measureReviews,
  measureSearch,
  measureServed,
  type Spent,
} from '@posy/backend/search-bench';
import { inRoot } from '#support/workspace';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const spent = ({ seconds, cpu }: Spent): string => `${seconds.toFixed(1)} s (${cpu.toFixed(1)} s of processor time)`;

/**
 * Targets of search; the run fails when one is missed. Times are processor time, or the lower of clock and processor:
 * the machine may be busy.
 */
const targets = { ndcg: 0.9, fits: 0.9, empty: 0.03, admitted: 0.95, names: 0.9 };

/** Milliseconds, bytes and seconds. */
const limits = {
  sentences: 60,
  suggestions: 20,
  served: 60,
  reviews: 50,
  first: 250,
  visible: 1000,
  memory: 400e6,
  index: 60,
  seeding: 15,
  import: 30,
};

const lessOf = (all: Spent, part: Spent): Spent => ({ seconds: all.seconds - part.seconds, cpu: all.cpu - part.cpu });

type MeasuredLine = readonly [what: string, measured: string, target: string];

type Quality = Judged['independent'];

/** Returns the missed targets, in words; the run fails then. */
const missed = ({ independent, judged, names }: Judged): Missable => [
  ['nDCG@10 of the independent queries', independent.ndcg < targets.ndcg],
  ['nDCG@10 of the judged queries', judged.ndcg < targets.ndcg],
  ['full fits found', independent.fits < targets.fits],
  ['queries that show nobody', Math.max(independent.empty, judged.empty) >= targets.empty],
  ['queries without a good answer that say so', independent.admitted < targets.admitted],
  ['names found', Object.values(names).some((share) => share < targets.names)],
];
const groupLines = ({ byGroup }: Quality): MeasuredLine[] =>
  Object.entries(byGroup).map(([name, { queries, ndcg }]) => [
    `… ${name}: ${queries} queries`,
    ndcg?.toFixed(3) ?? 'no good answer',
    '',
  ]);

const qualityLines = ({ independent, judged, tuning, names }: Judged): MeasuredLine[] => [
  [`nDCG@10 of ${independent.queries} independent queries`, independent.ndcg.toFixed(3), `${targets.ndcg}`],
  ...groupLines(independent),
  ['Somebody with all that was asked for, where there is one', percent(independent.fits), percent(targets.fits)],
  ['Independent queries that show nobody', percent(independent.empty), `under ${percent(targets.empty)}`],
  ['Without a good answer, and say so', percent(independent.admitted), percent(targets.admitted)],
  ['… and count somebody all the same', percent(independent.counted), ''],
  ...Object.entries(names).map(
    ([form, share]) =>
      [`Names ${form} that bring whoever has them first`, percent(share), percent(targets.names)] as const,
  ),
  [`nDCG@10 of ${judged.queries} judged queries`, judged.ndcg.toFixed(3), `${targets.ndcg}`],
  ...groupLines(judged),
  ['Queries that show nobody', percent(judged.empty), `under ${percent(targets.empty)}`],
  ['Queries without a good answer that say so', percent(judged.admitted), ''],
  [`nDCG@10 of the ${tuning.queries} queries for tuning`, tuning.ndcg.toFixed(3), ''],
];

const leastOf = ({ seconds, cpu }: Spent): number => Math.min(seconds, cpu);

const latency = ({ p50, p99, p99Idle }: Pick<Latency, 'p50' | 'p99' | 'p99Idle'>): string =>
  `p50 ${ms(p50)}, p99 ${ms(p99)}; by processor time p99 ${ms(p99Idle)}`;

const searchLines = (measured: MeasuredSearch): MeasuredLine[] => [
  [`Index of ${measured.suppliers} suppliers written`, spent(measured.built), '100,000 in 60 s'],
  ['… opened', ms(measured.openedIn), ''],
  [`Sentences, 8 clients, ${measured.sentences.requests} asked`, latency(measured.sentences), 'p99 60 ms'],
  [`Suggestions, 8 clients, ${measured.suggestions.requests} asked`, latency(measured.suggestions), 'p99 20 ms'],
  ['A changed supplier is found after', ms(measured.visibleIn), '1,000 ms'],
  ['Memory of the searching process', `${(measured.memory / 1e6).toFixed(0)} MB`, '400 MB'],
];

const catalogueLines = (measured: MeasuredCatalogue): MeasuredLine[] => [
  ['First start with the demo', spent(measured.firstStart), ''],
  ['… a later start', spent(measured.laterStart), ''],
  ['… so seeding takes', spent(lessOf(measured.firstStart, measured.laterStart)), '15 s'],
  [`Import of ${measured.rows} rows`, spent(measured.import), '5,400 in 30 s'],
  ['An imported change is found by the server after', ms(measured.visibleIn), '1,000 ms'],
  [`Index of the demo and ${measured.rows} documents built anew, with the start`, spent(measured.rebuild), ''],
];

const rebuildLines = ({ suppliers, first, rebuild, asked, longest, memory }: MeasuredRebuild): MeasuredLine[] => [
  [`Index of ${suppliers} documents built anew, the old one answering`, spent(rebuild), '100,000 in 60 s'],
  [`… ${asked} searches meanwhile`, `longest wait ${ms(longest)}`, ''],
  ['… memory of the process, database included', `${(memory / 1e6).toFixed(0)} MB at most`, ''],
  ['… built at a start that finds none', spent(first), ''],
];

const servedLines = (measured: MeasuredServed): MeasuredLine[] => [
  [
    `Sentences through the product's server, ${measured.suppliers} suppliers, 8 clients, ${measured.asked} asked`,
    `p50 ${ms(measured.p50)}, p99 ${ms(measured.p99)}; processor time of one ${ms(measured.cpu)}`,
    'p99 60 ms, or 8 at once by processor time',
  ],
  ['… the first of a market after the start, the longest of five', ms(measured.first), '250 ms'],
];

const reviewLines = (measured: MeasuredReviews): MeasuredLine[] => [
  [`${measured.reviews} reviews of one supplier brought into the index`, spent(measured.taken), ''],
  [
    `… pages in every order and narrowing, ${measured.asked} asked`,
    `${latency(measured)}, longest ${ms(measured.longest)}`,
    'p99 50 ms',
  ],
  ['… average, spread, topics, seasons and sizes, the longest of five', ms(leastOf(measured.figures) * 1000), '50 ms'],
];

type Missable = readonly (readonly [what: string, isMissed: boolean])[];

const missedOfSpeed = (measured: MeasuredSearch): Missable => [
  ['index of all suppliers in a minute', leastOf(measured.built) > limits.index],
  ['p99 of sentences', Math.min(measured.sentences.p99, measured.sentences.p99Idle) > limits.sentences],
  ['p99 of suggestions', Math.min(measured.suggestions.p99, measured.suggestions.p99Idle) > limits.suggestions],
  ['a change is found in a second', measured.visibleIn > limits.visible],
  ['memory of the searching process', measured.memory > limits.memory],
];

const missedOfImport = (measured: MeasuredCatalogue): Missable => [
  ['seeding', leastOf(lessOf(measured.firstStart, measured.laterStart)) > limits.seeding],
  ['import', leastOf(measured.import) > limits.import],
  ['a change of another process is found in a second', measured.visibleIn > limits.visible],
];

const missedOfRebuild = ({ rebuild }: MeasuredRebuild): Missable => [
  ['index built anew in a minute', leastOf(rebuild) > limits.index],
];

const missedOfServed = ({ p99, cpu, first }: MeasuredServed): Missable => [
  ['p99 through the server', Math.min(p99, cpu * 8) > limits.served],
  ['the first sentence of a market', first > limits.first],
];

const missedOfReviews = ({ p99, p99Idle, figures }: MeasuredReviews): Missable => [
  ['pages of many reviews', Math.min(p99, p99Idle) > limits.reviews],
  ['figures of many reviews', leastOf(figures) * 1000 > limits.reviews],
];

/** Says what is missed; the run fails then. */
const judgedBy = (missable: Missable): void => {
  for (const [what, is] of missable) {
    if (!is) continue;
    say(`Missed: ${what}`);
    process.exitCode = 1;
  }
};

const rowOf = (line: MeasuredLine): string => `| ${line.join(' | ')} |`;

/** Says figures as soon as they are there: with 100,000 suppliers it takes some minutes. */
const reported = (lines: MeasuredLine[]): MeasuredLine[] => {
  for (const line of lines) say(rowOf(line));
  return lines;
};

/** Parts that can be measured alone, each some minutes long on a busy machine: `posy bench search <part> [size]`. */
const parts = {
  order: async () => {
    const judged = await judgeSearch();
    judgedBy(missed(judged));
    return qualityLines(judged);
  },
  import: async (rows = 5_400) => {
    const measured = await measureCatalogue(rows);
    judgedBy(missedOfImport(measured));
    return catalogueLines(measured);
  },
  rebuild: async (suppliers = 100_000) => {
    const measured = await measureRebuild(suppliers, say);
    judgedBy(missedOfRebuild(measured));
    return rebuildLines(measured);
  },
  speed: async (suppliers = 100_000) => {
    const measured = await measureSearch(suppliers, say);
    judgedBy(missedOfSpeed(measured));
    return searchLines(measured);
  },
  served: async (suppliers = 100_000) => {
    const measured = await measureServed(suppliers);
    judgedBy(missedOfServed(measured));
    return servedLines(measured);
  },
  reviews: async (reviews = 10_000) => {
    const measured = await measureReviews(reviews);
    judgedBy(missedOfReviews(measured));
    return reviewLines(measured);
  },
};
const names = Object.keys(parts) as (keyof typeof parts)[];

/** The lines of earlier runs, by part, in the file that is written. */
const written = inRoot('docs', 'benchmarks.md');
const before = existsSync(written) ? readFileSync(written, 'utf8') : '';
const sectionOf = (name: string): string => {
  const [section] = new RegExp(`^## ${name}$[^]*?(?=^## |$(?![^]))`, 'm').exec(before) ?? [];
  return section === undefined ? '' : `${section.trimEnd()}\n\n`;
};

/** Sections of other benchmarks in the same file. */
const others = before
  .split(/^(?=## )/m)
  .filter((part) => /^## (.+)/.test(part) && !names.some((name) => part.startsWith(`## ${name}\n`)));

const measured = async (name: keyof typeof parts, size?: number): Promise<string> => {
  const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
  const loadBefore = load();
  const lines = reported(await parts[name](size));
  return `## ${name}

${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}; load ${loadBefore} before, ${load()} after.

| What | Measured | Target |
| ---- | -------- | ------ |
${lines.map(rowOf).join('\n')}

`;
};

const [word, size] = process.argv.slice(2);
const asked = names.filter((name) => word === undefined || name === word);
const sections: string[] = [];
for (const name of names)
  sections.push(
    asked.includes(name) ? await measured(name, size === undefined ? undefined : Number(size)) : sectionOf(name),
  );
writeFileSync(
  written,
  `# Benchmarks of search and of federation

\`npm run bench -- federation\` builds a monolith of the same screens and writes its section below. \`npm run bench -- search\` judges and measures the catalogue and writes the others; \`npm run bench -- search order\` (or \`import\`,
\`rebuild\`, \`speed\`, \`served\`, \`reviews\`) that part alone; it fails when a target is missed. Times by the clock are of a machine as busy as its load says; those "by processor time" are what the last
of eight clients waits for one process that has a core to itself. Others: [firebase-local](../firebase-local/BENCHMARKS.md), [pages](../shell/BENCHMARKS.md).

\`order\` has three sets: "independent", written as people type in forums and under pictures without looking at an answer, kept apart from
everything that search is tuned by; "judged", written before it was tuned; and one for tuning. All are graded by facts alone
(\`backend/src/catalogue/search/judged/grade.ts\`). What \`import\` writes is another process's: \`speed\` asks the index alone, \`served\` the product's
own server.

${[...sections, ...others].join('').trimEnd()}
`,
);
