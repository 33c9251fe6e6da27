import { parseArgs } from 'node:util';
import { UsageError } from './progress';

/** Usage of a command. */
export interface Usage {
  /** The call that people type, such as `npm run deploy -- <package>`. */
  call: string;
  /** Options that take no value, without their dashes. */
  flags?: readonly string[];
  /** Options that take one. */
  values?: readonly string[];
  /** The most words that it takes beside options; none unless it is said. */
  words?: number;
  /** Allowed words, when they are chosen from a list. */
  among?: readonly string[];
}

const optionsOf = ({ flags = [], values = [] }: Usage) => ({
  ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  ...Object.fromEntries(values.map((name) => [name, { type: 'string' as const }])),
});

const unknownOption = (args: readonly string[], { flags = [], values = [] }: Usage): string | undefined =>
  args.find((arg) => /^-/.test(arg) && ![...flags, ...values].includes(arg.replace(/^-+/, '').split('=')[0] ?? ''));

/**
 * Refuses a call that the command does not understand, before anything is done: an option that is ignored does something
 * else than was meant.
 */
export const checkArguments = (name: string, args: readonly string[], usage: Usage): void => {
  const help = `Usage: ${usage.call}`;
  const unknown = unknownOption(args, usage);
  if (unknown !== undefined) throw new UsageError(`${name} does not know ${unknown}. ${help}`);
  let words: string[];
  try {
    words = parseArgs({ args: [...args], options: optionsOf(usage), allowPositionals: true }).positionals;
  } catch (error) {
    throw new UsageError(`${name}: ${error instanceof Error ? error.message : String(error)}. ${help}`);
  }
  const { words: most = 0, among } = usage;
  const stranger = among === undefined ? undefined : words.find((word) => !among.includes(word));
  if (stranger !== undefined)
    throw new UsageError(`${name} does not know ${stranger}. It is one of ${among?.join(', ')}. ${help}`);
  if (words.length > most)
    throw new UsageError(`${name} takes ${most === 0 ? 'no' : `at most ${most}`} words. ${help}`);
};
