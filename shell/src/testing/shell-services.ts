import { createTestHost, type TestHost } from '@posy/remote-kit/testing';
import { defaultMarket } from '@posy/shared-contracts';
import { contractVersion, type ReleasedRemote, type ReleaseSet } from '@posy/shared-contracts/manifest';
import type { Session } from '@posy/shared-contracts/mount-props';
import type { Install } from '../adapters/device/install-prompt';
import { createJsonStore } from '../adapters/storage/json-store';
import { createSeenEntries } from '../adapters/stored/seen-entries';
import { frameParts } from '../features/frame-parts';
import { createConsent } from '../host/consent/consent-host';
import { createSignUpAsks } from '../host/navigation/sign-up-asks';
import type { ShellServices } from '../host/shell-context';
import { createNotices } from '../platform/notices/notices';
import type { NewRelease } from '../platform/page/new-release';
import { isOwnHome } from '../platform/place/own-home';
import { createReadableValue } from '../platform/readable';
import { isActiveAt } from '../platform/remotes/active-at';
import { socialProviders } from '../platform/social-providers';
import { type AccountAnswers, type AccountCalls, createTestAccount } from './account-actions';

type ManifestEntry = ReleasedRemote['manifest']['navigation'][number];

const entry = (
  id: string,
  order: number,
  audience: ManifestEntry['audience'],
  placement: ManifestEntry['placement'] = 'header',
): ManifestEntry => ({
  id,
  path: id,
  label: { 'en-GB': id, 'de-DE': id, 'fr-FR': id },
  icon: 'home',
  area: id === 'inbox' ? 'inbox' : 'home',
  order,
  audience,
  placement,
  tab: true,
});

/** A remote with navigation for every kind of visitor. */
const exampleRemote: ReleasedRemote = {
  name: 'mfe-planning',
  version: '1.0.0',
  entry: '/remoteEntry.js',
  integrity: 'sha384-x',
  assets: {},
  manifest: {
    name: 'mfe-planning',
    contract: contractVersion,
    owner: 'planning',
    title: { 'en-GB': 'Plan', 'de-DE': 'Plan', 'fr-FR': 'Plan' },
    basePaths: ['home', 'checklist', 'inbox'],
    bareBasePaths: [],
    navigation: [
      entry('checklist', 20, 'couple'),
      entry('home', 10, 'couple'),
      entry('directory', 50, 'anyone'),
      entry('inbox', 70, 'member', 'quick'),
      { ...entry('enquiries', 20, 'supplier'), path: 'inbox' },
    ],
    slots: [],
    publishes: [],
    handles: [],
    exposes: ['./app'],
    budgetKb: 40,
    parsedMessages: true,
  },
};

/** A release set of that remote. */
export const exampleReleaseSet: ReleaseSet = {
  id: 'set',
  createdAt: '2026-11-20T12:00:00.000Z',
  contract: contractVersion,
  shell: { version: '1.0.0', base: '/', scripts: [], styles: [], fonts: [], integrity: {}, readsByMember: true },
  remotes: [exampleRemote],
};

export interface TestShell {
  host: TestHost;
  shell: ShellServices;
  /** The calls of account actions. */
  asked: AccountCalls;
  signOuts: () => number;
}

/** The shell's services for tests; `answers` are the results of the account's actions. */
export const createTestShell = (session: Session, path: string, answers: AccountAnswers = {}): TestShell => {
  const host = createTestHost({ session, path });
  const asked: AccountCalls = [];
  let signOuts = 0;
  const shell: ShellServices = {
    market: defaultMarket,
    parts: frameParts,
    releaseSet: exampleReleaseSet,
    session: {
      session: host.session,
      firestore: host.firestore,
      account: createTestAccount(asked, answers),
      async signOut() {
        signOuts += 1;
      },
      idToken: async () => null,
      warmUp: () => undefined,
      waitingEdits: createReadableValue(0),
      waitingPlaces: createReadableValue([]),
      isLasting: createReadableValue(true),
      lostEdits: createReadableValue(0),
      editsWithoutRoom: createReadableValue(0),
      recountEdits: () => undefined,
    },
    notices: createNotices(host.clock),
    socialProviders,
    providersHere: createReadableValue(socialProviders),
    leavingWeddings: new Set(),
    seenEntries: createSeenEntries(createJsonStore(localStorage)),
    demo: false,
    install: createReadableValue<Install | null>(null),
    newRelease: createReadableValue<NewRelease | null>(null),
    isRemotePath: (pathname) => !isOwnHome(host.session.get(), pathname) && isActiveAt(exampleRemote, pathname),
    isBarePath: () => false,
    onOutlet: () => undefined,
    consent: createConsent({
      isSecondScreen: false,
      market: defaultMarket.prefix,
      store: createJsonStore(localStorage),
      clock: host.clock,
      refusedByBrowser: false,
    }),
    pushes: async () => ({
      push: null,
      ownDevice: { remember: async () => undefined, forget: async () => undefined },
    }),
    leftAt: () => null,
    askToRate: null,
    signUpAsks: createSignUpAsks(host.session),
  };
  return { host, shell, asked, signOuts: () => signOuts };
};
