import type { EventNode } from './graph';
import { areasToCome } from './planned';

const list = (names: readonly string[]): string => (names.length === 0 ? 'nobody yet' : names.join(', '));

const table = (nodes: readonly EventNode[]): string[] => [
  '| event | version | delivery | from | to | will also go to | comes with |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...nodes.map(
    ({ name, version, delivery, producers, handlers, awaited, area }) =>
      `| \`${name}\` | ${version} | ${delivery} | ${list(producers)} | ${list(handlers)} | ${awaited.join(', ')} | ${area ?? ''} |`,
  ),
];

const key = (name: string): string => name.replace(/[^a-z]/g, '_');

/** Draws one arrow per pair of packages, labelled with the events; dotted when all of them are planned. */
const picture = (nodes: readonly EventNode[]): string[] => {
  const arrows = new Map<string, EventNode[]>();
  for (const node of nodes)
    for (const from of node.producers)
      for (const to of node.handlers) arrows.set(`${from}>${to}`, [...(arrows.get(`${from}>${to}`) ?? []), node]);
  const packages = [...new Set(nodes.flatMap(({ producers, handlers }) => [...producers, ...handlers]))].sort();
  return [
    '```mermaid',
    'flowchart LR',
    ...packages.map((name) => `  ${key(name)}["${name}"]`),
    ...[...arrows.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([pair, sent]) => {
        const [from = '', to = ''] = pair.split('>');
        const line = sent.every(({ status }) => status === 'planned') ? '-.->' : '-->';
        return `  ${key(from)} ${line}|"${sent.map(({ name }) => name).join('<br/>')}"| ${key(to)}`;
      }),
    '```',
  ];
};

/** The events that nobody publishes yet, and what they wait for. */
const plannedPart = (planned: readonly EventNode[], areas: Readonly<Record<string, string>>): string[] =>
  planned.length === 0
    ? ['None: every event that is agreed on is published and received.']
    : [
        'Agreed on and checked at run time, but published by nobody yet; from and to are who is meant to. Each comes with an',
        'area that is still to be built; one that waits for an area that is done fails the check.',
        '',
        ...Object.entries(areas).map(([area, what]) => `- **${area}**: ${what}`),
        '',
        ...picture(planned),
        '',
        ...table(planned),
      ];

/** docs/events.md, from the graph. */
export const eventsDocument = (nodes: readonly EventNode[], areas = areasToCome): string => {
  const active = nodes.filter(({ status }) => status === 'active');
  const planned = nodes.filter(({ status }) => status === 'planned');
  return [
    '# Events: who talks to whom',
    '',
    'Made by `node tools/bin/posy.mjs events` from the manifests of the remotes and the shell’s own list; do not edit.',
    'Facts reach whoever listens; a state’s last value is replayed to late listeners; durable events wait until every',
    'handler has acknowledged them.',
    '',
    '## In use',
    '',
    ...picture(active),
    '',
    ...table(active),
    '',
    '## Planned',
    '',
    ...plannedPart(planned, areas),
    '',
  ].join('\n');
};
