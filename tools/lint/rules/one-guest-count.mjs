import { join } from 'node:path';

/** The rule of how many guests a wedding has. */
const headsFile = join('rules', 'plan', 'guests', 'guest-heads.ts');

/** A choice between a guest list's count and the couple's guess is made in one place, so that all figures agree. */
export const oneGuestCount = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { heads: 'Ask `weddingHeads` of @posy/shared-contracts/rules how many guests a wedding has.' },
  },
  create(context) {
    if (context.filename.endsWith(headsFile)) return {};
    const check = (node) => {
      const text = context.sourceCode.getText(node);
      if (/\bcount\b/.test(text) && /\bestimate\b/.test(text) && !/<\w/.test(text) && node.parent.type !== node.type)
        context.report({ node, messageId: 'heads' });
    };
    return {
      ConditionalExpression: check,
      'LogicalExpression[operator=/^(\\?\\?|\\|\\|)$/]': check,
      'CallExpression[callee.object.name="Math"]': check,
    };
  },
};
