import { isOwnEvent, UnreadableSchema } from '@posy/shared-contracts/declared-events';
import { eventNamed } from '@posy/shared-contracts/events';
import type { BuildSurface } from '../build-surface';
import type { Composition, RemoteMember } from '../composition';
import { declaredSideOf } from '../event-side';
import type { Rule } from './fault';

type Carries = NonNullable<BuildSurface['carries']>;

/** The fault of a declaration in words; null when pages read it. */
const faultOf = (remote: string, event: string, read: () => unknown): string | null => {
  if (!isOwnEvent(remote, event)) return `events of its own begin with ${remote}.`;
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof UnreadableSchema) return error.message;
    throw error;
  }
};

const declarationsOf = ({ name, manifest }: RemoteMember) =>
  Object.entries(manifest?.events ?? {}).map(([event, declared]) => {
    const read = () => declaredSideOf(event, declared);
    return { event, read, fault: faultOf(name, event, read) };
  });

/** Events that the page's bus would carry: the shell's, and those that remotes declare where the shell reads declarations. Null: nobody knows. */
export const carriedEvents = ({ shell, remotes }: Composition): Carries | null => {
  const { carries, carriesDeclared } = shell.surface ?? {};
  if (carries === undefined) return null;
  const declared = carriesDeclared === true ? remotes.flatMap(declarationsOf) : [];
  const readable = declared.filter(({ fault }) => fault === null).map(({ event, read }) => [event, read()] as const);
  return { ...Object.fromEntries(readable), ...carries };
};

/** A declaration that no page reads: its event would be lost. */
export const declaredEventRule: Rule = ({ remotes }) =>
  remotes.flatMap((remote) =>
    declarationsOf(remote).flatMap(({ event, fault }) =>
      fault === null
        ? []
        : [
            {
              kind: 'declared event' as const,
              parties: [remote.name],
              what: `${remote.called} declares ${event}, which no page would carry: ${fault.replace(/\.$/, '')}`,
              todo: `Mend events in the manifest of ${remote.name}, and build it again.`,
            },
          ],
    ),
  );

/** An event of another remote that a remote waits for, and that nobody declares. */
export const awaitedEventRule: Rule = (composition) => {
  const carries = carriedEvents(composition);
  if (carries === null) return [];
  return composition.remotes.flatMap(({ name, called, manifest, surface }) =>
    (surface === null ? [] : (manifest?.handles ?? []))
      .filter((event) => eventNamed(event) === null && !Object.hasOwn(carries, event))
      .map((event) => ({
        kind: 'handled event' as const,
        parties: [name],
        what: `${called} handles ${event}, and no member of the set declares it`,
        todo: `Deploy the remote that declares ${event} first, or take it out of handles.`,
      })),
  );
};
