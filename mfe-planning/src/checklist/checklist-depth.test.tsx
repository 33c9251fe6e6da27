import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { openItemOrder } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTask } from '#testing/example-tasks';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Parameters<typeof renderPlanning>[0]) => {
  const page = await renderPlanning(options);
  leave = page.leave;
  return page;
};
afterEach(() => leave());

const user = userEvent.setup();
const assignees = ({ taskOf }: Awaited<ReturnType<typeof render>>) =>
  ['book-the-venue', 'shortlist-venues', 'visit-venues'].map((id) => taskOf(id)?.['assignee']);

test('the assign-task popup gives a main task, with its steps, to a member [S2-popup-10] [S4-checklist-18]', async () => {
  const page = await render({
    path: '/uk/checklist/book-the-venue',
    wedding: { roles: { u1: 'owner', u2: 'partner' } },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Book the venue' }));
  await user.click(drawer.getByRole('button', { name: 'Anyone' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Who takes this on?' }));
  expect(popup.getAllByRole('button').map((button) => button.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Maya'), expect.stringContaining('Your partner'), 'Anyone']),
  );
  await user.click(popup.getByRole('button', { name: /Your partner/ }));
  await waitFor(() => expect(assignees(page)).toEqual(['u2', 'u2', 'u2']));
  await waitFor(() => expect(page.host.shown).toHaveLength(1));
  await act(async () => page.host.shown[0]?.action?.run());
  expect(assignees(page)).toEqual([null, null, null]);
});

test('back closes the assign-task popup, the ninth in the order, before the drawer [S2-back-10]', async () => {
  const { host } = await render({ path: '/uk/checklist/book-the-venue' });
  const drawer = within(await screen.findByRole('dialog', { name: 'Book the venue' }));
  await user.click(drawer.getByRole('button', { name: 'Anyone' }));
  const item = await waitFor(() => {
    const found = host.opened.find(({ kind }) => kind === 'assign-task');
    if (found === undefined) throw new Error('The popup is not registered.');
    return found;
  });
  expect(openItemOrder.indexOf(item.kind)).toBe(8);
  await act(async () => item.close());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Who takes this on?' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Book the venue' })).toBeInTheDocument();
});

test('a drawer leads to the next task that is still to do, past what is done, and back [R1-13]', async () => {
  const { host } = await render({
    path: '/uk/checklist/book-the-venue?show=all',
    tasks: [
      exampleTask({ id: 'book-the-venue', order: 1, period: '10-12', name: 'Book the venue' }),
      exampleTask({ id: 'band', order: 2, period: '10-12', name: 'Find a band', done: true }),
      exampleTask({ id: 'cake', order: 1, period: '4-6', name: 'Taste cakes' }),
    ].map((task) => ({ ...task, key: null, i18nKey: null })),
  });
  const first = within(await screen.findByRole('dialog', { name: 'Book the venue' }));
  expect(first.getByRole('button', { name: 'The task before' })).toBeDisabled();
  await user.click(first.getByRole('button', { name: 'The next task' }));
  const last = within(await screen.findByRole('dialog', { name: 'Taste cakes' }));
  expect(last.getByRole('button', { name: 'The next task' })).toBeDisabled();
  expect(host.location.get()).toMatchObject({ pathname: '/uk/checklist/cake', search: '?show=all' });
  await user.click(last.getByRole('button', { name: 'The task before' }));
  await screen.findByRole('dialog', { name: 'Book the venue' });
});

test('leaving the checklist for another page closes the drawer [S2-nav-03]', async () => {
  const { host } = await render({ path: '/uk/checklist/book-the-venue' });
  await screen.findByRole('dialog', { name: 'Book the venue' });
  expect(host.opened.map(({ kind }) => kind)).toContain('task-drawer');
  await act(async () => host.navigate('/uk/home'));
  await screen.findByRole('heading', { level: 1, name: /^Good/ });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(host.opened.map(({ kind }) => kind)).not.toContain('task-drawer');
});

test('one listener for the tasks starts with the profile and stops on sign-out [S4-listener-04]', async () => {
  const listening: string[] = [];
  const { host, firestore } = await render({ path: '/uk/checklist', session: { status: 'loading' } });
  const started = firestore.watch.bind(firestore);
  firestore.watch = (query, next, failed) => {
    const { path } = query.collection;
    listening.push(path);
    const stop = started(query, next, failed);
    return () => {
      listening.splice(listening.indexOf(path), 1);
      stop();
    };
  };
  const tasks = () => listening.filter((path) => path === 'weddings/w1/tasks');
  expect(tasks()).toEqual([]);
  const wedding = exampleWedding({ tasks: { total: 5, done: 0, initializedAt: '2026-11-20T10:00:00.000Z' } });
  await act(async () => host.session.set(exampleSignedIn({ wedding })));
  await screen.findByRole('checkbox', { name: 'Book the venue' });
  expect(tasks()).toHaveLength(1);
  await act(async () => host.session.set({ status: 'signed-out' }));
  expect(tasks()).toEqual([]);
});

test('a short engagement is planned anew: what is left of the months before comes first, and nothing is late', async () => {
  await render({ path: '/uk/checklist', wedding: { date: '2027-02-20' } });
  const period = await screen.findByRole('region', { name: '10 to 12 months before' });
  expect(within(period).getByText('best done first')).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'After the day' })).getByText('from 21 February'),
  ).toBeInTheDocument();
});
