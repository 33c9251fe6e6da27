import { existsSync, readFileSync } from 'node:fs';

/** Seconds by the clock, and of processor time: on a busy machine only the second says something. */
export interface Spent {
  seconds: number;
  cpu: number;
}

const ticksPerSecond = 100;

/** Processor time of a process with its threads, in seconds; 0 where Linux does not report it. */
export const cpuOf = (pid: number | undefined): number => {
  const path = `/proc/${pid ?? 0}/stat`;
  if (!existsSync(path)) return 0;
  const afterName = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = afterName.slice(11, 13).map(Number);
  return (user + system) / ticksPerSecond;
};

/** Measures what a step takes of this process. */
export const stopwatch = (): (() => Spent) => {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
  };
};
