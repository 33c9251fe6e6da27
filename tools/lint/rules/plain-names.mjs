import { dirname, relative } from 'node:path';
import { packageAbove } from './package-of.mjs';
import { nameOf } from './property-name.mjs';

/** Words that only this team understood, and what people bring along: docs/glossary.md. */
const plainer = {
  deed: 'command',
  gate: 'guard',
  hearsay: 'unconfirmed',
  keep: 'queue, save, store, sync',
  keeper: 'owner',
  keeping: 'storing',
  kept: 'queued, saved, stored',
  passive: 'autoComplete',
  patience: 'timeout',
  ripple: 'impact',
  tell: 'notify, publish, report, send',
  teller: 'presenter',
  telling: 'reporting',
  told: 'notice, reported',
  twin: 'duplicate',
};

/** Words without another meaning in plain English: comments avoid them, too. The others are good verbs there. */
const inComments = /\b(deed|hearsay|patience|ripple|teller|twin)s?\b/i;

/** Names of HTTP, which everybody knows under them. */
const known = /^keepAlive(Millis|Timeout)?$/;

/** The name of tests before the main line is common everywhere: the folder of the journeys that `npm test` runs. */
const beforeMain = /^gate[/\\]/;

const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((part) => part.toLowerCase());

/** The word of a part, which may be several of it. */
const privateWord = (part) => [part, part.replace(/s$/, '')].find((word) => Object.hasOwn(plainer, word));

/**
 * Names of what is declared here, of files and folders, and of states (a type that is one word in quotes). Keys of object literals are data or options of libraries
 * (`passive` of listeners, `keepAlive` of agents, documents' fields); texts, message ids and event names are no names.
 */
export const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      plain: '`{{word}}` in {{name}}: say {{instead}}.',
      comment: '`{{word}}` in a comment: say {{instead}}.',
    },
  },
  create(context) {
    const check = (node, name) => {
      const word = known.test(name) ? undefined : partsOf(name).map(privateWord).find(Boolean);
      if (word !== undefined)
        context.report({ node, messageId: 'plain', data: { word, name, instead: plainer[word] } });
    };
    const member = (node) => {
      if (!node.computed) check(node.key, String(nameOf(node)));
    };
    return {
      Program(node) {
        const root = packageAbove(dirname(context.filename)).src;
        check(node, relative(dirname(root), context.filename).replace(beforeMain, ''));
      },
      'Program:exit'() {
        for (const comment of context.sourceCode.getAllComments()) {
          const word = inComments.exec(comment.value)?.[1]?.toLowerCase();
          if (word !== undefined)
            context.report({ loc: comment.loc, messageId: 'comment', data: { word, instead: plainer[word] } });
        }
        for (const { variables } of context.sourceCode.scopeManager.scopes)
          for (const { name, defs } of variables) {
            const made = defs.find(({ type }) => type !== 'ImportBinding');
            if (made !== undefined) check(made.name, name);
          }
      },
      TSLiteralType({ literal }) {
        if (typeof literal.value === 'string' && /^[A-Za-z]+$/.test(literal.value)) check(literal, literal.value);
      },
      TSPropertySignature: member,
      TSMethodSignature: member,
      PropertyDefinition: member,
      MethodDefinition: member,
    };
  },
};
