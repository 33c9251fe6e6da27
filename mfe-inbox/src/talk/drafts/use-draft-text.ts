import { useSignedIn } from '@posy/remote-kit';
import { useCallback, useSyncExternalStore } from 'react';
import { string } from 'valibot';
import { deviceDrafts, watchDeviceDrafts } from '#talk/adapters/device-drafts';

/**
 * The typed text, stored on this device for each conversation and person. Other tabs show it as it changes, so that a
 * text sent from one of them does not stay in the others.
 */
export const useDraftText = (conversationId: string): [string, (next: string) => void] => {
  const uid = useSignedIn()?.uid ?? 'nobody';
  const key = `message.${uid}.${conversationId}`;
  const text = useSyncExternalStore(watchDeviceDrafts, () => deviceDrafts.read(key, string()) ?? '');
  const write = useCallback((next: string): void => deviceDrafts.write(key, next === '' ? null : next), [key]);
  return [text, write];
};
