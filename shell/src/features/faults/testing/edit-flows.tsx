import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError, type SignedIn } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLostWedding } from '#frame/lost-wedding/use-lost-wedding';
import { useSessionEnd } from '#frame/use-session-end';
import { type RenderedShell, renderShell } from '#testing/render-shell';

/** Something that is saved by a write of the database. */
export interface EditFlow {
  screen: ReactNode;
  path: string;
  /** Types or chooses, up to what saves it. */
  begin: () => Promise<void>;
  /** Saves it; also at another try. */
  send: () => Promise<void>;
  /** What was typed or chosen is still on the screen. */
  retained: () => Promise<void>;
  /** What is stored once it worked. */
  stored: { users?: object; weddings?: object };
}

/** Maya, whose wedding has a date and a guess of guests. */
export const maya = exampleSignedIn({ wedding: exampleWedding({ guests: { count: 0, estimate: 80 } }) });

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** What the frame does whatever is open. */
const Frame = () => {
  useSessionEnd();
  useLostWedding();
  return null;
};

/** The screen with the frame's reactions, over a database that has the person and their wedding. */
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

/** Waits until what the flow saves is stored. */
export const expectStored = async ({ host }: RenderedShell, { stored }: EditFlow): Promise<void> => {
  await waitFor(() => expect(host.firestore.documents('users').u1).toMatchObject(stored.users ?? {}));
  await waitFor(() => expect(host.firestore.documents('weddings').w1).toMatchObject(stored.weddings ?? {}));
};

export const refused = new FirestoreError('permission-denied', 'not yours');

/** Snackbars of both kinds: of the screens, and of the page. */
export const said = ({ host, shell }: RenderedShell): string[] =>
  [...host.shown, ...shell.notices.shown.get()].map(({ text }) => text);

/** The session ends, the person follows the page to log in, and comes back to where that leads. */
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

/** The partner deletes the wedding: the document and the profile's word about it are gone. */
export const deleteWedding = async ({ host }: RenderedShell): Promise<void> => {
  const without: SignedIn = { ...maya, user: { ...maya.user, weddingId: null }, wedding: null, role: null };
  await act(async () => host.session.set(without));
};

/** That the person was led away, and told why. */
export const expectLedAway = async (rendered: RenderedShell): Promise<void> => {
  await waitFor(() => expect(rendered.host.location.get().pathname).toBe('/uk/collaboration'));
  expect(said(rendered).at(-1)).toMatch(/^You no longer have access to the wedding of Maya and Tom/);
};
