import { abstractIs, abstractMember } from '../runtime/abstract-value';
import {
  Abstract,
  askableTypes,
  Failure,
  isUndecided,
  type Result,
  RuleMap,
  RulePath,
  type RuleValue,
  typeOf,
  unknown,
} from '../runtime/rule-value';
import { type BinaryOperator, type Expression } from '../syntax/ast';
import { compileCall } from './compile-call';
import { compileMethod } from './compile-method';
import { tooMuch } from './methods/method';
import { type Names } from './names';
import { binary, negate, not } from './operators';
import { type Evaluate } from './scope';

type Compiler<Kind extends Expression['kind']> = (node: Extract<Expression, { kind: Kind }>, names: Names) => Evaluate;

/** `&&` and `||`: the side that decides does so even when the other fails or is unknown. */
const compileLogic = (deciding: boolean, left: Evaluate, right: Evaluate): Evaluate => {
  const asBoolean = (value: Result): boolean | Failure | Abstract =>
    typeof value === 'boolean' || isUndecided(value) ? value : new Failure(`${typeOf(value)} is no condition`);
  return (scope) => {
    const first = asBoolean(left(scope));
    if (first === deciding) return deciding;
    const second = asBoolean(right(scope));
    if (second === deciding) return deciding;
    if (isUndecided(first)) return first instanceof Failure && second instanceof Abstract ? second : first;
    return second;
  };
};

const compileBinary: Compiler<'binary'> = ({ operator, left, right }, names) => {
  const first = compileExpression(left, names);
  const second = compileExpression(right, names);
  if (operator === '&&' || operator === '||') return compileLogic(operator === '||', first, second);
  return applyBinary(operator, first, second);
};

const applyBinary =
  (operator: BinaryOperator, left: Evaluate, right: Evaluate): Evaluate =>
  (scope) =>
    binary(operator, left(scope), right(scope));

/** A member of a map; what is missing fails, as in Firestore. */
export const memberOf = (object: Result, name: string): Result => {
  if (object instanceof Failure) return object;
  if (object instanceof Abstract) return abstractMember(object, name);
  if (!(object instanceof RuleMap)) return new Failure(`${typeOf(object)} has no member ${name}`);
  const value = object.get(name);
  return value === undefined ? new Failure(`There is no member ${name}`) : value;
};

const itemAt = (items: readonly RuleValue[], index: bigint): Result =>
  index >= 0n && index < BigInt(items.length)
    ? (items[Number(index)] as RuleValue)
    : new Failure(`There is no item ${index}`);

const indexOf = (object: Result, index: Result): Result => {
  if (object instanceof Failure) return object;
  if (index instanceof Failure) return index;
  if (typeof index === 'string') return memberOf(object, index);
  if (isUndecided(object) || isUndecided(index)) return unknown;
  if (typeof index !== 'bigint') return new Failure(`${typeOf(index)} is no index`);
  if (Array.isArray(object)) return itemAt(object, index);
  if (typeof object === 'string') return itemAt([...object], index);
  if (object instanceof RulePath) return itemAt(object.segments, index);
  return new Failure(`${typeOf(object)} has no items`);
};

const slice = (object: Result, from: Result, to: Result): Result => {
  for (const part of [object, from, to]) if (part instanceof Failure) return part;
  if (isUndecided(object) || isUndecided(from) || isUndecided(to)) return unknown;
  const items = typeof object === 'string' ? [...object] : object;
  if (!Array.isArray(items)) return new Failure(`${typeOf(object)} has no items`);
  if (typeof from !== 'bigint' || typeof to !== 'bigint' || from < 0n || to < from || to > BigInt(items.length))
    return new Failure('There is no such range');
  const taken = items.slice(Number(from), Number(to));
  return typeof object === 'string' ? taken.join('') : taken;
};

/** The first failure, else unknown when anything is, else null. */
const undecidedAmong = (values: Result[]): Failure | Abstract | null =>
  values.find((value): value is Failure => value instanceof Failure) ??
  (values.some((value) => value instanceof Abstract) ? unknown : null);

const compileList: Compiler<'list'> = ({ items }, names) => {
  const parts = items.map((item) => compileExpression(item, names));
  return (scope) => {
    const values = parts.map((part) => part(scope));
    return undecidedAmong(values) ?? (values as RuleValue[]);
  };
};

const compileMap: Compiler<'map'> = ({ entries }, names) => {
  const parts = entries.map(({ key, value }) => [key, compileExpression(value, names)] as const);
  return (scope) => {
    const values = parts.map(([key, part]) => [key, part(scope)] as const);
    return undecidedAmong(values.map(([, value]) => value)) ?? RuleMap.of(values as [string, RuleValue][]);
  };
};

const compilePath: Compiler<'path'> = ({ segments }, names) => {
  const parts = segments.map((segment) =>
    typeof segment === 'string' ? (): string => segment : compileExpression(segment, names),
  );
  return (scope) => {
    const values = parts.map((part) => part(scope));
    const undecided = undecidedAmong(values);
    if (undecided !== null) return undecided;
    const texts = (values as RuleValue[]).flatMap((value): (string | null)[] => {
      if (value instanceof RulePath) return value.segments;
      // A slash inside a value must not lead to another document.
      if (typeof value === 'string') return value === '' || value.includes('/') ? [null] : [value];
      return typeof value === 'bigint' ? [String(value)] : [null];
    });
    return texts.includes(null) ? new Failure('A part of the path is no name') : new RulePath(texts as string[]);
  };
};

const compileIs: Compiler<'is'> = ({ operand, type, at }, names) => {
  if (!askableTypes.has(type)) names.scanner.fail(`Unknown type '${type}'`, at);
  const value = compileExpression(operand, names);
  return (scope) => {
    const found = value(scope);
    if (found instanceof Failure) return found;
    if (found instanceof Abstract) return abstractIs(found, type) ?? unknown;
    const name = typeOf(found);
    return name === type || (type === 'number' && (name === 'int' || name === 'float'));
  };
};

const compileConditional: Compiler<'conditional'> = (node, names) => {
  const [test, yes, no] = [node.test, node.yes, node.no].map((part) => compileExpression(part, names)) as [
    Evaluate,
    Evaluate,
    Evaluate,
  ];
  return (scope) => {
    const decided = test(scope);
    if (typeof decided === 'boolean') return decided ? yes(scope) : no(scope);
    return isUndecided(decided) ? decided : new Failure(`${typeOf(decided)} is no condition`);
  };
};

const compileName: Compiler<'name'> = ({ name, at }, names) => {
  const local = names.locals.lastIndexOf(name);
  if (local >= 0) return ({ locals }) => locals[local] as Result;
  const wildcard = names.wildcards.lastIndexOf(name);
  if (wildcard >= 0) return ({ wildcards }) => wildcards[wildcard] as Result;
  if (name === 'request') return ({ state }) => state.request;
  if (name === 'resource') return ({ state }) => state.resource;
  return names.scanner.fail(`Unknown name '${name}'`, at);
};

/** Turns an expression into a closure; every evaluation takes one step of the decision's budget. */
export const compileExpression = (node: Expression, names: Names): Evaluate => {
  if (node.kind === 'literal') return () => node.value;
  const evaluate = compileNode(node, names);
  return (scope) => (scope.state.steps.take(1) ? evaluate(scope) : tooMuch);
};

const compileNode = (node: Exclude<Expression, { kind: 'literal' }>, names: Names): Evaluate => {
  const compiled = (part: Expression): Evaluate => compileExpression(part, names);
  switch (node.kind) {
    case 'name':
      return compileName(node, names);
    case 'member': {
      const object = compiled(node.object);
      return (scope) => memberOf(object(scope), node.name);
    }
    case 'index': {
      const [object, index] = [compiled(node.object), compiled(node.index)];
      return (scope) => indexOf(object(scope), index(scope));
    }
    case 'range': {
      const [object, from, to] = [compiled(node.object), compiled(node.from), compiled(node.to)];
      return (scope) => slice(object(scope), from(scope), to(scope));
    }
    case 'unary': {
      const [operand, apply] = [compiled(node.operand), node.operator === '!' ? not : negate];
      return (scope) => apply(operand(scope));
    }
    case 'call':
      return compileCall(node, names, compileExpression);
    case 'method':
      return compileMethod(node, names, compileExpression);
    case 'binary':
      return compileBinary(node, names);
    case 'is':
      return compileIs(node, names);
    case 'conditional':
      return compileConditional(node, names);
    case 'list':
      return compileList(node, names);
    case 'map':
      return compileMap(node, names);
    case 'path':
      return compilePath(node, names);
  }
};
