import { type EndpointName, endpoints } from '@posy/shared-contracts/endpoints';
import { areasToCome } from '@posy/shared-contracts/event-graph';

/** Callers of an endpoint whose name no screen uses. */
export type Caller = { area: string } | { address: string };

/** Calls whose screens come with an area that is still to be built, and those that are made by their address. */
export const waitingEndpoints: Readonly<Partial<Record<EndpointName, Caller>>> = Object.fromEntries([
  ['householdInvitation', { address: 'whoever has a household’s link, as data; its page calls the handler' }],
  ['openInvitation', { address: 'whoever has a household’s link, as data; its page calls the handler' }],
  ['answerInvitation', { address: 'whoever has a household’s link, as data; its page calls the handler' }],
  ['giveAddress', { address: 'whoever has a household’s link, as data; its page calls the handler' }],
  ['calendarFeed', { address: 'calendar apps, by the address that settings show' }],
  ['supplierFeed', { address: 'calendar apps of suppliers, by the address that their calendar shows' }],
  ['resolveLinkTracking', { address: 'the app, for links that it is opened with' }],
] satisfies [EndpointName, Caller][]);

/** Calls of the table that no source of a client names. */
export const uncalled = (clients: string): EndpointName[] =>
  (Object.keys(endpoints) as EndpointName[]).filter((name) => !new RegExp(`['"]${name}['"]`).test(clients));

/** Returns calls without a caller that are not listed, and listed ones that have a caller. */
export const callFaults = (
  clients: string,
  waiting = waitingEndpoints,
  areas: Readonly<Record<string, string>> = areasToCome,
): string[] => {
  const without = uncalled(clients);
  return [
    ...without
      .filter((name) => waiting[name] === undefined)
      .map((name) => `${name} is called by nobody: call it, drop it, or say what it comes with.`),
    ...Object.keys(waiting)
      .filter((name) => !without.some((one) => one === name))
      .map((name) => `${name} is called, and is listed as waiting.`),
    ...Object.entries(waiting).flatMap(([name, caller]) =>
      'area' in caller && !Object.hasOwn(areas, caller.area)
        ? [`${name} waits for the area ${caller.area}, which is done.`]
        : [],
    ),
  ];
};

/** The part of a document that lists them. */
export const waitingCalls = (): string[] => [
  '## Calls that wait',
  '',
  'Calls that have a handler and are made by no screen: with which area their screens come, or who makes them by their address.',
  '',
  '| call | method and path | made by |',
  '| ---- | --------------- | ------- |',
  ...Object.entries(waitingEndpoints).map(([name, caller]) => {
    const { method, path } = endpoints[name as EndpointName];
    const by = 'area' in caller ? `the screens of ${caller.area}, which are to come` : caller.address;
    return `| \`${name}\` | ${method} \`${path}\` | ${by} |`;
  }),
  '',
];
