import type { DevicePort } from '@posy/shared-contracts/mount-props';
import type { NativeSignIn } from '../session/account/native-sign-in';
import { openDevicePort } from './device-port';
import { type NativeLink, type NativeWire, openNativeLink } from './native-link';
import { createNativeSignIn } from './native-sign-in';

/** The page's services over the app, once it has answered. */
export interface OpenedNative {
  link: NativeLink;
  signIn: NativeSignIn;
  /** The device's functions for remotes. */
  device: Promise<DevicePort>;
}

interface Options {
  wire: NativeWire;
  path: string;
  newId: () => string;
  hash: (text: string) => Promise<string>;
}

/** Begins the page's session with the app, in a chunk of its own: browsers never load it. */
export const openNative = ({ wire, path, newId, hash }: Options): OpenedNative => {
  const link = openNativeLink({ wire, newId, path });
  return { link, signIn: createNativeSignIn({ link, newId, hash }), device: openDevicePort(link) };
};
