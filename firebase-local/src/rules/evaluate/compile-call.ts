import { Abstract, Failure } from '../runtime/rule-value';
import { type Expression } from '../syntax/ast';
import { applyBuiltin, checkCount, lookUp } from './apply-builtin';
import { tooMuch } from './methods/method';
import { conversions } from './methods/value-methods';
import { type CompiledFunction, type Names } from './names';
import { type Evaluate } from './scope';

type Compile = (node: Expression, names: Names) => Evaluate;
type CallExpression = Extract<Expression, { kind: 'call' }>;

/** Firestore's own limit on nested calls. */
const deepestCall = 20;

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
  node: CallExpression,
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
export const compileCall = (node: CallExpression, names: Names, compile: Compile): Evaluate => {
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
