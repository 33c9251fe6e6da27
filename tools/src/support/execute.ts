import { spawn } from 'node:child_process';
import { PlainError } from './progress';
import { root } from './workspace';

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  /** Print nothing unless the command fails. */
  quiet?: boolean;
  /** Of a quiet command: lines that are printed as they come. */
  shown?: RegExp;
}

/** Prints the whole lines that are to be shown, as they come in pieces. */
const showing = (shown: RegExp): ((piece: string) => void) => {
  let rest = '';
  return (piece) => {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (shown.test(line)) console.log(line);
  };
};

/** Runs a program to its end; rejects, with what it printed, when it fails. */
export const execute = (program: string, args: string[], options: Options = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    let printed = '';
    const show = options.shown === undefined ? () => undefined : showing(options.shown);
    const take = (chunk: Buffer): void => {
      printed += chunk.toString();
      show(chunk.toString());
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new PlainError(`${program} ${args.join(' ')} failed (${code}).\n${printed}`)),
    );
  });
