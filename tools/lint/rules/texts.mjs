/** Texts that people read: from the messages, and money with its narrow sign. */
import { nameOf } from './property-name.mjs';

export const noLiteralText = {
  meta: { type: 'problem', schema: [], messages: { literal: 'Text that people read comes from messages/: {{text}}' } },
  create(context) {
    const report = (node, text) => {
      // The product's name is the same in every language.
      if (text.trim() !== 'Posy' && /\p{L}{2,}/u.test(text))
        context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } });
    };
    return {
      JSXText: (node) => report(node, node.value),
      'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label|description|heading)$/] > Literal': (node) =>
        report(node, String(node.value)),
      'JSXExpressionContainer > Literal': (node) => {
        if (node.parent.parent.type === 'JSXElement') report(node, String(node.value));
      },
    };
  },
};

/** Without it French writes “14 024 £GB”, and a screen shows one amount in two ways. */
export const narrowCurrency = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { narrow: "Money is written with its narrow sign: add currencyDisplay: 'narrowSymbol'." },
  },
  create: (context) => ({
    ObjectExpression(node) {
      const has = (name, value) =>
        node.properties.some((property) => nameOf(property) === name && property.value?.value === value);
      if (has('style', 'currency') && !has('currencyDisplay', 'narrowSymbol'))
        context.report({ node, messageId: 'narrow' });
    },
  }),
};
