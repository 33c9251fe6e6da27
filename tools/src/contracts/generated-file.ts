import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { format } from 'oxfmt';
import { PlainError, say } from '../support/progress';
import { inRoot, root } from '../support/workspace';

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

type Options = Parameters<typeof format>[2];

/** The text as `npm run format` would leave it. */
const formatted = async (path: string, text: string): Promise<string> => {
  const options = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8')) as Options;
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new PlainError(`${path} can not be formatted: ${errors[0]?.message ?? ''}`);
  return code;
};

/** The same, formatted like all files. */
export const generate = async (path: string, text: string, command: string, args: readonly string[]): Promise<void> =>
  generateAsIs(path, await formatted(path, text), command, args);
