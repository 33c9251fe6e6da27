import { ApiError } from '@posy/shared-contracts';
import type { Access } from '@posy/shared-contracts/entities';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '#testing/enter';
import { renderShell } from '#testing/render-shell';
import { noAccess } from '../areas';
import type { Collaborator } from '../collaboration-queries';
import { bisi, joan, maya, sharedWedding, signedInAs, tom } from '../testing/people';
import { PeopleSection } from './people-section';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const nothing = () => ({});
const everybody = () => ({ collaborators: [joan, tom, maya], invitations: [bisi] });

const show = async (as: Collaborator, api: Parameters<typeof renderShell>[1]['api'] = {}) => {
  const rendered = await renderShell(<PeopleSection />, {
    session: signedInAs(as),
    path: '/uk/settings/manageCollaborators',
    api: {
      fetchCollaborators: everybody,
      updateCollaborator: nothing,
      revokeCollaborator: nothing,
      revokeInvitation: nothing,
      transferOwnership: nothing,
      leaveWedding: () => ({ weddingId: null }),
      ...api,
    },
  });
  leave = rendered.leave;
  return rendered;
};

const rows = async (): Promise<HTMLElement[]> =>
  [...(await screen.findByRole('list', { name: 'Who plans with you' })).children] as HTMLElement[];

test('reads the people from the server’s answer, with what each may do [S6-collab-04] [S7-collaborators-02]', async () => {
  const { calls } = await show(maya);
  const shown = (await rows()).map((row) => row.textContent ?? '');
  expect(calls[0]).toEqual({ name: 'fetchCollaborators', body: { weddingId: 'w1' } });
  expect(shown[0]).toMatch(/Maya you.*Everything, and who may join.*Owner/);
  expect(shown[1]).toMatch(/Tom.*Edits everything.*Partner/);
  expect(shown[2]).toMatch(/Joan.*Edits Guests, sees Checklist.*Helper/);
  expect(shown[3]).toMatch(/bisi@example.com.*Invited as helper by Maya on 18 November. Works until 2 December./);
});

test('says that the people could not be fetched, and tries again [S8-collaborators-01]', async () => {
  let isDown = true;
  await show(maya, {
    fetchCollaborators: () => {
      if (isDown) throw new ApiError('server', 500, 'http-500', 'could not fetch collaborators for the wedding');
      return everybody();
    },
  });
  expect(await screen.findByText('Could not fetch collaborators for the wedding')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(4);
});

test('fetches them again when the wedding’s roles change [S6-collab-03]', async () => {
  let people = [maya, tom, joan];
  const { host } = await show(maya, { fetchCollaborators: () => ({ collaborators: people, invitations: [] }) });
  expect(await rows()).toHaveLength(3);
  people = [maya, tom];
  const wedding = { ...sharedWedding, roles: { u1: 'owner', u2: 'partner' } as const };
  await act(async () => host.session.set({ ...signedInAs(maya), wedding }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

describe('role and areas of a helper', () => {
  const before = { ...noAccess, guests: 'edit', checklist: 'view' } as const;
  const withAccess = (access: Access) => {
    const wedding = { ...sharedWedding, access: { u3: access } };
    return { ...signedInAs(maya), wedding };
  };
  /** Joan gets access to the budget, and the session receives the change as the server sends it to every member. */
  const letSeeBudget = async () => {
    const rendered = await show(maya);
    const { host, calls } = rendered;
    await act(async () => host.session.set(withAccess(before)));
    await userEvent.click(await screen.findByRole('button', { name: 'Change what Joan may do' }));
    const budget = screen.getByRole('radiogroup', { name: 'Budget' });
    await userEvent.click(within(budget).getByRole('radio', { name: 'View' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save access' }));
    await waitFor(() => expect(host.shown.at(-1)?.text).toBe('Saved. Joan sees it at once.'));
    const now = { ...before, budget: 'view' } as const;
    await act(async () => host.session.set(withAccess(now)));
    const updates = () => calls.filter(({ name }) => name === 'updateCollaborator').map(({ body }) => body);
    return { host, now, updates };
  };

  test('are saved together, and can be put back [D-role-01]', async () => {
    const { host, now, updates } = await letSeeBudget();
    expect(updates()).toEqual([{ weddingId: 'w1', uid: 'u3', role: 'helper', access: now }]);
    await act(async () => host.shown.at(-1)?.action?.run());
    expect(updates().at(-1)).toEqual({ weddingId: 'w1', uid: 'u3', role: 'helper', access: before });
  });

  test('stay where somebody else changed them since: an older undo takes nothing back', async () => {
    const { host, updates } = await letSeeBudget();
    await act(async () => host.session.set(withAccess({ ...before, website: 'edit' })));
    await act(async () => host.shown.at(-1)?.action?.run());
    expect(updates()).toHaveLength(1);
    expect(host.shown.at(-1)).toMatchObject({
      tone: 'info',
      text: 'That has been changed since, so it stays as it is.',
    });
  });
});

test('ends somebody’s access after a question [D-role-02]', async () => {
  const { calls, host } = await show(maya);
  await userEvent.click(await screen.findByRole('button', { name: 'Change what Joan may do' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Joan' }));
  expect(calls.some(({ name }) => name === 'revokeCollaborator')).toBe(false);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('Joan no longer has access.'));
  expect(calls).toContainEqual({ name: 'revokeCollaborator', body: { weddingId: 'w1', uid: 'u3' } });
});

test('passes the wedding on only after the new owner’s name was typed [D-role-03]', async () => {
  const { calls } = await show(maya);
  await userEvent.click(await screen.findByRole('button', { name: 'Pass ownership' }));
  const pass = screen.getByRole('button', { name: 'Pass it on' });
  await enter(screen.getByLabelText('Type Tom to go on'), 'to');
  expect(pass).toBeDisabled();
  expect(screen.getByText('One letter to go.')).toBeInTheDocument();
  await enter(screen.getByLabelText('Type Tom to go on'), 'M');
  await userEvent.click(pass);
  await waitFor(() =>
    expect(calls).toContainEqual({ name: 'transferOwnership', body: { weddingId: 'w1', uid: 'u2' } }),
  );
});

test('lets a helper leave, and change nobody [D-role-04]', async () => {
  const { calls, host, shell } = await show(joan);
  await rows();
  expect(screen.queryByRole('button', { name: /Change what/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('You’ve left the wedding.'));
  expect(calls).toContainEqual({ name: 'leaveWedding', body: { weddingId: 'w1' } });
  expect(shell.leavingWeddings.has('w1')).toBe(true);
});

test('lets a partner manage helpers and nobody else', async () => {
  await show(tom);
  await rows();
  expect(screen.getAllByRole('button', { name: /Change what/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Change what Joan may do' }));
  expect(screen.queryByRole('radiogroup', { name: 'Joan’s role' })).not.toBeInTheDocument();
});

test('takes an invitation back, and says so when it was used meanwhile', async () => {
  const { host } = await show(maya, {
    revokeInvitation: () => {
      throw new ApiError('refused', 409, 'invitation-used', 'used');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the invitation: bisi@example.com' }));
  await waitFor(() =>
    expect(host.shown.at(-1)).toMatchObject({ tone: 'error', text: 'That invitation was used already.' }),
  );
});
