import { type RE2JS as Pattern, RE2JS } from 're2js';
import { Failure, type Result, RuleBytes, type RuleValue } from '#rules/runtime/rule-value';
import { builtin, type Builtins, wrongArgument } from './method';

const patterns = new Map<string, Pattern | Failure>();
const mostPatterns = 500;

/** Patterns are compiled once; RE2 takes time in proportion to its input, whatever the pattern. */
export const patternOf = (source: string): Pattern | Failure => {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  if (patterns.size >= mostPatterns) patterns.delete(patterns.keys().next().value as string);
  let made: Pattern | Failure;
  try {
    made = source.length > 10_000 ? new Failure('Pattern too long') : RE2JS.compile(source);
  } catch (error) {
    made = new Failure(`Invalid pattern: ${error instanceof Error ? error.message : String(error)}`);
  }
  patterns.set(source, made);
  return made;
};

const withPattern = (source: RuleValue | undefined, apply: (pattern: Pattern) => Result): Result => {
  if (typeof source !== 'string') return wrongArgument('a string');
  const pattern = patternOf(source);
  if (pattern instanceof Failure) return pattern;
  try {
    return apply(pattern);
  } catch (error) {
    return new Failure(`Pattern: ${String(error)}`);
  }
};

export const stringMethods: Builtins = {
  lower: builtin(0, (self) => (self as string).toLowerCase()),
  upper: builtin(0, (self) => (self as string).toUpperCase()),
  trim: builtin(0, (self) => (self as string).trim()),
  size: builtin(0, (self) => BigInt([...(self as string)].length)),
  toUtf8: builtin(0, (self) => new RuleBytes(Buffer.from(self as string))),
  matches: builtin(1, (self, [source]) => withPattern(source, (pattern) => pattern.matches(self as string))),
  split: builtin(1, (self, [source]) => withPattern(source, (pattern) => pattern.split(self as string, -1))),
  replace: builtin(2, (self, [source, substitute]) =>
    typeof substitute === 'string'
      ? withPattern(source, (pattern) => pattern.matcher(self as string).replaceAll(substitute))
      : wrongArgument('a string'),
  ),
};

export const bytesMethods: Builtins = {
  size: builtin(0, (self) => BigInt((self as RuleBytes).bytes.length)),
  toBase64: builtin(0, (self) => (self as RuleBytes).bytes.toString('base64')),
  toHexString: builtin(0, (self) => (self as RuleBytes).bytes.toString('hex')),
};
