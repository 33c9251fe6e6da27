import { exampleSignedIn, renderWithHost, type TestHost } from '@posy/remote-kit/testing';
import type { ReactElement } from 'react';
import { messages } from './all-messages';

let remove: (() => Promise<void>) | null = null;

/** Unmounts the rendered part before the test is over. */
export const takeAway = async (): Promise<void> => {
  await remove?.();
  remove = null;
};
afterEach(takeAway);

/** Renders a part of the package with all its messages, in place of the former one. It is unmounted after the test. */
export const show = async (part: ReactElement, host: TestHost): Promise<void> => {
  await takeAway();
  remove = await renderWithHost(part, host, messages);
};

/** The answer for a supplier's profile of which nothing is known but its town. */
export const profileAnswer = (known: Record<string, unknown> = {}) =>
  ({ type: 'caterers', publicId: 'abc123', price: null, town: 'Bath', replies: null, busyDays: [], ...known }) as never;

/** The session of a person called Hattie who speaks for a supplier. */
export const supplierSession = (supplierId = 'GB100001') => {
  const signedIn = exampleSignedIn();
  const user = { ...signedIn.user, kind: 'supplier' as const, supplierId, weddingId: null, name: 'Hattie' };
  return { ...signedIn, uid: 'u1', user, wedding: null, role: null };
};
