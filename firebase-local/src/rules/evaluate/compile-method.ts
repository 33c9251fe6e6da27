import { AbstractMap, abstractMember, Constrained, knownToContain } from '../runtime/abstract-value';
import { type StepCounter } from '../runtime/budget';
import {
  Abstract,
  Failure,
  isUndecided,
  type Result,
  RuleSet,
  type RuleValue,
  typeOf,
  unknown,
} from '../runtime/rule-value';
import { type Expression } from '../syntax/ast';
import { applyBuiltin, checkCount, lookUp } from './apply-builtin';
import { type Builtins } from './methods/method';
import { patternOf } from './methods/string-methods';
import { knownMethods, methodsByType, namespaces } from './methods/tables';
import { type Names } from './names';
import { type Evaluate } from './scope';

type Compile = (node: Expression, names: Names) => Evaluate;
type MethodCall = Extract<Expression, { kind: 'method' }>;

const namespaceOf = (node: MethodCall, names: Names): Builtins | undefined => {
  if (node.object.kind !== 'name') return undefined;
  const { name } = node.object;
  if (names.locals.includes(name) || names.wildcards.includes(name)) return undefined;
  return Object.hasOwn(namespaces, name) ? namespaces[name] : undefined;
};

const itemsOf = (value: RuleValue | undefined): RuleValue[] => {
  if (value instanceof RuleSet) return value.items;
  return Array.isArray(value) ? value : [];
};

/** Calls on a value that is known only in part; what does not follow from the query is unknown. */
const callAbstract = (self: Abstract, name: string, args: Result[]): Result => {
  if (self instanceof AbstractMap) return callAbstractMap(self, name, args);
  const [first] = args;
  const wanted = args.length === 1 && first !== undefined && !isUndecided(first) ? itemsOf(first) : [];
  // Asked for nothing, it would be true of every list; but whether this is a list is not known.
  if (wanted.length === 0) return unknown;
  if (name === 'hasAll') return wanted.every((item) => knownToContain(self, item)) || unknown;
  if (name === 'hasAny') return wanted.some((item) => knownToContain(self, item)) || unknown;
  return unknown;
};

const callAbstractMap = (self: AbstractMap, name: string, args: Result[]): Result => {
  if (name === 'keys' && args.length === 0) return keysOf(self);
  const [key] = args;
  // A fallback that may fail fails the call, also when it is not needed.
  return name === 'get' &&
    !args.some(isUndecided) &&
    args.length === 2 &&
    typeof key === 'string' &&
    self.entries.has(key)
    ? abstractMember(self, key)
    : unknown;
};

const keysOf = (self: AbstractMap): Result =>
  new Constrained([...self.entries.keys()].map((value) => ({ operator: 'contains', value })));

/** A pattern that is written out is compiled with the rules, so that a wrong one is found then. */
const checkPattern = (node: MethodCall, names: Names): void => {
  const [pattern] = node.args;
  if (!['matches', 'split', 'replace'].includes(node.name) || pattern?.kind !== 'literal') return;
  const compiled = typeof pattern.value === 'string' ? patternOf(pattern.value) : new Failure('A pattern is a string');
  if (compiled instanceof Failure) names.scanner.fail(compiled.reason, pattern.at);
};

/** A method of a value, or a function of a namespace such as `math`. */
export const compileMethod = (node: MethodCall, names: Names, compile: Compile): Evaluate => {
  const args = node.args.map((arg) => compile(arg, names));
  const namespace = namespaceOf(node, names);
  if (namespace !== undefined) {
    const found = lookUp(namespace, node.name) ?? names.scanner.fail(`Unknown function '${node.name}'`, node.at);
    checkCount(names, node, node.name, args.length, found.least, found.most);
    return applyBuiltin(found, () => null, args);
  }
  if (!knownMethods.has(node.name)) names.scanner.fail(`Unknown method '${node.name}'`, node.at);
  checkPattern(node, names);
  const object = compile(node.object, names);
  return (scope) =>
    callMethod(
      node.name,
      object(scope),
      args.map((arg) => arg(scope)),
      scope.state.steps,
    );
};

const callMethod = (name: string, self: Result, args: Result[], steps: StepCounter): Result => {
  if (self instanceof Failure) return self;
  const failure = args.find((arg): arg is Failure => arg instanceof Failure);
  if (failure !== undefined) return failure;
  if (self instanceof Abstract) return callAbstract(self, name, args);
  const found = lookUp(methodsByType[typeOf(self)], name);
  if (found === undefined) return new Failure(`${typeOf(self)} has no method ${name}`);
  if (args.length < found.least || args.length > found.most)
    return new Failure(`Wrong number of arguments for ${name}`);
  return args.some(isUndecided) ? unknown : found.call(self, args as RuleValue[], steps);
};
