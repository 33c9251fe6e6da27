import { nativeMessageEvent } from '@posy/shared-contracts/native';
import { messageEvent, openNativeApp } from './native-app';

test('listens to the event that the app dispatches', () => {
  expect(messageEvent).toBe(nativeMessageEvent);
});

test('there is no app around a browser’s page', () => {
  expect(openNativeApp()).toBeNull();
});
