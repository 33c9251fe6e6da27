import { type Expression } from '../syntax/ast';
import { abstractMember, AbstractMap, Constrained, knownToContain } from '../runtime/abstract-value';
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
import { type Builtin, type Builtins, tooMuch } from './methods/method';
import { patternOf } from './methods/string-methods';
import { knownMethods, methodsByType, namespaces } from './methods/tables';
import { conversions } from './methods/value-methods';
import { type CompiledFunction, type Names } from './names';
import { type Evaluate } from './scope';

type Compile = (node: Expression, names: Names) => Evaluate;
type Call = Extract<Expression, { kind: 'call' }>;
type MethodCall = Extract<Expression, { kind: 'method' }>;

/** Firestore's own limit on nested calls. */
const deepestCall = 20;

const checkCount = (
  names: Names,
  node: { at: number },
  what: string,
  given: number,
  least: number,
  most: number,
): void => {
  if (given < least || given > most)
    names.scanner.fail(
      `${what} takes ${least === most ? least : `${least} to ${most}`} arguments, not ${given}`,
      node.at,
    );
};

const applyBuiltin =
  (found: Builtin, self: Evaluate, args: Evaluate[]): Evaluate =>
  (scope) => {
    const values = args.map((arg) => arg(scope));
    const failure = values.find((value): value is Failure => value instanceof Failure);
    if (failure !== undefined) return failure;
    if (values.some((value) => value instanceof Abstract)) return unknown;
    return found.call(self(scope) as RuleValue, values as RuleValue[], scope.state.steps);
  };

const readers: Record<string, { after: boolean; exists: boolean }> = {
  get: { after: false, exists: false },
  exists: { after: false, exists: true },
  getAfter: { after: true, exists: false },
  existsAfter: { after: true, exists: true },
};

const compileReader = ({ after, exists }: { after: boolean; exists: boolean }, path: Evaluate): Evaluate => {
  if (exists) return (scope) => scope.state.reads.exists(path(scope), after);
  return (scope) => scope.state.reads.get(path(scope), after);
};

const compileDebug =
  (value: Evaluate): Evaluate =>
  (scope) => {
    const result = value(scope);
    const shown = result instanceof Failure ? result.reason : result instanceof Abstract ? result.kind : String(result);
    if (scope.state.notes.length < 100) scope.state.notes.push(shown.slice(0, 1000));
    return result;
  };

/** Compiles a declared function once; calling itself, directly or through others, is refused. */
export const compileFunction = (found: CompiledFunction, compile: Compile): Evaluate => {
  if (found.evaluate !== null) return found.evaluate;
  const { declaration, names } = found;
  if (found.compiling) names.scanner.fail(`Function '${declaration.name}' calls itself`, declaration.at);
  found.compiling = true;
  const inner = names.inside([...declaration.parameters]);
  const lets = declaration.lets.map(({ name, value }) => {
    const evaluate = compile(value, inner);
    inner.locals = [...inner.locals, name];
    return evaluate;
  });
  const result = compile(declaration.result, inner);
  found.depth = inner.calls + 1;
  if (found.depth > deepestCall)
    names.scanner.fail(`Functions call each other more than ${deepestCall} deep`, declaration.at);
  found.compiling = false;
  found.evaluate = (scope) => {
    for (const evaluate of lets) scope.locals.push(evaluate(scope));
    return result(scope);
  };
  return found.evaluate;
};

const compileDeclared = (
  found: CompiledFunction,
  node: Call,
  names: Names,
  args: Evaluate[],
  compile: Compile,
): Evaluate => {
  const { name, parameters } = found.declaration;
  checkCount(names, node, name, args.length, parameters.length, parameters.length);
  const evaluate = compileFunction(found, compile);
  names.calls = Math.max(names.calls, found.depth);
  return (scope) => {
    if (!scope.state.steps.take(1)) return tooMuch;
    return evaluate({ state: scope.state, wildcards: scope.wildcards, locals: args.map((arg) => arg(scope)) });
  };
};

/** A call of a function: declared in the rules, reading a document, or built in. */
export const compileCall = (node: Call, names: Names, compile: Compile): Evaluate => {
  const args = node.args.map((arg) => compile(arg, names));
  const declared = names.functionNamed(node.callee);
  if (declared !== undefined) return compileDeclared(declared, node, names, args, compile);
  const reader = Object.hasOwn(readers, node.callee) ? readers[node.callee] : undefined;
  const [first] = args;
  if (reader !== undefined || node.callee === 'debug') {
    checkCount(names, node, node.callee, args.length, 1, 1);
    return reader === undefined ? compileDebug(first as Evaluate) : compileReader(reader, first as Evaluate);
  }
  const found = lookUp(conversions, node.callee);
  if (found === undefined) return names.scanner.fail(`Unknown function '${node.callee}'`, node.at);
  checkCount(names, node, node.callee, args.length, found.least, found.most);
  return applyBuiltin(found, () => null, args);
};

const lookUp = (table: Builtins, name: string): Builtin | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

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
  if (name === 'keys' && self instanceof AbstractMap) return keysOf(self);
  const [first] = args;
  if (first === undefined || isUndecided(first)) return unknown;
  if (name === 'hasAll' && (Array.isArray(first) || first instanceof RuleSet))
    return itemsOf(first).every((item) => knownToContain(self, item)) || unknown;
  if (name === 'hasAny') return itemsOf(first).some((item) => knownToContain(self, item)) || unknown;
  if (name === 'get' && typeof first === 'string' && knownToContain(self, first)) return abstractMember(self, first);
  return unknown;
};

const keysOf = (self: AbstractMap): Result =>
  new Constrained([...self.entries.keys()].map((value) => ({ operator: 'contains', value })));

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

const callMethod = (name: string, self: Result, args: Result[], steps: Parameters<Builtin['call']>[2]): Result => {
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
