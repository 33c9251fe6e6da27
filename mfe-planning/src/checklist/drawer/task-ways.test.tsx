import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCost } from '#testing/example-costs';
import { exampleTask } from '#testing/example-tasks';
import { planningPage } from '#testing/planning-page';

const open = planningPage();
const user = userEvent.setup();

const { id: _id, ...cost } = exampleCost({ id: 'photographer', group: 'photographers', estimate: 216_000 });
const supplier = (name: string) => ({
  ...{ type: 'photographers', slug: name, name, publicId: name, town: 'Frome', shortlisted: true, booked: false },
  ...{ enquired: false, ignored: false, customSupplier: false, updatedAt: '2026-11-20T12:00:00.000Z' },
});
const documents = {
  'weddings/w1/suppliers': { p1: supplier('Fern'), p2: supplier('Otto') },
  'weddings/w1/costs': { photographer: cost },
};
const tasks = [
  exampleTask({ id: 'book-your-photographer', category: 'photographers' }),
  exampleTask({ id: 'make-your-seating-plan', category: 'guests', order: 2 }),
];
const people = {
  roles: { u1: 'owner' as const, u2: 'partner' as const },
  users: [
    { id: 'u1', name: 'Maya', role: 'owner' as const },
    { id: 'u2', name: 'Tom', role: 'partner' as const },
  ],
};

test('[R1-09] a task about suppliers shows who is on the shortlist, what is set aside, and leads on', async () => {
  const { taskOf } = await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents,
    wedding: people,
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('link', { name: 'Fern' })).toHaveAttribute(
    'href',
    '/uk/weddingsuppliers/photographers/Fern',
  );
  expect(drawer.getByRole('link', { name: 'Otto' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: '£2,160 set aside' })).toHaveAttribute('href', '/uk/budget/photographer');
  for (const link of drawer.getAllByRole('link', { name: /^Look around/ }))
    expect(link.getAttribute('href')).toMatch(/^\/uk\/supplier-category\/photographers/);
  await user.click(drawer.getByRole('button', { name: 'Ask Tom to do it' }));
  expect(taskOf('book-your-photographer')).toMatchObject({ assignee: 'u2' });
});

test('[R1-09] any other task leads to where it is worked on', async () => {
  await open({ path: '/uk/checklist/make-your-seating-plan', tasks, documents });
  const drawer = within(await screen.findByRole('dialog'));
  for (const link of await drawer.findAllByRole('link', { name: /^Seating plan/ }))
    expect(link).toHaveAttribute('href', '/uk/guestlist/seating');
});
