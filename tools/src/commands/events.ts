import { eventGraph, eventsDocument, graphFaults } from '@posy/shared-contracts/event-graph';
import { eventSurfaces, undeclaredEvents } from '../contracts/event-surfaces';
import { generate } from '../contracts/generated-file';
import { PlainError } from '../support/progress';
import { inRoot } from '../support/workspace';

/** `posy events`: checks who publishes and handles what, and writes docs/events.md; `--check` only compares it. */
export const main = async (args: string[]): Promise<void> => {
  const surfaces = await eventSurfaces();
  const faults = [...graphFaults(surfaces), ...undeclaredEvents(surfaces)];
  if (faults.length > 0) throw new PlainError(`The events have faults:\n  ${faults.join('\n  ')}`);
  await generate(inRoot('docs', 'events.md'), eventsDocument(eventGraph(surfaces)), 'events', args);
};
