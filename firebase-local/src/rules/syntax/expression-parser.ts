import { type BinaryOperator, type Expression } from './ast';
import { type Scanner } from './scanner';

/** Loosest first; operators of one row have one precedence and associate to the left. */
const precedence: BinaryOperator[][] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const isRow = 3;
const deepest = 100;
let depth = 0;

const nested = <T>(scanner: Scanner, parse: () => T): T => {
  depth += 1;
  try {
    if (depth > deepest) scanner.fail('This expression is nested too deeply');
    return parse();
  } finally {
    depth -= 1;
  }
};

export const parseExpression = (scanner: Scanner): Expression => nested(scanner, () => parseConditional(scanner));

const parseConditional = (scanner: Scanner): Expression => {
  const test = parseBinary(scanner, 0);
  if (!scanner.accept('?')) return test;
  const yes = parseExpression(scanner);
  scanner.expect(':');
  return { kind: 'conditional', at: test.at, test, yes, no: parseExpression(scanner) };
};

const acceptOperator = (scanner: Scanner, row: number): BinaryOperator | 'is' | undefined => {
  if (row === isRow && scanner.accept('is')) return 'is';
  return precedence[row]?.find((operator) => scanner.accept(operator));
};

const parseBinary = (scanner: Scanner, row: number): Expression => {
  if (row === precedence.length) return parseUnary(scanner);
  let left = parseBinary(scanner, row + 1);
  for (;;) {
    const operator = acceptOperator(scanner, row);
    if (operator === undefined) return left;
    left =
      operator === 'is'
        ? { kind: 'is', at: left.at, operand: left, type: scanner.expectName('a type').text }
        : { kind: 'binary', at: left.at, operator, left, right: parseBinary(scanner, row + 1) };
  }
};

const parseUnary = (scanner: Scanner): Expression => {
  const { at } = scanner.peek();
  for (const operator of ['!', '-'] as const)
    if (scanner.accept(operator))
      return nested(scanner, () => ({ kind: 'unary', at, operator, operand: parseUnary(scanner) }));
  return parsePostfix(scanner, parsePrimary(scanner));
};

const parsePostfix = (scanner: Scanner, start: Expression): Expression => {
  let object = start;
  for (;;) {
    if (scanner.accept('.')) {
      const { text: name, at } = scanner.expectName('a member');
      object = scanner.sees('(')
        ? { kind: 'method', at, object, name, args: parseArguments(scanner) }
        : { kind: 'member', at, object, name };
    } else if (scanner.sees('[')) object = parseIndex(scanner, object);
    else return object;
  }
};

const parseIndex = (scanner: Scanner, object: Expression): Expression => {
  const { at } = scanner.expect('[');
  const index = parseExpression(scanner);
  if (!scanner.accept(':')) {
    scanner.expect(']');
    return { kind: 'index', at, object, index };
  }
  const to = parseExpression(scanner);
  scanner.expect(']');
  return { kind: 'range', at, object, from: index, to };
};

/** Items between an opening and a closing sign, separated by commas; a last comma may stand. */
const parseSeparated = <T>(scanner: Scanner, open: string, close: string, parse: () => T): T[] => {
  scanner.expect(open);
  const items: T[] = [];
  while (!scanner.accept(close)) {
    items.push(parse());
    if (!scanner.accept(',')) {
      scanner.expect(close);
      break;
    }
  }
  return items;
};

const parseArguments = (scanner: Scanner): Expression[] =>
  parseSeparated(scanner, '(', ')', () => parseExpression(scanner));

const parseEntry = (scanner: Scanner): { key: string; value: Expression } => {
  const token = scanner.next();
  if (token.kind !== 'string' && token.kind !== 'name') scanner.fail('Expected a key', token.at);
  scanner.expect(':');
  return { key: token.text, value: parseExpression(scanner) };
};

const parsePrimary = (scanner: Scanner): Expression => {
  const { kind, text, at } = scanner.peek();
  if (scanner.sees('/')) return parsePath(scanner);
  if (scanner.sees('['))
    return { kind: 'list', at, items: parseSeparated(scanner, '[', ']', () => parseExpression(scanner)) };
  if (scanner.sees('{'))
    return { kind: 'map', at, entries: parseSeparated(scanner, '{', '}', () => parseEntry(scanner)) };
  if (scanner.accept('(')) {
    const inner = parseExpression(scanner);
    scanner.expect(')');
    return inner;
  }
  if (kind === 'symbol' || kind === 'end') scanner.fail(`Expected an expression, found ${scanner.describe()}`);
  scanner.next();
  if (kind === 'string') return { kind: 'literal', at, value: text };
  if (kind === 'float') return { kind: 'literal', at, value: Number(text) };
  if (kind === 'int') return parseInt64(scanner, text, at);
  return parseNamed(scanner, text, at);
};

const parseInt64 = (scanner: Scanner, text: string, at: number): Expression => {
  const value = BigInt(text);
  if (value > 2n ** 63n - 1n) scanner.fail('This number does not fit into 64 bits', at);
  return { kind: 'literal', at, value };
};

const constants: Record<string, null | boolean> = { null: null, true: true, false: false };

const parseNamed = (scanner: Scanner, name: string, at: number): Expression => {
  const constant = Object.hasOwn(constants, name) ? constants[name] : undefined;
  if (constant !== undefined) return { kind: 'literal', at, value: constant };
  if (scanner.sees('(')) return { kind: 'call', at, callee: name, args: parseArguments(scanner) };
  return { kind: 'name', at, name };
};

/** `/databases/$(database)/documents/users/$(uid)`. */
const parsePath = (scanner: Scanner): Expression => {
  const { at } = scanner.expect('/');
  const segments: (string | Expression)[] = [];
  for (;;) {
    segments.push(parsePathSegment(scanner));
    if (!scanner.touches('/')) return { kind: 'path', at, segments };
    scanner.expect('/');
  }
};

const parsePathSegment = (scanner: Scanner): string | Expression => {
  const text = scanner.acceptPathText();
  if (text !== null) return text;
  if (!scanner.touches('$(')) scanner.fail('Expected a path segment');
  scanner.expect('$');
  scanner.expect('(');
  const inner = parseExpression(scanner);
  scanner.expect(')');
  return inner;
};
