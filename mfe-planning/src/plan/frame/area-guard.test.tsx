import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { Access } from '@posy/shared-contracts/entities';
import type { Wedding } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const closed: Access = {
  checklist: 'none',
  guests: 'none',
  budget: 'none',
  suppliers: 'none',
  website: 'none',
  inbox: 'none',
  notes: 'none',
};

/** A screen as a helper with this access sees it. */
const showHelper = async (path: string, access: Partial<Access>, changes: Partial<Wedding> = {}) => {
  const membership = { roles: { u2: 'owner', u1: 'helper' }, access: { u1: { ...closed, ...access } } } as const;
  const tasks = { total: 5, done: 0, initializedAt: '2026-11-20T10:00:00.000Z' };
  const wedding = exampleWedding({ ...membership, tasks, ...changes });
  const page = await renderPlanning({
    path,
    wedding: { ...membership, ...changes },
    session: exampleSignedIn({ wedding, role: 'helper' }),
  });
  leave = page.leave;
  return page;
};

describe('the checklist of a helper who may view it [D-role-01]', () => {
  test('is read, says who can change that, and has nothing to change it with', async () => {
    await showHelper('/uk/checklist', { checklist: 'view' });
    expect(await screen.findByRole('note')).toHaveTextContent('The couple can let you change things here.');
    expect(screen.getByRole('checkbox', { name: 'Taste cakes' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Add|Move/ })).toBeNull();
  });

  test('opens a task with its steps, as they are', async () => {
    await showHelper('/uk/checklist/book-the-venue', { checklist: 'view' });
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('Anyone')).toBeInTheDocument();
    for (const box of within(drawer).getAllByRole('checkbox')) expect(box).toBeDisabled();
    expect(
      within(drawer)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['The task before', 'The next task', 'Close']);
  });

  test('is never made or counted by them', async () => {
    const { firestore, host } = await showHelper(
      '/uk/checklist',
      { checklist: 'view' },
      { tasks: { total: 180, done: 0, initializedAt: null } },
    );
    expect(await screen.findByText('No checklist yet')).toBeInTheDocument();
    host.pass(10_000);
    expect(firestore.commits).toEqual([]);
  });
});

test('a closed area that is reached by its address says so and leads home [D-role-01]', async () => {
  await showHelper('/uk/checklist', { notes: 'view' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The checklist isn’t shared with you');
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/uk/home');
  expect(screen.getByRole('link', { name: 'What is shared with you' })).toHaveAttribute('href', '/uk/collaboration');
});

test('the scrapbook is read along, and closed, in the same way [D-role-01]', async () => {
  await showHelper('/uk/scrapbook', { notes: 'view' });
  expect(await screen.findByRole('note')).toHaveTextContent('You’re reading along.');
  expect(screen.queryByRole('button', { name: /note/i })).toBeNull();
  await leave();
  await showHelper('/uk/scrapbook', { checklist: 'edit' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The scrapbook isn’t shared with you');
});
