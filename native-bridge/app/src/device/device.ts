import type { Chrome, Device, PagePort } from '@posy/native-controller';
import * as Haptics from 'expo-haptics';
import * as SplashScreen from 'expo-splash-screen';
import * as StoreReview from 'expo-store-review';
import { BackHandler, Linking, Platform } from 'react-native';
import { addToCalendar, pickContacts, removeSharedFiles, saveFile } from './files';
import { createPush } from './push';
import { resolveLink } from './resolve-link';
import { signIn, signInCapabilities, signOut } from './sign-in';

interface Options {
  page: PagePort;
  appVersion: string;
  shellUrl: string;
  setChrome: (chrome: Chrome) => void;
}

const forget = (): undefined => undefined;

/** This phone or tablet, for the controller. */
export const createDevice = ({ page, appVersion, shellUrl, setChrome }: Options): Device => ({
  platform: Platform.OS === 'ios' ? 'ios' : 'android',
  versions: { app: appVersion, os: String(Platform.Version) },
  capabilities: [
    'push',
    ...signInCapabilities(),
    'rating',
    'file-save',
    'external-links',
    'chrome',
    'haptics',
    'contacts',
    'calendar',
    'link-heard',
    'link-refused',
  ],
  page,
  push: createPush(),
  leave: () => BackHandler.exitApp(),
  openOutside: (url) => void Linking.openURL(url).catch(forget),
  hideSplash: () => SplashScreen.hide(),
  setChrome,
  askToRate: () => void StoreReview.requestReview().catch(forget),
  tick: () => void Haptics.selectionAsync().catch(forget),
  signIn,
  signOut: async () => {
    removeSharedFiles();
    await signOut();
  },
  saveFile,
  addToCalendar,
  pickContacts,
  resolveLink: (trackUrl) => resolveLink(new URL(shellUrl).origin, trackUrl),
});
