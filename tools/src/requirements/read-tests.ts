import ts from 'typescript';
import { idsIn } from './cited-ids';

/** A test that shows a requirement, and the names of the code that it uses. */
export interface Showing {
  id: string;
  /** Path in the checkout. */
  file: string;
  title: string;
  symbols: string[];
}

const isTestCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(?:it|test|describe)\b/.test(node.expression.getText().slice(0, 12));

const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** The text of a call without its function: title and rows of a table. */
const headOf = (call: ts.CallExpression): string =>
  [call.expression.getText(), ...call.arguments.filter((part) => !isFunction(part)).map((part) => part.getText())].join(
    ' ',
  );

/** Names that a file imports from the code under test: from our packages, names of the package and relative paths, types left out. */
const importedNames = (file: ts.SourceFile): Set<string> => {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly === true) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!/^(?:[.#]|@posy\/)/.test(from) || bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const element of bindings.elements) if (!element.isTypeOnly) names.add(element.name.text);
  }
  return names;
};

const usedNames = (node: ts.Node, known: ReadonlySet<string>): string[] => {
  const used = new Set<string>();
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part) && known.has(part.text)) used.add(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return [...used];
};

/** A title without its ids. */
const plain = (title: string): string =>
  title
    .replace(/\s*\[(?:S\d|D)-[^\]]+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const titleOf = (call: ts.CallExpression): string => {
  const [first] = call.arguments;
  return plain(first !== undefined && ts.isStringLiteralLike(first) ? first.text : '');
};

/** The row of a table, `each([[…], …])`, that names an id. */
const rowOf = (node: ts.Node, id: string): ts.ArrayLiteralExpression | undefined => {
  if (ts.isArrayLiteralExpression(node) && !node.elements.some((one) => ts.isArrayLiteralExpression(one)))
    return node.getText().includes(`[${id}]`) ? node : undefined;
  return ts.forEachChild(node, (part) => rowOf(part, id));
};

/** A title with the words of its row in their places; what is no text of its own is left to the reader. */
const titleOfRow = (call: ts.CallExpression, id: string): string => {
  const words = rowOf(call.expression, id)?.elements.map((one) => (ts.isStringLiteralLike(one) ? one.text : '…'));
  if (words === undefined) return titleOf(call);
  return plain(titleOf(call).replace(/%[sdpij]/g, () => words.shift() ?? '…'));
};

/** Every id that the tests of a file cite in a title or a table, with the title and the code that the test uses. */
export const showingsIn = (path: string, text: string): Showing[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const known = importedNames(file);
  const showings: Showing[] = [];
  const visit = (node: ts.Node): void => {
    if (isTestCall(node))
      for (const id of idsIn(headOf(node)))
        showings.push({ id, file: path, title: titleOfRow(node, id), symbols: usedNames(node, known) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  // A table's head stands within the call of its rows: the outer one has the title.
  return showings.filter(
    (one, index) =>
      one.title !== '' && showings.findIndex((other) => other.id === one.id && other.title === one.title) === index,
  );
};
