import { exampleSignedIn } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAccess } from '#features/collaboration/areas';
import { joan, maya, sharedWedding, signedInAs, tom } from '#features/collaboration/testing/people';
import { renderShell } from '#testing/render-shell';
import { TogetherScreen } from './together-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (session: Session) => {
  const rendered = await renderShell(<TogetherScreen />, {
    session,
    path: '/uk/collaboration',
    api: { fetchCollaborators: () => ({ collaborators: [maya, tom, joan], invitations: [] }) },
  });
  leave = rendered.leave;
  return rendered;
};

test('explains planning together to visitors, and leads them in and back [S2-route-05]', async () => {
  await show({ status: 'signed-out' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Planning together');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/uk/signup?next=%2Fuk%2Fcollaboration',
  );
});

test('tells a helper who plans, and what they may do themselves [S6-collab-02]', async () => {
  const wedding = { ...sharedWedding, access: { u3: { ...noAccess, guests: 'edit', budget: 'view' } as const } };
  await show({ ...signedInAs(joan), wedding });
  expect(await screen.findByText('You help with the wedding of Maya and Tom, in the areas below.')).toBeInTheDocument();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(expect.arrayContaining(['GuestsEdit', 'BudgetView', 'ChecklistNone']));
  expect(await screen.findByText('Tom')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
});

test('is read as a part of the settings by who plans a wedding, beside the list of their sections [R1-14]', async () => {
  await show({ ...signedInAs(maya), wedding: sharedWedding });
  expect(await screen.findByRole('heading', { level: 2, name: 'Planning together' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  const sections = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(sections.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/uk/settings/manageCollaborators');
  expect(await screen.findByText('Tom')).toBeInTheDocument();
});

test('lets somebody without a wedding start one of their own, in one commit', async () => {
  const { user } = exampleSignedIn();
  const { host } = await show(exampleSignedIn({ user: { ...user, weddingId: null }, wedding: null, role: null }));
  await host.firestore.commit([{ kind: 'set', collection: { path: 'users' } as never, id: 'u1', data: { ...user } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Start a plan' }));
  await waitFor(() => expect(host.location.get().pathname).toBe('/uk/onboarding'));
  const [id = ''] = Object.keys(host.firestore.documents('weddings'));
  expect(host.firestore.documents('weddings')[id]).toMatchObject({ roles: { u1: 'owner' } });
  expect(host.firestore.documents('users').u1).toMatchObject({ weddingId: id });
  expect(host.firestore.commits.at(-1)).toHaveLength(2);
});

test('does not wait for a wedding that may not be read any more [S6-collab-03]', async () => {
  await show(exampleSignedIn({ wedding: null, role: null, lostAccess: { weddingId: 'w1' } }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You’re in no plan right now');
  expect(screen.getByRole('button', { name: 'Start a plan' })).toBeEnabled();
});
