import { ApiError, marketOfPath } from '@posy/shared-contracts';
import type { MountProps, Readable, Session } from '@posy/shared-contracts/mount-props';
import type { DrawEdges, DrawRequest } from '@posy/shared-contracts/server-half';
import { servedViewport } from './served-viewport';
import { zoneOfMarket } from './zone-of-market';

const always = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined });
const nothing = (): void => undefined;

/** The server has nothing of a page: using it while rendering is a mistake, and throws. */
const refuse = (what: string) => (): never => {
  throw new Error(`${what} is not there while a page is drawn on the server.`);
};

const asApiError = (error: unknown): unknown => {
  const { kind, status, code, message } = (error ?? {}) as Partial<ApiError>;
  return kind === undefined || status === undefined || code === undefined || message === undefined
    ? error
    : new ApiError(kind, status, code, message);
};

/** Mount props of an anonymous page: signed out, with a connection, and without stored data. */
export const hostForNobody = (
  { remote, pathname, search, now }: DrawRequest,
  edges: DrawEdges,
  failed: (error: unknown) => void,
): MountProps => {
  const market = marketOfPath(pathname);
  const { locale, catalogue } = market;
  const noFirestore = refuse('The database');
  return {
    remote,
    session: always<Session>({ status: 'signed-out' }),
    bus: { publish: async () => undefined, subscribe: () => nothing },
    api: {
      call: (name, input) =>
        edges.call(name, input).catch((error: unknown) => {
          throw asApiError(error);
        }) as never,
      upload: refuse('Sending files'),
    },
    firestore: {
      watch: noFirestore,
      watchDocument: noFirestore,
      read: noFirestore,
      readDocument: noFirestore,
      commit: noFirestore,
      newId: noFirestore,
    },
    locale: always({ market, locale, catalogue, timeZone: zoneOfMarket(market) }),
    location: always({ pathname, search, hash: '' }),
    navigate: refuse('Navigation'),
    askToSignUp: nothing,
    preload: nothing,
    notices: { show: nothing },
    slots: { mount: refuse('The document') },
    openItems: { open: () => nothing },
    telemetry: { error: (_feature, error) => failed(error) },
    tracking: {
      enquiry: nothing,
      booked: nothing,
      collaborating: nothing,
      review: nothing,
      viewedProfile: nothing,
      accountFailure: nothing,
    },
    seen: { mark: nothing },
    clock: { now: () => now, after: () => nothing, newId: refuse('Chance') },
    online: always(true),
    viewport: always(servedViewport),
    nonce: '',
  };
};
