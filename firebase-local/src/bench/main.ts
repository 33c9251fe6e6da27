import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agent, startServer } from './client';
import { batchWrites, type BenchLine, fill, listeners, memory, queries, singleCommits } from './measures';

const [load = 0] = loadavg();
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const cells = ({ what, measured, target, ratio }: BenchLine): string =>
  `| ${what} | ${measured} | ${target} | ${ratio === null ? '' : `${ratio.toFixed(1)}×`} |`;

const table = (lines: BenchLine[]): string => {
  const [cpu] = cpus();
  return `# Benchmarks

\`npm run bench -- firebase-local\` measures and writes this file. Server and clients share ${cpus().length} cores (${cpu?.model ?? 'unknown'}),
Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. Every commit is durable (\`synchronous=FULL\`) before it is answered, and rules decide about every request.
The machine's load before the start was ${load.toFixed(1)}. The last column says how many times better than the target.

| What | Measured | Target | Ratio |
| ---- | -------- | ------ | ----- |
${lines.map(cells).join('\n')}
`;
};

const dataDir = mkdtempSync(join(tmpdir(), 'firebase-local-bench-'));
let server = await startServer(dataDir);
const lines: BenchLine[] = [];
const add = (...more: BenchLine[]): void => {
  lines.push(...more);
  more.forEach((line) => say(cells(line)));
};
try {
  add(await singleCommits(server));
  add(await batchWrites(server));
  add(await listeners(server, 1, 200));
  add(await listeners(server, 1_000, 30));
  for (const size of [1_000, 10_000, 100_000]) {
    await fill(server, `c${size}`, 0, size);
    add(...(await queries(server, `c${size}`, size)));
  }
  add(await memory(server));
  await server.stop();
  server = await startServer(dataDir);
  add(
    ...(await queries(server, 'c100000', 100_000))
      .slice(0, 1)
      .map((line) => ({ ...line, what: `After a restart: ${line.what}` })),
  );
  add({ ...(await memory(server)), what: 'Memory (RSS) after a restart with 100,000 documents' });
} finally {
  agent.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
writeFileSync(fileURLToPath(new URL('../../BENCHMARKS.md', import.meta.url)), table(lines));
