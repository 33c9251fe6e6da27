/** A part of the rules between `match <path> {` and its end. */
interface Block {
  path: string;
  from: number;
  to: number;
}

/** Returns the end of the block opened at a position. Names of paths have braces too, in pairs. */
const endOf = (rules: string, opened: number): number => {
  let depth = 1;
  for (let at = opened; at < rules.length; at += 1) {
    if (rules[at] === '{') depth += 1;
    if (rules[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return rules.length;
};

const blocksOf = (rules: string): Block[] =>
  [...rules.matchAll(/\bmatch (\/\S+) \{/g)].map((match) => {
    const from = match.index + match[0].length;
    return { path: match[1] ?? '', from, to: endOf(rules, from) };
  });

/** `/weddings/{weddingId}/tasks/{taskId}` is in the collection `weddings/{id}/tasks`. */
const collectionOf = (parents: readonly Block[], { path }: Block): string =>
  [...parents.map((parent) => parent.path), path]
    .filter((each) => !each.startsWith('/databases/'))
    .join('')
    .replace(/\{\w+\}/g, '{id}')
    .replace(/^\//, '')
    .replace(/\/\{id\}$/, '');

const fieldLists = /(?<![\w.])(?:request\.resource\.)?data\.keys\(\)\.hasOnly\(\s*\[([^\]]*)\]/g;

/** Fields that rules let clients write, by collection, as far as the rules name them: `data.keys().hasOnly([…])`. */
export const fieldsOfRules = (rules: string): Record<string, string[]> => {
  const blocks = blocksOf(rules);
  const found = new Map<string, Set<string>>();
  for (const match of rules.matchAll(fieldLists)) {
    const around = blocks.filter(({ from, to }) => from <= match.index && match.index < to);
    const own = around.at(-1);
    if (own === undefined) continue;
    const collection = collectionOf(around.slice(0, -1), own);
    const fields = found.get(collection) ?? new Set();
    for (const [, field = ''] of (match[1] ?? '').matchAll(/'([^']+)'/g)) fields.add(field);
    found.set(collection, fields);
  }
  return Object.fromEntries([...found].map(([collection, fields]) => [collection, [...fields].sort()]));
};
