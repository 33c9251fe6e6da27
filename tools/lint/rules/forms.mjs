/** One form where the language has several: functions, words of tests, titles and exports. */

export const noExportStar = {
  meta: { type: 'problem', schema: [], messages: { star: 'Name what is exported.' } },
  create: (context) => ({ ExportAllDeclaration: (node) => context.report({ node, messageId: 'star' }) }),
};

/**
 * Returns true for functions that must be declared: a generator, a default export, an assertion that narrows, one of
 * several signatures.
 */
const mustBeDeclared = ({ generator, parent, returnType }) =>
  generator || parent.type === 'ExportDefaultDeclaration' || returnType?.typeAnnotation.asserts === true;

/** A function is a constant: it is there from its line on, and cannot be written twice. */
export const oneFunctionForm = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      arrow: 'Write const {{name}} = (…) => …; only generators, assertions and default exports are declared.',
    },
  },
  create: (context) => ({
    FunctionDeclaration(node) {
      if (!mustBeDeclared(node)) context.report({ node, messageId: 'arrow', data: { name: node.id.name } });
    },
  }),
};

/** `test` of `test.each(…)(…)`, of `test.skip(…)` and of `test(…)`. */
const firstName = (node) => {
  if (node.type === 'MemberExpression') return firstName(node.object);
  if (node.type === 'CallExpression') return firstName(node.callee);
  return node.type === 'TaggedTemplateExpression' ? firstName(node.tag) : node;
};

const textOf = (title) => {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw).join('…') : undefined;
};

/** An id followed by words: what a test states is read first, what it shows of the specification last. */
const idBeforeWords = /\[[A-Z]\w*-[\w-]*\d[a-z]?\](?! ?\[| ?…?$)/;

/** Tests are called `test`, in Jest as in Playwright, and end with the requirements they show. */
export const testTitles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: 'A test is called `test`.', ids: 'Ids stand at the end of the title: … [S4-checklist-07].' },
  },
  create: (context) => ({
    CallExpression({ callee, parent, arguments: [title, ...rest] }) {
      const { name } = firstName(callee);
      // In `it.each(…)(…)` the inner call is a callee itself.
      if (name === 'it' && parent.callee?.type !== 'CallExpression')
        context.report({ node: callee, messageId: 'word' });
      const text = name === 'test' || name === 'describe' ? textOf(title) : undefined;
      if (rest.length > 0 && text !== undefined && idBeforeWords.test(text))
        context.report({ node: title, messageId: 'ids' });
    },
  }),
};
