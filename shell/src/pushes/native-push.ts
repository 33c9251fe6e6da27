import type { NativeLink } from '../native/native-link';
import type { DeviceToken, PushPort } from './push-port';

/** Pushes through the app: it asks the device, and its messaging service returns the token. Source: S6-native-01. */
export const createNativePush = (opened: Promise<NativeLink>): PushPort => {
  /** Listens once the app has answered; stops, or never begins, when the returned function is called before. */
  const whenOpen = (listen: (link: NativeLink) => () => void): (() => void) => {
    let stop = (): void => undefined;
    let isOver = false;
    void opened.then((link) => {
      if (!isOver) stop = listen(link);
    });
    return () => {
      isOver = true;
      stop();
    };
  };
  const tokenOf = ({ token, platformId }: DeviceToken): DeviceToken => ({ token, platformId });
  return {
    async permission() {
      const link = await opened;
      if (!(await link.can('push'))) return 'denied';
      return (await link.ask({ kind: 'push.getStatus', payload: {} }, 'push.permission')).payload.status;
    },
    async register() {
      const link = await opened;
      const { payload } = await link.ask({ kind: 'push.requestPermission', payload: {} }, 'push.permission');
      if (payload.status !== 'granted') return null;
      return tokenOf((await link.ask({ kind: 'push.getToken', payload: {} }, 'push.token')).payload);
    },
    async forget() {
      const link = await opened;
      if (await link.can('push')) await link.ask({ kind: 'push.deleteToken', payload: {} }, 'done');
    },
    received: (onPush) => whenOpen((link) => link.on('push.received', ({ payload }) => onPush(payload))),
    renewed: (onDevice) => whenOpen((link) => link.on('push.token', ({ payload }) => onDevice(tokenOf(payload)))),
  };
};
