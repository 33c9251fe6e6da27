import { nativeCapabilities } from '@posy/shared-contracts/native';
import type { Device, PushStatus } from '../page/device';

/** A device that records its calls, and answers as configured. */
export interface FakeDevice extends Device {
  /** Calls of it, in order, such as `leave` or `outside https://…`. */
  done: string[];
  answers: {
    push: PushStatus;
    contacts: Awaited<ReturnType<Device['pickContacts']>>;
    signIn: Awaited<ReturnType<Device['signIn']>>;
    links: Record<string, string>;
  };
}

interface Setting {
  platform?: Device['platform'];
  capabilities?: Device['capabilities'];
  /** Runs what the controller delivers, as a WebView would. */
  run?: (script: string) => void;
}

export const createFakeDevice = ({
  platform = 'android',
  capabilities = nativeCapabilities,
  run = () => undefined,
}: Setting = {}): FakeDevice => {
  const done: string[] = [];
  const note = (what: string): void => void done.push(what);
  const answers: FakeDevice['answers'] = {
    push: 'undetermined',
    contacts: [],
    signIn: { status: 'cancelled' },
    links: {},
  };
  return {
    done,
    answers,
    platform,
    capabilities,
    versions: { app: '1.0.0', os: '16' },
    page: { run, reload: () => note('reload') },
    push: {
      status: async () => answers.push,
      async request() {
        note('ask for push');
        if (answers.push === 'undetermined') answers.push = 'granted';
        return answers.push;
      },
      async token() {
        if (answers.push !== 'granted') throw new Error('Not granted.');
        note('register with the messaging service');
        return 'token-1';
      },
      deleteToken: async () => note('forget the token'),
    },
    leave: () => note('leave'),
    openOutside: (url) => note(`outside ${url}`),
    hideSplash: () => note('hide the splash'),
    setChrome: ({ theme, background }) => note(`chrome ${theme} ${background}`),
    askToRate: () => note('ask to rate'),
    tick: () => note('tick'),
    async signIn(provider, hashedNonce) {
      note(`sign in with ${provider} ${hashedNonce === null ? 'without' : 'with'} a nonce`);
      return answers.signIn;
    },
    signOut: async () => note('sign out'),
    async saveFile({ name, mimeType }) {
      note(`save ${name} ${mimeType}`);
      return 'done';
    },
    async addToCalendar({ title }) {
      note(`calendar ${title}`);
      return 'done';
    },
    async pickContacts() {
      note('pick contacts');
      return answers.contacts;
    },
    async resolveLink(url) {
      const target = answers.links[url];
      if (target === undefined) throw new Error(`${url} is not known.`);
      return target;
    },
  };
};
