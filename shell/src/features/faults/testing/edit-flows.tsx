import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError, type SignedIn } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLostWedding } from '#frame/lost-wedding/use-lost-wedding';
import { useSessionEnd } from '#frame/use-session-end';
import { type RenderedShell, renderShell } from '#testing/render-shell';

/** A flow that is saved by a write of the database. */
export interface EditFlow {
  screen: ReactNode;
  path: string;
  /** Types or chooses, up to the save. */
  begin: () => Promise<void>;
  /** Saves, also as a retry. */
  send: () => Promise<void>;
  /** Expects the typed or chosen values to be still on the screen. */
  retained: () => Promise<void>;
  /** The stored values after success. */
  stored: { users?: object; weddings?: object };
}

/** Maya, whose wedding has a date and an estimate of guests. */
export const maya = exampleSignedIn({ wedding: exampleWedding({ guests: { count: 0, estimate: 80 } }) });

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The frame's own effects, which run on every screen. */
const Frame = () => {
  useSessionEnd();
  useLostWedding();
  return null;
};

/** Renders the screen with the frame's effects, over a database with the person and their wedding. */
export const showEdit = async ({ screen: tree, path }: Pick<EditFlow, 'screen' | 'path'>): Promise<RenderedShell> => {
  const rendered = await renderShell(
    <>
      <Frame />
      {tree}
    </>,
    { session: maya, path },
  );
  const { id = '', ...wedding } = maya.wedding ?? exampleWedding();
  await rendered.host.firestore.commit([
    { kind: 'set', collection: collections.users(), id: maya.uid, data: { ...maya.user } },
    { kind: 'set', collection: collections.weddings(), id, data: { ...wedding } },
  ]);
  return rendered;
};

/** Waits until the flow's values are stored. */
export const expectStored = async ({ host }: RenderedShell, { stored }: EditFlow): Promise<void> => {
  await waitFor(() => expect(host.firestore.documents('users').u1).toMatchObject(stored.users ?? {}));
  await waitFor(() => expect(host.firestore.documents('weddings').w1).toMatchObject(stored.weddings ?? {}));
};

export const refused = new FirestoreError('permission-denied', 'not yours');

/** The notices of the screens and of the page. */
export const noticeTexts = ({ host, shell }: RenderedShell): string[] =>
  [...host.shown, ...shell.notices.shown.get()].map(({ text }) => text);

/** The session ends, the person follows the page to log in, and returns to its target. */
export const endSessionAndReturn = async ({ host, shell }: RenderedShell): Promise<void> => {
  await act(async () => host.session.set({ status: 'signed-out' }));
  const [ended] = shell.notices.shown.get();
  expect(ended?.text).toBe('Your session has ended. Log in again, and what you typed is back.');
  await act(async () => ended?.action?.run());
  const { pathname, search } = host.location.get();
  const query = new URLSearchParams(search);
  expect([pathname, query.get('mode')]).toEqual(['/uk/signup', 'login']);
  await act(async () => host.session.set(maya));
  await act(async () => host.navigate(query.get('next') ?? ''));
  expect(shell.notices.shown.get()).toEqual([]);
};

/** The partner deletes the wedding: its document and the profile's reference are gone. */
export const deleteWedding = async ({ host }: RenderedShell): Promise<void> => {
  const without: SignedIn = { ...maya, user: { ...maya.user, weddingId: null }, wedding: null, role: null };
  await act(async () => host.session.set(without));
};

/** Expects that the person was sent to another page and read why. */
export const expectLedAway = async (rendered: RenderedShell): Promise<void> => {
  await waitFor(() => expect(rendered.host.location.get().pathname).toBe('/uk/collaboration'));
  expect(noticeTexts(rendered).at(-1)).toMatch(/^You no longer have access to the wedding of Maya and Tom/);
};
