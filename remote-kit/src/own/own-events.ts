import type { Bus, Delivery } from '@posy/shared-contracts/bus';

/** The bus with the events that a remote declares in its manifest: name to payload. */
export interface OwnBus<Events> {
  /** Rejects when the payload is not as the manifest says. */
  publish<N extends keyof Events & string>(event: N, payload: Events[N]): Promise<void>;
  /** Listens until the returned function is called. */
  subscribe<N extends keyof Events & string>(
    event: N,
    handler: (payload: Events[N], delivery: Delivery) => void | Promise<void>,
  ): () => void;
}

/**
 * The page's bus for events of remotes, one's own or another's. The page checks payloads by the manifests; the types here are
 * what the remote says of them.
 *
 * @example
 * type OwnEvents = { 'honeymoon.planned': { place: string } };
 * void ownEvents<OwnEvents>(bus).publish('honeymoon.planned', { place }).catch(report);
 */
export const ownEvents = <Events>(bus: Bus): OwnBus<Events> => bus as unknown as OwnBus<Events>;
