import { hasPermission, requestPermission } from '@react-native-firebase/messaging';
import { PermissionsAndroid, Platform } from 'react-native';
import { createPush } from './push';

const permission = hasPermission as jest.Mock;

test.each([
  [-1, 'undetermined'],
  [0, 'denied'],
  [1, 'granted'],
  [2, 'granted'],
] as const)('reads the messaging service’s %i as %s', async (authorization, status) => {
  Object.defineProperty(Platform, 'Version', { value: 32, configurable: true });
  permission.mockResolvedValueOnce(authorization);
  expect(await createPush().status()).toBe(status);
});

test('asks in the system’s own way, and registers with the messaging service [S1-native-01] [S4-push-07]', async () => {
  Object.defineProperty(Platform, 'Version', { value: 34, configurable: true });
  const ask = jest.spyOn(PermissionsAndroid, 'request').mockResolvedValue('granted');
  expect(await createPush().request()).toBe('granted');
  expect(Platform.OS === 'android' ? ask : requestPermission).toHaveBeenCalled();
  expect(await createPush().token()).toBe('token');
});
