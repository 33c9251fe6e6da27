import { isWithin, marketOfPath } from '@posy/shared-contracts';
import { readReleaseSet } from '@posy/shared-contracts/manifest';
import type { MountProps, Readable } from '@posy/shared-contracts/mount-props';
import type { DrawRequest } from '@posy/shared-contracts/server-half';
import { frameParts } from '../features/frame-parts';
import { consentModeOf } from '../host/consent/consent';
import type { ShellServices } from '../host/shell-context';
import { isActiveAt } from '../platform/remotes/active-at';
import { isOfContract } from '../platform/remotes/known-remotes';
import type { SocialProvider } from '../platform/social-providers';

const always = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined });
const nothing = (): void => undefined;
const refuse = async (): Promise<never> => {
  throw new Error('Nobody is here while a page is drawn on the server.');
};

/** Account actions follow presses, which a server never receives. */
const noAccount = new Proxy({}, { get: () => refuse }) as ShellServices['session']['account'];

const sessionOf = (host: MountProps): ShellServices['session'] => ({
  session: host.session,
  firestore: host.firestore,
  account: noAccount,
  signOut: refuse,
  idToken: async () => null,
  warmUp: nothing,
  waitingEdits: always(0),
  waitingPlaces: always([]),
  isLasting: always(true),
  lostEdits: always(0),
  editsWithoutRoom: always(0),
  recountEdits: nothing,
});

/** The shell's services for a server-rendered page, without a person. */
export const shellForNobody = ({ pathname, page }: DrawRequest, host: MountProps): ShellServices => {
  const { set } = readReleaseSet(page?.releaseSet);
  const remotes = set.remotes.filter(isOfContract);
  const market = marketOfPath(pathname);
  const providers = (page?.socialProviders ?? []) as readonly SocialProvider[];
  return {
    market,
    parts: frameParts,
    releaseSet: { ...set, remotes },
    session: sessionOf(host),
    notices: { shown: always([]), show: nothing, close: nothing, hold: nothing, retract: nothing, recall: () => false },
    socialProviders: providers,
    providersHere: always(providers),
    leavingWeddings: new Set(),
    seenEntries: { read: () => [], save: nothing },
    demo: page?.demo ?? false,
    install: always(null),
    newRelease: always(null),
    isBarePath: (path) =>
      remotes.some(({ manifest }) => manifest.bareBasePaths.some((basePath) => isWithin(path, basePath))),
    isRemotePath: (path) => remotes.some((remote) => isActiveAt(remote, path)),
    onOutlet: nothing,
    consent: {
      isSecondScreen: false,
      state: always({ mode: consentModeOf(market.prefix), isAllowed: false, isAsking: false, isReopened: false }),
      choose: nothing,
      askAgain: nothing,
    },
    pushes: refuse,
    leftAt: () => null,
    signUpAsks: { shown: always(null), ask: nothing, leave: nothing },
    askToRate: null,
  };
};
