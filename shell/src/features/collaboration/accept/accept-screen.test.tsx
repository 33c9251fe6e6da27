import { exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '#testing/render-shell';
import { noAccess } from '../areas';
import type { InvitationFacts } from './accept-queries';
import { AcceptScreen } from './accept-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const open: InvitationFacts = {
  state: 'open',
  role: 'helper',
  access: { ...noAccess, guests: 'edit', website: 'view' },
  invitedBy: 'Maya',
  partners: ['Maya', 'Tom'],
  email: 'j•••@example.com',
  message: 'We need your eye for tables.',
  date: '2027-09-25',
  place: 'Bath',
  expiresAt: '2026-12-02T09:30:00.000Z',
};
/** An ended invitation as the server returns it: without its details. */
const ended = (state: 'used' | 'expired' | 'revoked'): InvitationFacts => ({
  ...open,
  state,
  access: null,
  invitedBy: '',
  partners: [],
  email: null,
  message: '',
  date: null,
  place: null,
});
const path = '/uk/accept-collaboration-invite?id=i1&nonce=n1';
const refusal = (code: string) => new ApiError('refused', 409, code, code);
type AcceptApi = NonNullable<Parameters<typeof renderShell>[1]['api']>;

const show = async (session: Session, api: AcceptApi, at = path) => {
  const rendered = await renderShell(<AcceptScreen />, { session, path: at, api });
  leave = rendered.leave;
  return rendered;
};
const signedOut: Session = { status: 'signed-out' };
const joan = exampleSignedIn({ email: 'joan@example.com' });
const title = async (): Promise<string> => (await screen.findByRole('heading', { level: 1 })).textContent ?? '';

test('tells a visitor who invites to what, and keeps the query on the way through sign-up', async () => {
  const { calls } = await show(signedOut, { readInvitation: () => open });
  expect(await title()).toBe('Maya would like your help');
  expect(calls).toEqual([{ name: 'readInvitation', body: { id: 'i1', nonce: 'n1' } }]);
  expect(screen.getByText('Maya and Tom are marrying, and they’d love you in on the plan.')).toBeInTheDocument();
  expect(screen.getByText('We need your eye for tables.')).toBeInTheDocument();
  const gets = [...screen.getByRole('list', { name: 'What you may do' }).children].map((item) => item.textContent);
  expect(gets).toEqual(['GuestsSee and change', 'WebsiteSee']);
  const href = screen.getByRole('link', { name: 'Sign up and join' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('next')).toBe(path);
  expect(new URLSearchParams(href.split('?')[1]).get('nonce')).toBe('n1');
});

test('tells a partner in their own words who started the plan, when and where the wedding is [R1-14] [F-H8]', async () => {
  await show(signedOut, { readInvitation: () => ({ ...open, role: 'partner', access: null }) });
  expect(await title()).toBe('Maya started your plan');
  expect(screen.getByText('Saturday, 25 September 2027, Bath')).toBeInTheDocument();
  expect(screen.getByText(/^Maya would love to plan your wedding with you\./)).toBeInTheDocument();
  expect(screen.queryByText(/are marrying/)).not.toBeInTheDocument();
});

test('lets who said yes before logging in join at once, and nobody else [R1-14]', async () => {
  const api: AcceptApi = {
    readInvitation: () => open,
    acceptInvitation: () => ({ weddingId: 'w7', role: 'helper', already: false }),
  };
  await show(signedOut, api);
  await userEvent.click(await screen.findByRole('link', { name: 'Sign up and join' }));
  await leave();
  const other = await show(joan, api, path.replace('i1', 'i2'));
  expect(await screen.findByRole('button', { name: 'Join the plan' })).toBeEnabled();
  expect(other.calls.map(({ name }) => name)).toEqual(['readInvitation']);
  await leave();
  const { host } = await show(joan, api);
  await waitFor(() => expect(host.location.get().pathname).toBe('/uk/home'));
});

test('lets somebody signed in join, and goes to the plan', async () => {
  const { host } = await show(joan, {
    readInvitation: () => open,
    acceptInvitation: () => ({ weddingId: 'w7', role: 'helper', already: false }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join the plan' }));
  await waitFor(() => expect(host.location.get().pathname).toBe('/uk/home'));
  expect(host.shown.at(-1)).toMatchObject({ tone: 'success', text: 'You’re in. Happy planning!' });
  expect(host.busHost.trace()).toContainEqual(
    expect.objectContaining({ event: 'collaborator.joined', step: 'published' }),
  );
});

test('says so when it was sent to another address, and offers another account', async () => {
  await show(joan, {
    readInvitation: () => open,
    acceptInvitation: () => {
      throw refusal('invitation-for-another');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join the plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was sent to another address.');
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeInTheDocument();
});

test('says by an info snackbar that a link was used, and changes nothing [S8-invitation-01]', async () => {
  const used = ended('used');
  const { host } = await show(joan, {
    readInvitation: () => used,
    acceptInvitation: () => {
      throw refusal('invitation-used');
    },
  });
  expect(await title()).toBe('This link was used already');
  expect(host.shown).toEqual([
    {
      tone: 'info',
      text: 'This invitation link has already been used, so no changes have been made to this profile.',
    },
  ]);
  expect(host.firestore.commits).toEqual([]);
});

test('tells who used the link that they are in already', async () => {
  const { host } = await show(joan, {
    readInvitation: () => ended('used'),
    acceptInvitation: () => ({ weddingId: 'w7', role: 'helper', already: true }),
  });
  expect(await title()).toBe('You’re in already');
  expect(host.shown).toEqual([]);
});

test.each([
  ['expired', 'This link has run out'],
  ['revoked', 'This invitation was taken back'],
] as const)('says how a link ended: %s', async (state, words) => {
  await show(signedOut, { readInvitation: () => ended(state) });
  expect(await title()).toBe(words);
});

test('says that a link is not whole, with and without asking the server', async () => {
  await show(signedOut, {}, '/uk/accept-collaboration-invite?id=i1');
  expect(await title()).toBe('This isn’t a whole invitation');
  await leave();
  await show(signedOut, {
    readInvitation: () => {
      throw refusal('invitation-unknown');
    },
  });
  expect(await title()).toBe('This isn’t a whole invitation');
});

test('shows what became of a link that ended while it was looked at', async () => {
  let invitation = open;
  await show(joan, {
    readInvitation: () => invitation,
    acceptInvitation: () => {
      invitation = ended('revoked');
      throw refusal('invitation-revoked');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Join the plan' }));
  await waitFor(async () => expect(await title()).toBe('This invitation was taken back'));
});

test('can be tried again when the server cannot be reached', async () => {
  let isDown = true;
  await show(signedOut, {
    readInvitation: () => {
      if (isDown) throw new ApiError('offline', 0, 'offline', 'no');
      return open;
    },
  });
  await screen.findByText('The invitation didn’t open just now');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Maya would like your help')).toBeInTheDocument();
});
