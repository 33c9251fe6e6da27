import { exampleSignedIn, renderWithHost, type TestHost } from '@posy/remote-kit/testing';
import type { ReactElement } from 'react';
import { messages } from './all-messages';

let remove: (() => Promise<void>) | null = null;

/** Takes away what a test shows, before the test is over. */
export const takeAway = async (): Promise<void> => {
  await remove?.();
  remove = null;
};
afterEach(takeAway);

/** Shows a part of the package with all of its words, in the place of what was shown before. It is taken away after the test. */
export const show = async (part: ReactElement, host: TestHost): Promise<void> => {
  await takeAway();
  remove = await renderWithHost(part, host, messages);
};

/** Somebody who speaks for a supplier, called Hattie. */
export const supplierSession = (supplierId = 'GB100001') => {
  const signedIn = exampleSignedIn();
  const user = { ...signedIn.user, kind: 'supplier' as const, supplierId, weddingId: null, name: 'Hattie' };
  return { ...signedIn, uid: 'u1', user, wedding: null, role: null };
};
