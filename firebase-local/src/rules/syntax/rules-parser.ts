import {
  type Allow,
  type FunctionDeclaration,
  type MatchBlock,
  type Method,
  type PatternSegment,
  type RulesFile,
} from './ast';
import { parseExpression } from './expression-parser';
import { type Scanner } from './scanner';

/** Firestore's own limits. */
const limits = { bytes: 256 * 1024, matchDepth: 10, parameters: 7, lets: 10 };

const methodsOf: Record<string, Method[]> = {
  read: ['get', 'list'],
  get: ['get'],
  list: ['list'],
  write: ['create', 'update', 'delete'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

const parseAllow = (scanner: Scanner): Allow => {
  const { at } = scanner.expect('allow');
  const methods: Method[] = [];
  do {
    const word = scanner.expectName('a method');
    const found = Object.hasOwn(methodsOf, word.text) ? methodsOf[word.text] : undefined;
    methods.push(...(found ?? scanner.fail(`Unknown method '${word.text}'`, word.at)));
  } while (scanner.accept(','));
  let condition = null;
  if (scanner.accept(':')) {
    scanner.expect('if');
    condition = parseExpression(scanner);
  }
  if (!scanner.accept(';') && !['}', 'allow', 'match', 'function'].some((word) => scanner.sees(word)))
    scanner.fail(`Expected ';', found ${scanner.describe()}`);
  return { at, methods, condition };
};

const parseParameters = (scanner: Scanner): string[] => {
  const parameters: string[] = [];
  scanner.expect('(');
  while (!scanner.accept(')')) {
    const { text, at } = scanner.expectName('a parameter');
    if (parameters.includes(text)) scanner.fail(`Parameter '${text}' is declared twice`, at);
    parameters.push(text);
    if (!scanner.accept(',')) {
      scanner.expect(')');
      break;
    }
  }
  return parameters;
};

const parseLets = (scanner: Scanner, taken: string[]): FunctionDeclaration['lets'] => {
  const lets: FunctionDeclaration['lets'] = [];
  while (scanner.accept('let')) {
    const { text: name, at } = scanner.expectName('a variable');
    if (taken.includes(name) || lets.some((other) => other.name === name))
      scanner.fail(`Variable '${name}' is declared twice`, at);
    scanner.expect('=');
    lets.push({ name, at, value: parseExpression(scanner) });
    scanner.expect(';');
  }
  return lets;
};

const parseFunction = (scanner: Scanner): FunctionDeclaration => {
  scanner.expect('function');
  const { text: name, at } = scanner.expectName('a function name');
  const parameters = parseParameters(scanner);
  if (parameters.length > limits.parameters)
    scanner.fail(`A function takes at most ${limits.parameters} parameters`, at);
  scanner.expect('{');
  const lets = parseLets(scanner, parameters);
  if (lets.length > limits.lets) scanner.fail(`A function has at most ${limits.lets} variables`, at);
  scanner.expect('return');
  const result = parseExpression(scanner);
  scanner.accept(';');
  scanner.expect('}');
  return { at, name, parameters, lets, result };
};

const parsePatternSegment = (scanner: Scanner): PatternSegment => {
  const text = scanner.acceptPathText();
  if (text !== null) return { kind: 'literal', text };
  if (!scanner.touches('{')) scanner.fail('Expected a path segment');
  scanner.expect('{');
  const { text: name } = scanner.expectName('a wildcard name');
  const rest = scanner.accept('=**');
  scanner.expect('}');
  return { kind: rest ? 'rest' : 'one', name };
};

const parsePattern = (scanner: Scanner): PatternSegment[] => {
  const segments: PatternSegment[] = [];
  scanner.expect('/');
  do segments.push(parsePatternSegment(scanner));
  while (scanner.touches('/') && scanner.accept('/'));
  return segments;
};

type BlockBody = Pick<MatchBlock, 'functions' | 'allows' | 'matches'>;

const parseBody = (scanner: Scanner, depth: number): BlockBody => {
  const body: BlockBody = { functions: [], allows: [], matches: [] };
  scanner.expect('{');
  while (!scanner.accept('}')) {
    if (scanner.sees('match')) body.matches.push(parseMatch(scanner, depth + 1));
    else if (scanner.sees('function')) body.functions.push(parseFunction(scanner));
    else if (scanner.sees('allow') && depth > 0) body.allows.push(parseAllow(scanner));
    else
      scanner.fail(`Expected 'match', 'function'${depth > 0 ? ", 'allow'" : ''} or '}', found ${scanner.describe()}`);
  }
  return body;
};

const parseMatch = (scanner: Scanner, depth: number): MatchBlock => {
  const { at } = scanner.expect('match');
  if (depth > limits.matchDepth) scanner.fail(`Matches are nested at most ${limits.matchDepth} deep`, at);
  return { at, segments: parsePattern(scanner), ...parseBody(scanner, depth) };
};

const parseVersion = (scanner: Scanner): '1' | '2' => {
  if (!scanner.accept('rules_version')) return '1';
  scanner.expect('=');
  const { kind, text, at } = scanner.next();
  scanner.accept(';');
  if (kind === 'string' && (text === '1' || text === '2')) return text;
  return scanner.fail("rules_version must be '1' or '2'", at);
};

/** Parses a whole rules file; throws `RulesSyntaxError`. */
export const parseRules = (scanner: Scanner): RulesFile => {
  if (Buffer.byteLength(scanner.source) > limits.bytes) scanner.fail('Rules are at most 256 KB', 0);
  const version = parseVersion(scanner);
  const functions: FunctionDeclaration[] = [];
  while (scanner.sees('function')) functions.push(parseFunction(scanner));
  scanner.expect('service');
  scanner.expect('cloud');
  scanner.expect('.');
  scanner.expect('firestore');
  const service = parseBody(scanner, 0);
  while (scanner.sees('function')) functions.push(parseFunction(scanner));
  if (scanner.peek().kind !== 'end') scanner.fail(`Expected the end of the file, found ${scanner.describe()}`);
  return { version, functions, service };
};
