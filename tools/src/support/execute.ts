import { spawn } from 'node:child_process';
import { PlainError } from './progress';
import { root } from './workspace';

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  /** Print nothing unless the command fails. */
  quiet?: boolean;
}

/** Runs a program to its end; rejects, with what it printed, when it fails. */
export const execute = (program: string, args: string[], options: Options = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new PlainError(`${program} ${args.join(' ')} failed (${code}).\n${printed}`)),
    );
  });
