import type { PushPort, PushStatus } from '@posy/native-controller';
import {
  AuthorizationStatus,
  deleteToken,
  getMessaging,
  getToken,
  hasPermission,
  requestPermission,
} from '@react-native-firebase/messaging';
import { PermissionsAndroid, Platform } from 'react-native';

const statusOf = (authorization: number): PushStatus => {
  if (authorization === AuthorizationStatus.AUTHORIZED || authorization === AuthorizationStatus.PROVISIONAL)
    return 'granted';
  return authorization === AuthorizationStatus.DENIED ? 'denied' : 'undetermined';
};

/** Android 13 and later need a permission of the system; it is undetermined until the person was asked. */
const notifications = PermissionsAndroid.PERMISSIONS.POST_NOTIFICATIONS;
const asksBySystem = (): boolean => Platform.OS === 'android' && Number(Platform.Version) >= 33;

/** Pushes of this installation through Firebase Cloud Messaging. */
export const createPush = (): PushPort => ({
  async status() {
    if (!asksBySystem()) return statusOf(await hasPermission(getMessaging()));
    return (await PermissionsAndroid.check(notifications)) ? 'granted' : 'undetermined';
  },
  async request() {
    if (!asksBySystem()) return statusOf(await requestPermission(getMessaging()));
    const answer = await PermissionsAndroid.request(notifications);
    return answer === PermissionsAndroid.RESULTS.GRANTED ? 'granted' : 'denied';
  },
  token: () => getToken(getMessaging()),
  deleteToken: () => deleteToken(getMessaging()),
});
