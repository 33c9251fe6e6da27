import type { Delivery, Reactions } from '@posy/shared-contracts/bus';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { FirestoreError, type MountProps } from '@posy/shared-contracts/mount-props';

/** What a concept does on an event. Delivered at least once: it must change nothing the second time. */
export type Reaction<N extends EventName> = (
  host: MountProps,
  payload: EventPayload<N>,
  delivery: Delivery,
) => Promise<void>;

/** What a concept does on which event. */
export type ReactionTable = { [N in EventName]?: Reaction<N> };

/** Refused for good: this person is no member of the wedding any more, so trying again would never end. */
const isFinal = (error: unknown): boolean => error instanceof FirestoreError && error.failure === 'permission-denied';

/**
 * The concepts' reactions as the host wants them. Each concept hears of an event on its own: one that fails keeps the
 * event waiting for another try, and does not keep the others from theirs.
 */
export const joinReactions = (host: MountProps, concepts: Readonly<Record<string, ReactionTable>>): Reactions => {
  const joined: Reactions = {};
  const names = new Set(Object.values(concepts).flatMap((table) => Object.keys(table) as EventName[]));
  for (const name of names)
    joined[name] = async (payload, delivery) => {
      const failures: unknown[] = [];
      for (const [concept, table] of Object.entries(concepts)) {
        // The bus has checked the payload against this event's schema.
        const reaction = table[name] as Reaction<EventName> | undefined;
        try {
          await reaction?.(host, payload as EventPayload<EventName>, delivery);
        } catch (error) {
          if (isFinal(error)) host.telemetry.error(concept, error);
          else failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    };
  return joined;
};
