import ts from 'typescript';

/** A number of a source where a limit may stand, and what it is the value of there. */
export interface SaidNumber {
  value: number;
  /** The name of a variable, property, attribute or called function, or of what it is compared with. */
  where: string;
}

/** A number, also one that is made of others: `10 * 1024 * 1024`. */
const numberIn = (node: ts.Node): number | null => {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isParenthesizedExpression(node)) return numberIn(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return null;
  const [left, right] = [numberIn(node.left), numberIn(node.right)];
  return left === null || right === null ? null : left * right;
};

const limitWord = /(?:size|limit|most|max|least|length|count|days|weeks|months|delay|pause|ms)$/i;
const takesLimit =
  /^(?:slice|after|setTimeout|setInterval|debounce|throttle|maxLength|minLength|maxValue|optional|min|text|textSchema|words)$/;
/** Units, which many limits are counted in. */
const isUnit = (name: string): boolean => /^(?:second|minute|hour|day|week)(?:Ms)?$/.test(name);
/** The day of an instant and the month of a day are cut off at their places. */
const isDayOrInstant = (text: string): boolean => /(?:ISOString\(\)|day|date|month|at|now)$/i.test(text);

const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==']);

const lastName = (text: string): string => /(\w+)\W*$/.exec(text)?.[1] ?? '';

const placeInCall = (call: ts.CallExpression): string | null => {
  const name = lastName(call.expression.getText());
  if (!takesLimit.test(name)) return null;
  const of = ts.isPropertyAccessExpression(call.expression) ? call.expression.expression.getText() : '';
  return name === 'slice' && isDayOrInstant(of) ? null : name;
};

const placeInBinary = ({ operatorToken, left, right }: ts.BinaryExpression, node: ts.Node): string | null => {
  const operator = operatorToken.getText();
  if (operator === '??') return '??';
  const name = lastName((left === node ? right : left).getText());
  return comparisons.has(operator) && !/status$/i.test(name) ? name : null;
};

/** Returns the name that a number is the value of; null in a position that cannot be a limit. */
const placeOf = (node: ts.Node): string | null => {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) {
    const name = parent.name.getText();
    return isUnit(name) ? null : name;
  }
  if (ts.isPropertyAssignment(parent)) return limitWord.test(parent.name.getText()) ? parent.name.getText() : null;
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
    const name = parent.parent.name.getText();
    return limitWord.test(name) ? name : null;
  }
  if (ts.isBinaryExpression(parent)) return placeInBinary(parent, node);
  return ts.isCallExpression(parent) ? placeInCall(parent) : null;
};

/** Every number of a source that stands where a limit may. */
export const saidNumbers = (file: string, text: string): SaidNumber[] => {
  const found: SaidNumber[] = [];
  const visit = (node: ts.Node): void => {
    const value = numberIn(node);
    if (value === null) return void ts.forEachChild(node, visit);
    const where = placeOf(node);
    if (where !== null) found.push({ value, where });
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

/** The numbers of a group of limits, at any depth, with their names. */
export const numbersOf = (limits: unknown, name: string): [name: string, value: number][] => {
  if (typeof limits === 'number') return [[name, limits]];
  if (typeof limits !== 'object' || limits === null) return [];
  return Object.entries(limits).flatMap(([key, value]) => numbersOf(value, `${name}.${key}`));
};
