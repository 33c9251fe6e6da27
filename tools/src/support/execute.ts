import { type ChildProcess, spawn } from 'node:child_process';
import { PlainError } from './progress';
import { root } from './workspace';

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  /** Print nothing unless the command fails. */
  quiet?: boolean;
  /** Lines of a quiet command that are printed as they come. */
  shown?: RegExp;
  /** Milliseconds after which the program and all that it started are ended; ten minutes unless said. Infinity: never. */
  limitMs?: number;
}

const defaultLimitMs = 600_000;

/** Prints the whole lines that are to be shown, as they come in pieces. */
const showing = (shown: RegExp): ((piece: string) => void) => {
  let rest = '';
  return (piece) => {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (shown.test(line)) console.log(line);
  };
};

/** Each program leads a separate process group, so that its children end with it. */
const groups = new Set<ChildProcess>();

const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
};

const endAll = (): void => groups.forEach(endGroup);
/** Ctrl-C reaches the terminal's group alone: the others are ended as this process exits. */
const exit = (): never => process.exit(1);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const watch = (child: ChildProcess): void => {
  if (groups.size === 0) {
    process.on('exit', endAll);
    for (const signal of signals) process.on(signal, exit);
  }
  groups.add(child);
};

const unwatch = (child: ChildProcess): void => {
  if (!groups.delete(child) || groups.size > 0) return;
  process.off('exit', endAll);
  for (const signal of signals) process.off(signal, exit);
};

/** Runs a program to its end; rejects, with what it printed, when it fails or its time limit is over. */
export const execute = (program: string, args: string[], options: Options = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const { limitMs = defaultLimitMs } = options;
    const called = `${program} ${args.join(' ')}`;
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    let printed = '';
    let isLate = false;
    const show = options.shown === undefined ? () => undefined : showing(options.shown);
    const take = (chunk: Buffer): void => {
      printed += chunk.toString();
      show(chunk.toString());
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    const end = (): void => {
      isLate = true;
      endGroup(child);
    };
    const timer = limitMs === Infinity ? undefined : setTimeout(end, limitMs);
    watch(child);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      unwatch(child);
      if (code === 0) return resolve();
      const reason = isLate ? `was ended after ${limitMs / 1000} s` : `failed (${code})`;
      reject(new PlainError(`${called} ${reason}.\n${printed}`));
    });
  });
