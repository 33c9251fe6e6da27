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

/** Names that a file imports from the code under test: from our packages and relative paths, types left out. */
const importedNames = (file: ts.SourceFile): Set<string> => {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly === true) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!/^(?:\.|@posy\/)/.test(from) || bindings === undefined || !ts.isNamedImports(bindings)) continue;
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

const titleOf = (call: ts.CallExpression): string => {
  const [first] = call.arguments;
  const text = first !== undefined && ts.isStringLiteralLike(first) ? first.text : '';
  return text
    .replace(/\s*\[(?:S\d|D)-[^\]]+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Every id that the tests of a file cite in a title or a table, with the title and the code that the test uses. */
export const showingsIn = (path: string, text: string): Showing[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const known = importedNames(file);
  const showings: Showing[] = [];
  const visit = (node: ts.Node): void => {
    if (isTestCall(node))
      for (const id of idsIn(headOf(node)))
        showings.push({ id, file: path, title: titleOf(node), symbols: usedNames(node, known) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  // A table's head stands within the call of its rows: the outer one has the title.
  return showings.filter(
    (one, index) =>
      one.title !== '' && showings.findIndex((other) => other.id === one.id && other.title === one.title) === index,
  );
};
