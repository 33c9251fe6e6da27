import type { BuildSurface, EventSide } from '../build-surface';
import type { Composition, RemoteMember } from '../composition';
import { readFaults } from '../read-faults';
import { carriedEvents } from './declared-event-rules';
import type { Fault, Rule } from './fault';

type Carried = NonNullable<BuildSurface['carries']>[string];

/** Returns why the bus would refuse an event that a remote publishes; null when it accepts it. */
const refusalOf = (event: string, published: EventSide, carried: Carried | undefined): string | null => {
  if (carried === undefined) return 'does not know it';
  if (published.version > carried.version) return `knows it in version ${carried.version}`;
  if (published.delivery !== carried.delivery)
    return `carries it as a ${carried.delivery}, not a ${published.delivery}`;
  const steps = Array.from(
    { length: carried.version - published.version },
    (_none, index) => published.version + index,
  );
  const missing = steps.find((step) => !carried.casts.includes(step));
  if (missing !== undefined) return `has no caster from version ${missing} to ${missing + 1}`;
  if (published.version < carried.version || published.hash === carried.hash) return null;
  const faults = readFaults(published.payload, carried.payload, 'exact', event);
  return faults.length === 0 ? null : `takes another payload in that version: ${faults.join(', ')}`;
};

/** Returns why a remote would not understand an event that the bus delivers; null when it does. */
const misreadingOf = (event: string, handled: EventSide, carried: Carried | undefined): string | null => {
  if (carried === undefined) return 'does not know it';
  if (handled.version > carried.version) return `hands on version ${carried.version}`;
  if (handled.hash === carried.hash) return null;
  const faults = readFaults(carried.payload, handled.payload, 'open', event);
  return faults.length === 0 ? null : `hands on version ${carried.version}: ${faults.join(', ')}`;
};

const eventFaults = (
  composition: Composition,
  side: (remote: RemoteMember) => Record<string, EventSide> | undefined,
  sentenceOf: (remote: RemoteMember, event: string, known: EventSide, carried: Carried | undefined) => string | null,
  kind: 'published event' | 'handled event',
): Fault[] => {
  const carries = carriedEvents(composition);
  if (carries === null) return [];
  return composition.remotes.flatMap((remote) =>
    Object.entries(side(remote) ?? {}).flatMap(([event, known]) => {
      const what = sentenceOf(remote, event, known, Object.hasOwn(carries, event) ? carries[event] : undefined);
      return what === null ? [] : [{ kind, parties: [remote.name, 'shell'], what }];
    }),
  );
};

/** The bus refuses invalid payloads, and the person who pressed the button does not notice. */
export const publishedEventRule: Rule = (composition) =>
  eventFaults(
    composition,
    ({ surface }) => surface?.publishes,
    ({ called }, event, known, carried) => {
      const why = refusalOf(event, known, carried);
      if (why === null) return null;
      return `${called} publishes ${event} in version ${known.version}, and ${composition.shell.called} ${why}: the event would be lost`;
    },
    'published event',
  );

export const handledEventRule: Rule = (composition) =>
  eventFaults(
    composition,
    ({ surface }) => surface?.handles,
    ({ called }, event, known, carried) => {
      const why = misreadingOf(event, known, carried);
      if (why === null) return null;
      return `${called} handles ${event} in version ${known.version}, and ${composition.shell.called} ${why}`;
    },
    'handled event',
  );
