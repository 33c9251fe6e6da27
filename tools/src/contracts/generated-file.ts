import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { PlainError, say } from '../support/progress';
import { root } from '../support/workspace';

/** Writes a generated file as it is; with `--check` only compares, and throws when it is stale. */
export const generateAsIs = (path: string, wanted: string, command: string, args: readonly string[]): void => {
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === wanted;
  const name = relative(root, path);
  if (isCurrent) return say(`  ${name} is current`);
  if (args.includes('--check'))
    throw new PlainError(`${name} is not current: run \`node tools/bin/posy.mjs ${command}\` and commit it.`);
  writeFileSync(path, wanted);
  say(`  ${name} written`);
};

/** The same, formatted as everything is. */
export const generate = async (path: string, text: string, command: string, args: readonly string[]): Promise<void> =>
  generateAsIs(path, await format(text, { ...(await resolveConfig(path)), filepath: path }), command, args);
