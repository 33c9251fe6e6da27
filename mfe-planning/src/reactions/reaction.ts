import type { Delivery, Reactions } from '@posy/shared-contracts/bus';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { FirestoreError, type MountProps } from '@posy/shared-contracts/mount-props';

/** The reaction of a concept to an event. Events are delivered at least once: a second run must change nothing. */
export type Reaction<N extends EventName> = (
  host: MountProps,
  payload: EventPayload<N>,
  delivery: Delivery,
) => Promise<void>;

/** The reactions of a concept, by event. */
export type ReactionTable = { [N in EventName]?: Reaction<N> };

/** A final refusal: this person is no longer a member of the wedding, so retries would never end. */
const isFinal = (error: unknown): boolean => error instanceof FirestoreError && error.failure === 'permission-denied';

/**
 * Joins the concepts' reactions for the host. Each concept receives an event independently: one that fails keeps the
 * event in the queue for a retry and does not stop the others.
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
