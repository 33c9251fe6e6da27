import { createMemoryFirestore, createTestHost, exampleSignedIn, type TestHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#testing/all-messages';
import { show, supplierSession } from '#testing/shown';
import { DeskScreen } from '../desk-screen';
import { JoinScreen } from './join-screen';
import { LateTeamCard } from './late-team-card';

beforeAll(() => LateTeamCard.load('en-GB'));

interface Person {
  uid: string;
  name: string;
  email: string;
  role: 'owner' | 'staff';
}
const hattie: Person = { uid: 'u1', name: 'Hattie', email: 'hattie@example.com', role: 'owner' };
const bea: Person = { uid: 'u2', name: 'Bea', email: 'bea@example.com', role: 'staff' };
const waiting = { id: 'i1', email: 'cy@example.com', expiresAt: '2026-12-01T09:00:00.000Z' };
const refusal = (code: string, status = 409) => new ApiError('refused', status, code, 'No.');

type TeamApi = NonNullable<Parameters<typeof createTestHost>[0]>['api'];

const openDesk = async (api: TeamApi): Promise<TestHost> => {
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/inbox/desk',
    firestore: createMemoryFirestore({
      suppliers: { GB100001: { owners: { u1: 'owner' }, claimedAt: null, updatedAt: '2026-11-01T09:00:00.000Z' } },
      'suppliers/GB100001/labels': {
        l1: { name: 'Viewing', hue: 'fern', order: 1, updatedAt: '2026-11-01T09:00:00.000Z' },
      },
    }),
    api: {
      supplier: () => ({ type: 'venues', publicId: 'abc123', replies: null }) as never,
      ownSuppliers: () => ({ suppliers: [] }),
      ...api,
    },
  });
  await show(<DeskScreen />, host);
  await waitFor(() => expect(screen.queryByText(messages['desk.morning.loading'])).not.toBeInTheDocument());
  return host;
};
/** Opens a person's menu and chooses from it. */
const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the people of a supplier', () => {
  test('are invited by an owner, by mail', async () => {
    const sent: unknown[] = [];
    const invitations: (typeof waiting)[] = [];
    const host = await openDesk({
      supplierTeam: () => ({ people: [hattie], invitations: [...invitations] }),
      inviteToTeam: ({ body }) => {
        sent.push(body);
        invitations.push(waiting);
        return waiting;
      },
    });
    expect(await screen.findByText(/^You answer alone so far/)).toBeVisible();
    await press('Invite');
    await userEvent.type(screen.getByRole('textbox', { name: 'Their email' }), 'cy@example');
    await press('Send the invitation');
    expect(screen.getByText('That’s not a whole address yet.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Their email' }), '.com');
    await press('Send the invitation');
    expect(sent).toEqual([{ supplierId: 'GB100001', email: 'cy@example.com', market: 'uk' }]);
    expect(host.shown.at(-1)?.text).toBe('The invitation to cy@example.com is on its way');
    expect(await screen.findByText(/^Invited, until/)).toBeVisible();
  });

  test('are sent away by an owner, after a question; an invitation is taken back', async () => {
    const asked: unknown[] = [];
    await openDesk({
      supplierTeam: () => ({ people: [hattie, bea], invitations: [waiting] }),
      removeFromTeam: ({ body }) => (asked.push(body), {}),
      revokeTeamInvitation: ({ body }) => (asked.push(body), {}),
    });
    await choose('Bea', 'Remove Bea');
    expect(asked).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await press('Take back the invitation to cy@example.com');
    expect(asked).toEqual([
      { supplierId: 'GB100001', uid: 'u2' },
      { supplierId: 'GB100001', id: 'i1' },
    ]);
    // The last owner cannot leave either.
    expect(screen.queryByRole('button', { name: 'Options for Hattie' })).toBeNull();
  });

  test('see each other as staff, and decide nothing', async () => {
    await openDesk({
      supplierTeam: () => ({
        people: [
          { ...bea, uid: 'u9' },
          { ...hattie, role: 'staff' },
        ],
        invitations: [],
      }),
    });
    expect(await screen.findByText('bea@example.com')).toBeVisible();
    for (const name of ['Invite', 'Options for Bea']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('get a second owner, and the first one leaves: so a profile is handed over [32]', async () => {
    const asked: unknown[] = [];
    const people = [hattie, bea];
    const host = await openDesk({
      supplierTeam: () => ({ people: [...people], invitations: [] }),
      makeOwner: ({ body }) => {
        asked.push(body);
        people[1] = { ...bea, role: 'owner' };
        return {};
      },
      removeFromTeam: ({ body }) => (asked.push(body), {}),
    });
    await choose('Bea', 'Make Bea an owner');
    expect(asked).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make an owner' }));
    expect(host.shown.at(-1)?.text).toBe('Bea is an owner now');
    await choose('Hattie', 'Leave this profile');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(asked).toEqual([
      { supplierId: 'GB100001', uid: 'u2' },
      { supplierId: 'GB100001', uid: 'u1' },
    ]);
    expect(host.location.get().pathname).toBe('/uk/home');
  });

  test('may leave as staff [32]', async () => {
    const asked: unknown[] = [];
    await openDesk({
      supplierTeam: () => ({
        people: [
          { ...hattie, role: 'staff' },
          { ...bea, role: 'owner' },
        ],
        invitations: [],
      }),
      removeFromTeam: ({ body }) => (asked.push(body), {}),
    });
    await choose('Hattie', 'Leave this profile');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(asked).toEqual([{ supplierId: 'GB100001', uid: 'u1' }]);
  });

  test('are asked for again where they could not be loaded, and a refusal is said', async () => {
    let isDown = true;
    await openDesk({
      supplierTeam: () => {
        if (isDown) throw refusal('not-a-speaker', 403);
        return { people: [hattie, bea], invitations: [] };
      },
      removeFromTeam: () => {
        throw refusal('last-owner');
      },
    });
    expect(await screen.findByText(/^Your people couldn’t be loaded/)).toBeVisible();
    isDown = false;
    await press('Try again');
    await choose('Bea', 'Remove Bea');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The last owner stays.')).toBeVisible();
  });
});

test('a label is made, renamed and deleted, each with its way back', async () => {
  const host = await openDesk({ supplierTeam: () => ({ people: [hattie], invitations: [] }) });
  const stored = () =>
    Object.values(host.firestore.documents('suppliers/GB100001/labels')).map(({ name, hue }) => `${name} ${hue}`);
  await press('New label');
  await userEvent.type(screen.getByRole('textbox', { name: 'Label' }), ' 2028 ');
  await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
  await press('Keep');
  expect(stored().toSorted()).toEqual(['2028 peony', 'Viewing fern']);
  await press('Delete Viewing');
  expect(stored()).toEqual(['2028 peony']);
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(await screen.findByText('Viewing')).toBeVisible();
});

describe('the link of an invitation', () => {
  const openLink = async (api: TeamApi, search = '?id=i1&nonce=n1', isSignedIn = true) => {
    const host = createTestHost({
      ...(isSignedIn && { session: exampleSignedIn() }),
      path: `/uk/inbox/join${search}`,
      api: { ...api },
    });
    await show(<JoinScreen />, host);
  };
  const read = (state: 'open' | 'used' | 'expired' | 'revoked') => () => ({
    state,
    supplierName: 'Larkfield Orangery',
    invitedBy: 'Hattie',
    email: 'b•••@example.com',
  });

  test('lets somebody answer for the supplier, who then logs in anew', async () => {
    const joined: unknown[] = [];
    await openLink({
      readTeamInvitation: read('open'),
      joinTeam: ({ body }) => (joined.push(body), { supplierName: 'x' }),
    });
    expect(await screen.findByRole('heading', { name: 'Answer for Larkfield Orangery' })).toBeVisible();
    await press('Accept');
    expect(joined).toEqual([{ id: 'i1', nonce: 'n1' }]);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/uk/signup?mode=login&next=%2Fuk%2Finbox%2Fdesk',
    );
  });

  test('leads who spoke for another supplier already to the desk: they stay logged in', async () => {
    const host = createTestHost({
      session: supplierSession(),
      path: '/uk/inbox/join?id=i1&nonce=n1',
      api: { readTeamInvitation: read('open'), joinTeam: () => ({ supplierName: 'Larkfield Orangery' }) },
    });
    await show(<JoinScreen />, host);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('link', { name: 'Open the desk' })).toHaveAttribute('href', '/uk/inbox/desk');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test('asks a visitor to sign up first, and leads back', async () => {
    await openLink({ readTeamInvitation: read('open') }, '?id=i1&nonce=n1', false);
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/uk/signup?next=%2Fuk%2Finbox%2Fjoin%3Fid%3Di1%26nonce%3Dn1',
    );
  });

  test.each(['used', 'expired', 'revoked'] as const)('says that it is over: %s', async (state) => {
    await openLink({ readTeamInvitation: read(state) });
    expect(await screen.findByRole('heading', { name: 'This invitation is over' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  test('says why an account cannot accept it', async () => {
    await openLink({
      readTeamInvitation: read('open'),
      joinTeam: () => {
        throw refusal('plans-a-wedding');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This account plans a wedding/);
  });

  test('is not whole without its secret', async () => {
    await openLink({}, '?id=i1');
    expect(screen.getByText(/^The link isn’t whole/)).toBeVisible();
  });
});
