import { ApiError } from '@posy/shared-contracts';
import { onceOnlyKey } from '@posy/shared-contracts/constants';
import type { ApiClient, EndpointInput, EndpointName } from '@posy/shared-contracts/endpoints';
import type {
  Readable,
  Session,
  SupplierAction,
  TrackedProperties,
  Tracking,
} from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import type { JsonStore } from '../adapters/storage/json-store';

export interface TrackingOptions {
  api: Pick<ApiClient, 'call'>;
  /** Returns true when the person agreed. */
  isAllowed: () => boolean;
  online: Readable<boolean>;
  session: Readable<Session>;
  market: string;
  locale: string;
  store: JsonStore;
  report: (error: unknown) => void;
}

type TrackingEndpoint = Extract<EndpointName, `track${string}`>;
type Send = () => Promise<unknown>;

/** Maximum number of actions that wait for a connection, in memory only; the oldest are dropped. */
const mostWaiting = 50;

/** Properties of the person that do not identify them: the server reads the identity from the token. */
const identifyProps = (session: Session): TrackedProperties => ({
  signedIn: session.status === 'signed-in',
  kind: session.status === 'signed-in' ? session.user.kind : null,
  role: session.status === 'signed-in' ? session.role : null,
});

/**
 * Reports actions to the backend's analytics. Nothing is sent, stored or marked without consent. Source:
 * S7-track-viewed-profile-01.
 */
export const createTracking = (options: TrackingOptions): Tracking => {
  const { api, isAllowed, online, session, market, locale, store, report } = options;
  const waiting: Send[] = [];
  const genericProps = { market, locale };

  const attempt = async (send: Send): Promise<void> => {
    try {
      await send();
    } catch (error) {
      const isPassing = error instanceof ApiError && error.kind === 'offline';
      if (isPassing) waitWith(send);
      else report(error);
    }
  };
  const waitWith = (send: Send): void => {
    waiting.push(send);
    waiting.splice(0, Math.max(0, waiting.length - mostWaiting));
  };
  const notify = <N extends TrackingEndpoint>(name: N, body: EndpointInput<N>['body']): void => {
    if (!isAllowed()) return;
    const send = (): Promise<unknown> =>
      isAllowed() ? api.call(name, { body } as EndpointInput<N>) : Promise.resolve();
    if (online.get()) void attempt(send);
    else waitWith(send);
  };
  online.subscribe(() => {
    if (online.get()) for (const send of waiting.splice(0)) void attempt(send);
  });

  /** Returns true the first time on this device, and marks it. */
  const isFirst = (event: string): boolean => {
    if (!isAllowed()) return false;
    const key = onceOnlyKey(event);
    if (store.read(key, v.literal(true)) !== null) return false;
    store.write(key, true);
    return true;
  };
  const supplierAction =
    (event: string, reportWith: (common: ReturnType<typeof commonOf>, supplierId: string) => void) =>
    (action: SupplierAction): void => {
      if (action.onceAs !== undefined && !isFirst(action.onceAs)) return;
      reportWith(commonOf(action.onceAs ?? event, action), action.supplierId);
    };
  const commonOf = (event: string, { category, properties = {} }: SupplierAction) => ({
    event,
    identifyProps: identifyProps(session.get()),
    genericProps,
    specificEventProps: properties,
    source: 'web' as const,
    category,
  });
  return {
    enquiry: supplierAction('enquiry', (common, id) => notify('trackEnquiry', { ...common, contactedSupplier: id })),
    booked: supplierAction('booked', (common, id) => notify('trackBooked', { ...common, bookedSupplier: id })),
    collaborating: supplierAction('collaborating', (common, id) =>
      notify('trackCollaborating', { ...common, collaboratingSupplierId: id }),
    ),
    review: supplierAction('review', (common, id) => notify('trackReview', { ...common, viewedSupplierId: id })),
    viewedProfile: ({ supplierId, properties = {} }) =>
      notify('trackViewedProfile', { supplierId, properties: { ...genericProps, ...properties } }),
    accountFailure: ({ attempt: tried, reason }) =>
      notify('trackAccount', { event: `${tried}-failed`, genericProps, source: 'web', reason: reason.slice(0, 120) }),
  };
};
