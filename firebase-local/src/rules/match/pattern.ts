import { type Result, RulePath, unknown } from '../runtime/rule-value';
import { type PatternSegment } from '../syntax/ast';

/** A segment of a path: its text, any one name, or any number of segments. */
export type TargetSegment = string | typeof anyName | typeof anySegments;
export const anyName = Symbol('any name');
export const anySegments = Symbol('any segments');

const valueOf = (segment: TargetSegment): Result => (typeof segment === 'string' ? segment : unknown);

const restOf = (segments: readonly TargetSegment[]): Result => {
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length ? new RulePath(texts) : unknown;
};

interface PatternSearch {
  pattern: readonly PatternSegment[];
  target: readonly TargetSegment[];
  leastRest: number;
  found: Result[];
}

const matchRest = (search: PatternSearch, at: number, from: number): boolean => {
  const { target, leastRest, found } = search;
  for (let end = target.length; end >= from + leastRest; end -= 1) {
    found.push(restOf(target.slice(from, end)));
    if (matchFrom(search, at + 1, end)) return true;
    found.pop();
  }
  return false;
};

const matchFrom = (search: PatternSearch, at: number, from: number): boolean => {
  const { pattern, target, found } = search;
  const part = pattern[at];
  const segment = target[from];
  if (part === undefined) return from === target.length;
  if (part.kind === 'rest') return matchRest(search, at, from);
  if (segment === undefined || segment === anySegments) return false;
  if (part.kind === 'literal') return part.text === segment && matchFrom(search, at + 1, from + 1);
  found.push(valueOf(segment));
  if (matchFrom(search, at + 1, from + 1)) return true;
  found.pop();
  return false;
};

/**
 * Returns the values of a pattern's wildcards when the pattern covers every path of the target; null otherwise. Only a
 * recursive wildcard covers any number of segments, at least `leastRest` of them.
 */
export const matchPattern = (
  pattern: readonly PatternSegment[],
  target: readonly TargetSegment[],
  leastRest: number,
): Result[] | null => {
  const found: Result[] = [];
  return matchFrom({ pattern, target, leastRest, found }, 0, 0) ? found : null;
};
