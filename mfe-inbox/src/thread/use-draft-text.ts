import { useSignedIn } from '@posy/remote-kit';
import { useState } from 'react';
import { string } from 'valibot';
import { deviceDrafts } from '#talk/adapters/device-drafts';

/** The typed text, stored on this device for each conversation and person. */
export const useDraftText = (conversationId: string): [string, (next: string) => void] => {
  const uid = useSignedIn()?.uid ?? 'nobody';
  const key = `message.${uid}.${conversationId}`;
  const [text, setText] = useState(() => deviceDrafts.read(key, string()) ?? '');
  const write = (next: string): void => {
    setText(next);
    deviceDrafts.write(key, next === '' ? null : next);
  };
  return [text, write];
};
