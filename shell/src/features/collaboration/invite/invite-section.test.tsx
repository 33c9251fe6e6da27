import { ApiError } from '@posy/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '#testing/enter';
import { renderShell } from '#testing/render-shell';
import { firstAccess } from '../areas';
import { joan, maya, signedInAs, tom } from '../testing/people';
import { InviteSection } from './invite-section';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

const expiresAt = '2026-12-04T12:00:00.000Z';
type InviteApi = NonNullable<Parameters<typeof renderShell>[1]['api']>;

const show = async (as = maya, api: InviteApi = {}) => {
  const rendered = await renderShell(<InviteSection />, {
    session: signedInAs(as),
    path: '/uk/settings/inviteCollaborator',
    api: {
      createInvitation: ({ body }) => ({
        id: 'i9',
        url: body?.email === null ? 'https://posy.example/uk/accept-collaboration-invite?id=i9&nonce=n9' : null,
        expiresAt,
      }),
      ...api,
    },
  });
  leave = rendered.leave;
  return rendered;
};

test('invites a partner by e-mail, and tells the rest of the product [S6-collab-01]', async () => {
  const { calls, host } = await show();
  await enter(screen.getByLabelText('Their email'), 'tom@example.com');
  await enter(screen.getByLabelText(/A few words/), 'Come on in');
  expect(screen.getByText('Works once, until 4 December.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('Invitation sent to tom@example.com.'));
  expect(calls[0]).toEqual({
    name: 'createInvitation',
    body: { weddingId: 'w1', role: 'partner', email: 'tom@example.com', message: 'Come on in', market: 'uk' },
  });
  expect(host.busHost.trace()).toContainEqual(
    expect.objectContaining({ event: 'collaborator.invited', step: 'published' }),
  );
  expect(screen.getByLabelText('Their email')).toHaveValue('');
});

test('gives a helper what was chosen, by a link that is shown once', async () => {
  const { calls } = await show();
  await userEvent.click(screen.getByRole('radio', { name: /^Helper/ }));
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Guests' })).getByRole('radio', { name: 'Edit' }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'By link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  const link = await screen.findByLabelText('Invitation link');
  expect(link).toHaveValue('https://posy.example/uk/accept-collaboration-invite?id=i9&nonce=n9');
  expect(link).toHaveAttribute('readonly');
  expect(calls[0]?.body).toMatchObject({ role: 'helper', email: null, access: { ...firstAccess, guests: 'edit' } });
  await userEvent.click(screen.getByRole('button', { name: 'I’ve got it' }));
  expect(screen.queryByLabelText('Invitation link')).not.toBeInTheDocument();
});

test('sends nothing to an address that cannot be one, and puts the focus there', async () => {
  const { calls } = await show();
  await enter(screen.getByLabelText('Their email'), 'tom@');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(screen.getByLabelText('Their email')).toHaveFocus());
  expect(screen.getByLabelText('Their email')).toHaveAccessibleDescription('Hmm.. are you sure that’s right?');
  expect(calls).toEqual([]);
});

test('keeps what was filled in when it is refused, and after the page was left', async () => {
  const { host } = await show(maya, {
    createInvitation: () => {
      throw new ApiError('offline', 0, 'offline', 'no');
    },
  });
  await enter(screen.getByLabelText('Their email'), 'tom@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(host.shown.at(-1)?.text).toContain('what you filled in is still here'));
  await leave();
  await show();
  expect(screen.getByLabelText('Their email')).toHaveValue('tom@example.com');
});

test('lets a partner invite helpers only, and a helper nobody', async () => {
  await show(tom);
  expect(screen.queryByRole('radio', { name: /^Partner/ })).not.toBeInTheDocument();
  await leave();
  await show(joan);
  expect(screen.getByText('Inviting is for the couple. Ask one of them to let somebody in.')).toBeInTheDocument();
});

test('a link that somebody came by is gone: it works once [F-H9]', async () => {
  const { host } = await show();
  await userEvent.click(screen.getByRole('radio', { name: 'By link' }));
  await userEvent.click(screen.getByRole('button', { name: /^Make a link/ }));
  expect(await screen.findByLabelText('Invitation link')).toBeInTheDocument();
  const { wedding } = signedInAs(maya);
  const roles = { ...wedding?.roles, u9: 'partner' as const };
  await act(async () => host.session.set({ ...signedInAs(maya), wedding: { ...wedding, roles } as typeof wedding }));
  expect(screen.queryByLabelText('Invitation link')).toBeNull();
});
