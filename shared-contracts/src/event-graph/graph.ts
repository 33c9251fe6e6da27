import { events } from '../events';
import { areasToCome, awaitedHandlers, type PlannedEvent, plannedEvents } from './planned';

/** The part of a manifest that the graph is made from. */
export interface EventSurface {
  name: string;
  publishes: readonly string[];
  handles: readonly string[];
}

/** An event with its producers and handlers. */
export interface EventNode {
  name: string;
  version: number;
  delivery: string;
  status: 'active' | 'planned';
  producers: string[];
  handlers: string[];
  /** Future handlers of an event that is published already. */
  awaited: string[];
  /** The area that brings what is missing; null where nothing is. */
  area: string | null;
}

const naming = (surfaces: readonly EventSurface[], part: 'publishes' | 'handles', event: string): string[] =>
  surfaces.filter((surface) => surface[part].includes(event)).map(({ name }) => name);

/** Every event with its producers and handlers; of a planned one those that are intended. */
export const eventGraph = (
  surfaces: readonly EventSurface[],
  planned = plannedEvents,
  awaited = awaitedHandlers,
): EventNode[] =>
  Object.values(events).map(({ name, version, delivery }) => {
    const plan: PlannedEvent | undefined = planned[name];
    return {
      name,
      version,
      delivery,
      status: plan === undefined ? 'active' : 'planned',
      producers: plan === undefined ? naming(surfaces, 'publishes', name) : [plan.producer],
      handlers: plan === undefined ? naming(surfaces, 'handles', name) : [...plan.handlers],
      awaited: [...(awaited[name]?.handlers ?? [])],
      area: plan?.area ?? awaited[name]?.area ?? null,
    };
  });

/** Returns events without a planned handler, and awaited handlers that exist already. */
const awaitedFaults = (
  surfaces: readonly EventSurface[],
  planned: typeof plannedEvents,
  awaited: typeof awaitedHandlers,
): string[] => {
  const lost = eventGraph(surfaces, planned, awaited)
    .filter((node) => node.handlers.length + node.awaited.length === 0)
    .map(({ name }) => `The event ${name} goes to nobody: handle it, or name who will.`);
  const late = Object.entries(awaited).flatMap(([event, { handlers }]) => [
    ...(Object.hasOwn(events, event) && planned[event] === undefined
      ? []
      : [`${event} is awaited, and not published.`]),
    ...naming(surfaces, 'handles', event)
      .filter((name) => handlers.includes(name))
      .map((name) => `${name} handles ${event}, and is listed as awaited.`),
  ]);
  return [...lost, ...late];
};

/** Returns the events that still wait for a completed area. */
const overdueFaults = (nodes: readonly EventNode[], areas: Readonly<Record<string, string>>): string[] =>
  nodes.flatMap(({ name, area }) =>
    area === null || Object.hasOwn(areas, area) ? [] : [`${name} waits for the area ${area}, which is done.`],
  );

/** Returns the graph's faults as sentences; empty when there are none. */
export const graphFaults = (
  surfaces: readonly EventSurface[],
  planned = plannedEvents,
  awaited = awaitedHandlers,
  areas: Readonly<Record<string, string>> = areasToCome,
): string[] => {
  const known = new Set<string>(Object.keys(events));
  const unknown = surfaces.flatMap(({ name, publishes, handles }) =>
    [...publishes, ...handles]
      .filter((event) => !known.has(event))
      .map((event) => `${name} names the event ${event}, which there is not.`),
  );
  const silent = [...known]
    .filter((event) => planned[event] === undefined && naming(surfaces, 'publishes', event).length === 0)
    .map((event) => `The event ${event} has no producer: publish it, or list it as planned.`);
  const early = Object.keys(planned).flatMap((event) =>
    known.has(event)
      ? naming(surfaces, 'publishes', event).map((name) => `${name} publishes ${event}, which is listed as planned.`)
      : [`The planned event ${event} is not defined.`],
  );
  // An event that nobody publishes yet may only be handled by its planned handlers.
  const strangers = surfaces.flatMap(({ name, handles }) =>
    handles
      .filter((event) => planned[event] !== undefined && !planned[event].handlers.includes(name))
      .map((event) => `${name} handles ${event}, which is planned without it.`),
  );
  const overdue = overdueFaults(eventGraph(surfaces, planned, awaited), areas);
  return [...unknown, ...silent, ...early, ...strangers, ...awaitedFaults(surfaces, planned, awaited), ...overdue];
};
