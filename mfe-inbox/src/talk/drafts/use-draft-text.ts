import { useSignedIn } from '@posy/remote-kit';
import { useCallback, useSyncExternalStore } from 'react';
import { string } from 'valibot';
import { deviceDrafts, watchDeviceDrafts } from '#talk/adapters/device-drafts';
import { withWords } from './with-words';

const useKey = (conversationId: string): string => `message.${useSignedIn()?.uid ?? 'nobody'}.${conversationId}`;

const read = (key: string): string => deviceDrafts.read(key, string()) ?? '';
const store = (key: string, text: string): void => deviceDrafts.write(key, text === '' ? null : text);

/**
 * The typed text, stored on this device for each conversation and person. Other tabs show it as it changes, so that a
 * text sent from one of them does not stay in the others.
 */
export const useDraftText = (conversationId: string): [string, (next: string) => void] => {
  const key = useKey(conversationId);
  const text = useSyncExternalStore(watchDeviceDrafts, () => read(key));
  const write = useCallback((next: string): void => store(key, next), [key]);
  return [text, write];
};

/** Returns the function that adds words to the typed text. Its component does not render again while somebody types. */
export const useAddToDraft = (conversationId: string): ((words: string) => void) => {
  const key = useKey(conversationId);
  return useCallback((words: string): void => store(key, withWords(read(key), words)), [key]);
};
