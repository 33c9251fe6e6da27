import { exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '#testing/enter';
import { renderShell } from '#testing/render-shell';
import { AcceptScreen } from '../collaboration/accept/accept-screen';
import { noAccess } from '../collaboration/areas';
import { InviteSection } from '../collaboration/invite/invite-section';
import { PeopleSection } from '../collaboration/people/people-section';
import { bisi, joan, maya, signedInAs, tom } from '../collaboration/testing/people';
import { again, type ApiFlow, describeApiFlows, press, type ShellApi } from './testing/api-flows';

const settings = '/uk/settings';
const made = { id: 'i9', url: null, expiresAt: '2026-12-04T12:00:00.000Z' };
const people: ShellApi = { fetchCollaborators: () => ({ collaborators: [joan, tom, maya], invitations: [bisi] }) };
/** The list of members, as the owner sees it. */
const list = { screen: <PeopleSection />, path: `${settings}/manageCollaborators`, session: signedInAs(maya) };
const find = (name: string) => screen.findByRole('button', { name });
const confirm = async (name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const budget = () => within(screen.getByRole('radiogroup', { name: 'Budget' }));

const flows: Record<string, ApiFlow> = {
  'inviting by e-mail': {
    ...list,
    screen: <InviteSection />,
    path: `${settings}/inviteCollaborator`,
    call: 'createInvitation',
    api: { createInvitation: () => made },
    begin: async () => {
      await enter(screen.getByLabelText('Their email'), 'tom@example.com');
      await enter(screen.getByLabelText(/A few words/), 'Come on in');
      await press('Send invitation');
    },
    retained: () => {
      expect(screen.getByLabelText('Their email')).toHaveValue('tom@example.com');
      expect(screen.getByLabelText(/A few words/)).toHaveValue('Come on in');
    },
    retry: again,
  },
  'changing what a helper may do': {
    ...list,
    call: 'updateCollaborator',
    api: { ...people, updateCollaborator: () => ({}) },
    begin: async () => {
      await userEvent.click(await find('Change what Joan may do'));
      await userEvent.click(budget().getByRole('radio', { name: 'Edit' }));
      await press('Save access');
    },
    retained: () => expect(budget().getByRole('radio', { name: 'Edit' })).toBeChecked(),
    retry: again,
  },
  'ending somebody’s access': {
    ...list,
    call: 'revokeCollaborator',
    api: { ...people, revokeCollaborator: () => ({}) },
    begin: async () => {
      await userEvent.click(await find('Change what Joan may do'));
      await press('Remove Joan');
      await confirm('Remove');
    },
    retained: () => expect(screen.getByRole('button', { name: 'Remove Joan' })).toBeEnabled(),
    retry: again,
  },
  'taking an invitation back': {
    ...list,
    call: 'revokeInvitation',
    api: { ...people, revokeInvitation: () => ({}) },
    begin: async () => userEvent.click(await find('Revoke the invitation: bisi@example.com')),
    retained: () => expect(screen.getByText(/Works until 2 December/)).toBeInTheDocument(),
    retry: again,
  },
  'passing the wedding on': {
    ...list,
    call: 'transferOwnership',
    api: { ...people, transferOwnership: () => ({}) },
    begin: async () => {
      await userEvent.click(await find('Pass ownership'));
      await enter(screen.getByLabelText('Type Tom to go on'), 'Tom');
      await press('Pass it on');
    },
    retained: () => expect(screen.getByLabelText('Type Tom to go on')).toHaveValue('Tom'),
    retry: () => press('Pass it on'),
  },
  'leaving the wedding': {
    ...list,
    session: signedInAs(joan),
    call: 'leaveWedding',
    api: { ...people, leaveWedding: () => ({ weddingId: null }) },
    begin: async () => {
      await userEvent.click(await find('Leave'));
      await confirm('Leave');
    },
    retained: () => expect(screen.getByText('Maya')).toBeInTheDocument(),
    retry: again,
  },
  'accepting an invitation': {
    screen: <AcceptScreen />,
    path: '/uk/accept-collaboration-invite?id=i1&nonce=n1',
    session: exampleSignedIn({ email: 'joan@example.com' }),
    call: 'acceptInvitation',
    api: {
      readInvitation: () => ({
        state: 'open',
        role: 'helper',
        access: { ...noAccess, guests: 'edit' },
        invitedBy: 'Maya',
        partners: ['Maya', 'Tom'],
        email: null,
        message: '',
        date: null,
        place: null,
        expiresAt: '2026-12-02T09:30:00.000Z',
      }),
      acceptInvitation: () => ({ weddingId: 'w2', role: 'helper', status: 'joined' }) as never,
    },
    begin: async () => userEvent.click(await find('Join the plan')),
    retained: () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maya would like your help'),
    retry: () => press('Join the plan'),
  },
};

describeApiFlows(flows);

/** Fails the first time and answers from the second time on. */
const failingOnce = <T,>(answer: T): (() => T) => {
  let isFirst = true;
  return () => {
    if (!isFirst) return answer;
    isFirst = false;
    throw new ApiError('offline', 0, 'offline', 'no connection');
  };
};

test('a person who leaves by a retry does not read that they were removed', async () => {
  const { host, shell, leave } = await renderShell(<PeopleSection />, {
    ...list,
    session: signedInAs(joan),
    api: { ...people, leaveWedding: failingOnce({ weddingId: null }) },
  });
  await userEvent.click(await find('Leave'));
  await confirm('Leave');
  await waitFor(() => expect(host.shown).toHaveLength(1));
  expect(shell.leavingWeddings).toEqual(new Set());
  host.shown[0]?.action?.run();
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('You’ve left the wedding.'));
  expect(shell.leavingWeddings).toEqual(new Set(['w1']));
  await leave();
});

test('an invitation that goes out again replaces the old one, once, however often it is tried', async () => {
  const { host, calls, leave } = await renderShell(<PeopleSection />, {
    ...list,
    api: { ...people, createInvitation: failingOnce(made), revokeInvitation: failingOnce({}) },
  });
  await userEvent.click(await find('Send again to bisi@example.com'));
  await waitFor(() => expect(host.shown).toHaveLength(1));
  host.shown[0]?.action?.run();
  await waitFor(() => expect(host.shown).toHaveLength(2));
  host.shown[1]?.action?.run();
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('Invitation sent to bisi@example.com.'));
  const asked = calls.map(({ name }) => name).filter((name) => name !== 'fetchCollaborators');
  expect(asked).toEqual(['createInvitation', 'createInvitation', 'revokeInvitation', 'revokeInvitation']);
  await leave();
});

test('what was chosen for somebody outlives an ended session, and nothing is left of it once it is given up', async () => {
  const show = () => renderShell(<PeopleSection />, { ...list, api: people });
  const first = await show();
  await userEvent.click(await find('Change what Joan may do'));
  await userEvent.click(budget().getByRole('radio', { name: 'Edit' }));
  await first.leave();
  const second = await show();
  await find('Close Joan’s areas');
  expect(budget().getByRole('radio', { name: 'Edit' })).toBeChecked();
  await press('Close Joan’s areas');
  await second.leave();
  const third = await show();
  await userEvent.click(await find('Change what Joan may do'));
  expect(budget().getByRole('radio', { name: 'Edit' })).not.toBeChecked();
  await third.leave();
});

test('a person who lost the wedding reads why there are no people, and where to go', async () => {
  const { leave } = await renderShell(<PeopleSection />, {
    ...list,
    session: { ...signedInAs(joan), wedding: null, role: null, lostAccess: { weddingId: 'w1' } },
    api: people,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('You’re not in this wedding any more');
  expect(screen.getByRole('link', { name: 'What you can do now' })).toHaveAttribute('href', '/uk/collaboration');
  await leave();
});
