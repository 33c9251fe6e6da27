/** Notices and messages of a screen's edits. */
import { nameOf } from './property-name.mjs';

/** A publish without a failure handler is an unhandled rejection. */
export const caughtPublish = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { caught: 'A publish may fail: await it, or say with catch what happens then.' },
  },
  create: (context) => ({
    'UnaryExpression[operator="void"] > CallExpression[callee.property.name="publish"]': (node) =>
      context.report({ node, messageId: 'caught' }),
  }),
};

/** An older undo that stays beside a newer edit of the same subject would overwrite it. */
export const undoSaysAbout = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { about: 'A notice with an action says `about` what it is: the newest about one thing alone stays.' },
  },
  create: (context) => ({
    'CallExpression[callee.property.name="show"] > ObjectExpression.arguments:first-child'(node) {
      const names = node.properties.map(nameOf);
      if (names.includes('action') && names.includes('text') && !names.includes('about'))
        context.report({ node, messageId: 'about' });
    },
  }),
};
