import { exampleSignedIn } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen } from '@testing-library/react';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (session: Session): Promise<void> => {
  const page = await renderPlanning({ path: '/uk/checklist', session });
  leave = page.leave;
};

const person = exampleSignedIn({ wedding: null, role: null });

test('a couple without a plan is led to where one begins', async () => {
  await show({ ...person, user: { ...person.user, weddingId: null } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You’re in no plan right now');
  expect(screen.getByRole('link', { name: 'How to begin' })).toHaveAttribute('href', '/uk/collaboration');
});

test('so is who lost the plan that their profile still names [S6-collab-03]', async () => {
  await show({ ...person, lostAccess: { weddingId: 'w1' } });
  expect(await screen.findByRole('link', { name: 'How to begin' })).toBeInTheDocument();
});

test('a supplier is led to the inbox', async () => {
  await show({ ...person, user: { ...person.user, kind: 'supplier', weddingId: null } });
  expect(await screen.findByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', '/uk/inbox');
});
