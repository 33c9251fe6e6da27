import type { CallSide } from '../build-surface';
import { lackingIndexes } from '../query-indexes';
import { readFaults } from '../read-faults';
import type { Rule } from './fault';

const callFaults = (name: string, asked: CallSide, offered: CallSide | undefined): string[] => {
  if (offered === undefined) return ['does not have it'];
  if (asked.method !== offered.method || asked.path !== offered.path)
    return [`has it as ${offered.method} ${offered.path}, not ${asked.method} ${asked.path}`];
  const faults = [
    ...readFaults(asked.params, offered.params, 'exact', `${name} params`),
    ...readFaults(asked.body, offered.body, 'exact', `${name} body`),
    ...readFaults(offered.answer, asked.answer, 'open', `${name} answer`),
  ];
  return faults.length === 0 ? [] : [`has it otherwise: ${faults.join(', ')}`];
};

const todo = 'Update the server and start it again first.';

export const callRule: Rule = ({ shell, remotes, server }) =>
  server === null
    ? []
    : [shell, ...remotes].flatMap(({ name, called, surface }) =>
        Object.entries(surface?.calls ?? {}).flatMap(([call, asked]) => {
          const offered = Object.hasOwn(server.calls, call) ? server.calls[call] : undefined;
          return callFaults(call, asked, offered).map((why) => ({
            kind: 'call' as const,
            parties: [name, 'server'],
            what: `${called} calls ${call}, and the running server ${why}`,
            todo,
          }));
        }),
      );

/** A field that the rules refuse: "try again" that can never work. */
export const documentRule: Rule = ({ shell, remotes, server }) =>
  server === null
    ? []
    : [shell, ...remotes].flatMap(({ name, called, surface }) =>
        Object.entries(surface?.documents ?? {}).flatMap(([path, fields]) => {
          const allowed = server.documents[path];
          const refused = allowed === undefined ? [] : fields.filter((field) => !allowed.includes(field));
          if (refused.length === 0) return [];
          return [
            {
              kind: 'document' as const,
              parties: [name, 'server'],
              what: `${called} writes ${refused.join(', ')} of ${path}, which the rules of the running server refuse`,
              todo,
            },
          ];
        }),
      );

/** A query without its index: a Firebase project refuses it, and the screen never gets its documents. */
export const indexRule: Rule = ({ shell, remotes, server }) => {
  const { indexes } = server ?? {};
  if (indexes === undefined) return [];
  return [shell, ...remotes].flatMap(({ name, called, surface }) =>
    (surface?.queries ?? []).flatMap((query) =>
      lackingIndexes(query, indexes).map((index) => ({
        kind: 'index' as const,
        parties: [name, 'server'],
        what: `${called} asks ${query.path} in a way that needs an index, which the running server does not have: ${index}`,
        todo: 'Add it to firestore.indexes.json, deploy the indexes, update the server and start it again first.',
      })),
    ),
  );
};
