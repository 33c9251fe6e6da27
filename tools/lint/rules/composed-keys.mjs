/** Keys of text fields, while an input method composes. */

const isTextField = /^(?:input|textarea)$|(?:Field|Input|Area)$/;
const readsKey = /\b(?:key|code)\b/;

/** Enter, Escape and arrows may only end a word there: whoever reads the key of a text field asks `isComposing` first. */
export const composedKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { composed: 'While an input method composes, this key may only end a word: ask isComposing first.' },
  },
  create(context) {
    /** Functions of the file, by their names. */
    const declared = new Map();
    const handlers = [];
    return {
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && node.init !== null) declared.set(node.id.name, node.init);
      },
      'JSXAttribute[name.name="onKeyDown"]'(node) {
        if (isTextField.test(node.parent.name.name ?? '') && node.value?.type === 'JSXExpressionContainer')
          handlers.push(node.value.expression);
      },
      'Program:exit'() {
        for (const handler of handlers) {
          const run = handler.type === 'Identifier' ? declared.get(handler.name) : handler;
          if (run === undefined || !/Function/.test(run.type)) continue;
          const text = context.sourceCode.getText(run);
          if (readsKey.test(text) && !text.includes('isComposing'))
            context.report({ node: handler, messageId: 'composed' });
        }
      },
    };
  },
};
