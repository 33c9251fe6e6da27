import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { idsIn, testsBelow } from './cited-ids';

/** Most requirements that one test can show. A longer list only names them. */
export const mostShown = 3;

/** Requirements that a folder's tests cite. */
export interface ShownIds {
  /** Ids that stand at an end of the title of a test that is run, or in a row of its table, few at once. */
  shown: Set<string>;
  /** Tests that name more requirements than a test can show, with their places. */
  listings: string[];
}

/** A test that is run: not a group or a step of tests, and not one that is left out. */
const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(?:it|test)(?:\.(?:each|concurrent|only))*(?:\(|$)/.test(node.expression.getText());

/** The ids at the beginning or the end of a title: what stands inside is a remark. */
const idsAtEnds = (title: string): string[] => {
  const [first = ''] = /^(?:\s*\[[^\]]+\])+/.exec(title) ?? [];
  const [last = ''] = /(?:\s*\[[^\]]+\])+$/.exec(title) ?? [];
  return [...new Set([...idsIn(first), ...idsIn(last)])];
};

const textOf = (node: ts.Expression | undefined): string =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    ? node.getText().slice(1, -1)
    : '';

/** The rows of `it.each([…])`: the table is an argument of the call whose result is called with the title. */
const rowsOf = ({ expression }: ts.CallExpression): ts.Expression[] => {
  if (!ts.isCallExpression(expression)) return [];
  let [table] = expression.arguments;
  while (table !== undefined && (ts.isAsExpression(table) || ts.isSatisfiesExpression(table))) table = table.expression;
  return table !== undefined && ts.isArrayLiteralExpression(table) ? [...table.elements] : [];
};

/** Returns the requirements that the text of one test file cites. */
export const shownIn = (path: string, text: string): ShownIds => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const shown = new Set<string>();
  const listings: string[] = [];
  const take = (ids: readonly string[], node: ts.Node): void => {
    if (ids.length <= mostShown) for (const id of ids) shown.add(id);
    else listings.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} names ${ids.length}`);
  };
  const visit = (node: ts.Node): void => {
    if (isTest(node) && textOf(node.arguments[0]) !== '') {
      take(idsAtEnds(textOf(node.arguments[0])), node);
      for (const row of rowsOf(node)) take(idsIn(row.getText()), row);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { shown, listings };
};

/** Returns the requirements that all tests below a folder cite. */
export const shownIds = (folder: string): ShownIds => {
  const found = testsBelow(folder).map((path) => shownIn(relative(folder, path), readFileSync(path, 'utf8')));
  return {
    shown: new Set(found.flatMap(({ shown }) => [...shown])),
    listings: found.flatMap(({ listings }) => listings),
  };
};
