import type { BusEvent } from '@posy/shared-contracts/events';
import type { DeclaredEvent, ReleasedRemote } from '@posy/shared-contracts/manifest';

/** The declaration of an event in the manifests of a set; undefined when no remote has one. */
export const declarationOf = (remotes: readonly ReleasedRemote[], event: string): DeclaredEvent | undefined =>
  remotes.find(({ name }) => event.startsWith(`${name}.`))?.manifest.events?.[event];

/**
 * Finds events that remotes declare. The reader of their schemas is loaded with the first of them; a failed load is tried
 * again with the next.
 */
export const declaredEventsOf = (remotes: readonly ReleasedRemote[]) => {
  const known = new Map<string, BusEvent>();
  return async (event: string): Promise<BusEvent | null> => {
    const declaration = declarationOf(remotes, event);
    if (declaration === undefined) return null;
    const { declaredEvent } = await import('@posy/shared-contracts/declared-events');
    const read = known.get(event) ?? declaredEvent(event, declaration);
    known.set(event, read);
    return read;
  };
};
