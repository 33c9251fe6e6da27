import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import { promisify } from 'node:util';
import { ask } from './ask';

/** Answers that a crowd of visitors got, and their cost. */
export interface Crowd {
  answers: number;
  /** Answers other than 200, and connections that broke. */
  failures: number;
  /** Pages that came whole. */
  whole: number;
  /** Megabytes of the server and its workers: before, and at most. */
  memoryBefore: number;
  memoryMost: number;
}

const execute = promisify(execFile);

interface Process {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** Memory of all processes that a process started, and that those started, in megabytes. */
export const memoryBelow = (processes: readonly Process[], parent: number): number =>
  processes
    .filter((each) => each.parent === parent)
    .reduce((sum, { pid, kilobytes }) => sum + kilobytes / 1024 + memoryBelow(processes, pid), 0);

const memoryNow = async (): Promise<number> => {
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
  return memoryBelow(processes, process.pid);
};

/** Every connection asks for the pages in turn, again and again, until the time is over. Nothing but the server may run below this process. */
export const sendCrowd = async (addresses: readonly string[], connections: number, seconds: number): Promise<Crowd> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const memoryBefore = await memoryNow();
  const crowd: Crowd = { answers: 0, failures: 0, whole: 0, memoryBefore, memoryMost: memoryBefore };
  const end = performance.now() + seconds * 1000;
  const visitor = async (first: number): Promise<void> => {
    for (let place = first; performance.now() < end; place += 1) {
      const answer = await ask(addresses[place % addresses.length] ?? '', agent).catch(() => null);
      crowd.answers += 1;
      if (answer?.status !== 200) crowd.failures += 1;
      if (answer?.isWhole === true) crowd.whole += 1;
    }
  };
  const watch = async (): Promise<void> => {
    while (performance.now() < end) {
      crowd.memoryMost = Math.max(crowd.memoryMost, await memoryNow());
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  try {
    await Promise.all([...Array.from({ length: connections }, (_, place) => visitor(place)), watch()]);
  } finally {
    agent.destroy();
  }
  return crowd;
};
