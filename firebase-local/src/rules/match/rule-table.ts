import { compileFunction } from '../evaluate/compile-call';
import { compileExpression } from '../evaluate/compile-expression';
import { Names } from '../evaluate/names';
import { type Evaluate } from '../evaluate/scope';
import { type Allow, type MatchBlock, type Method, type PatternSegment, type RulesFile } from '../syntax/ast';
import { type Scanner } from '../syntax/scanner';

/** The allows of one match, with the whole path they hold for. */
export interface Rule {
  pattern: PatternSegment[];
  conditions: Record<Method, Evaluate[]>;
  /** Line of the match, for the log. */
  line: number;
}

const wildcardsOf = (segments: PatternSegment[]): string[] =>
  segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));

const checkPattern = (scanner: Scanner, block: MatchBlock, pattern: PatternSegment[], version: '1' | '2'): void => {
  const rests = pattern.filter(({ kind }) => kind === 'rest').length;
  if (rests > 1) scanner.fail('A path has at most one recursive wildcard', block.at);
  if (version === '1' && rests === 1 && pattern.at(-1)?.kind !== 'rest')
    scanner.fail("A recursive wildcard inside a path needs rules_version = '2'", block.at);
  const names = wildcardsOf(pattern);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) scanner.fail(`Wildcard '${twice}' is bound twice`, block.at);
};

const compileAllow = ({ methods, condition }: Allow, names: Names, conditions: Rule['conditions']): void => {
  const evaluate = condition === null ? (): boolean => true : compileExpression(condition, names);
  for (const method of methods) conditions[method].push(evaluate);
};

const compileFunctions = (names: Names): void => {
  for (const found of names.declared()) compileFunction(found, compileExpression);
};

const compileMatch = (block: MatchBlock, outer: Names, prefix: PatternSegment[], version: '1' | '2'): Rule[] => {
  const { scanner } = outer;
  const pattern = [...prefix, ...block.segments];
  checkPattern(scanner, block, pattern, version);
  const names = new Names(scanner, outer, wildcardsOf(block.segments));
  names.declare(block.functions);
  compileFunctions(names);
  const conditions: Rule['conditions'] = { get: [], list: [], create: [], update: [], delete: [] };
  for (const allow of block.allows) compileAllow(allow, names, conditions);
  const inner = block.matches.flatMap((match) => compileMatch(match, names, pattern, version));
  const line = scanner.source.slice(0, block.at).split('\n').length;
  return block.allows.length === 0 ? inner : [{ pattern, conditions, line }, ...inner];
};

/** Flattens the nested matches of a file into rules with whole paths, everything compiled and checked. */
export const ruleTable = ({ functions, service, version }: RulesFile, scanner: Scanner): Rule[] => {
  const global = new Names(scanner, null);
  global.declare(functions);
  const names = new Names(scanner, global);
  names.declare(service.functions);
  compileFunctions(global);
  compileFunctions(names);
  return service.matches.flatMap((match) => compileMatch(match, names, [], version));
};
