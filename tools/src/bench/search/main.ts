import { judgeSearch, type Judged, type Measured, measureSearch } from '@posy/backend/search-bench';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** What search must hold. Times are told against their targets and never fail the run: the machine may be busy. */
const targets = { ndcg: 0.9, empty: 0.03, suggestions: 20, sentences: 60, memory: 400, visible: 1000 };

const tellQuality = ({ judged, tuning }: Judged): boolean => {
  say(`nDCG@10 of ${judged.queries} judged queries: ${judged.ndcg.toFixed(3)} (target ${targets.ndcg})`);
  for (const [name, { queries, ndcg }] of Object.entries(judged.byGroup))
    say(`  ${name}: ${queries} queries${ndcg === null ? '' : `, ${ndcg.toFixed(3)}`}`);
  say(`Without anything to show: ${percent(judged.empty)} (target under ${percent(targets.empty)})`);
  say(`The set for tuning: ${tuning.queries} queries, nDCG@10 ${tuning.ndcg.toFixed(3)}`);
  return judged.ndcg >= targets.ndcg && judged.empty < targets.empty;
};

const tellTimes = (measured: Measured): void => {
  const { suppliers, sentences, suggestions, visibleIn, memory, builtIn, openedIn } = measured;
  say(
    `With ${suppliers} suppliers (built in ${(builtIn / 1000).toFixed(0)} s, opened in ${ms(openedIn)}), 8 clients at once:`,
  );
  say(
    `  sentences: p50 ${ms(sentences.p50)}, p99 ${ms(sentences.p99)} of ${sentences.requests} (target p99 ${targets.sentences} ms)`,
  );
  say(
    `  suggestions: p50 ${ms(suggestions.p50)}, p99 ${ms(suggestions.p99)} of ${suggestions.requests} (target p99 ${targets.suggestions} ms)`,
  );
  say(`  a changed supplier is found after ${ms(visibleIn)} (target ${targets.visible} ms)`);
  say(`  memory of the searching process: ${(memory / 1e6).toFixed(0)} MB (target ${targets.memory} MB)`);
};

const suppliers = Number(process.argv[2] ?? 100_000);
if (!tellQuality(await judgeSearch())) process.exitCode = 1;
tellTimes(await measureSearch(suppliers, say));
