import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planningPage } from '#testing/planning-page';

const render = planningPage();

const venue = 'Book the venue';
const user = userEvent.setup();

describe('adding', () => {
  test('a task of their own joins the end of its period [S4-checklist-15] [S4-checklist-16]', async () => {
    const { host, firestore } = await render({ path: '/uk/checklist' });
    await user.click(await screen.findByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }));
    await user.click(dialog.getByRole('button', { name: 'Add to the list' }));
    expect(dialog.getByText('Give the task a few words.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'What needs doing?' }), 'Hire a llama');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'When' }), 'After');
    await user.click(dialog.getByRole('button', { name: 'Add to the list' }));
    expect(await screen.findByRole('link', { name: 'Hire a llama' })).toBeInTheDocument();
    expect(firestore.documents('weddings/w1/tasks')['id-1']).toMatchObject({
      group: 'id-1',
      name: 'Hire a llama',
      custom: true,
      done: false,
      period: 'after',
      order: 2,
    });
    await waitFor(() => expect(host.shown.at(-1)?.text).toBe('Hire a llama: on the list.'));
    await act(async () => host.shown.at(-1)?.action?.run());
    expect(screen.queryByRole('link', { name: 'Hire a llama' })).not.toBeInTheDocument();
  });

  test('a refused task can be sent again with the words that were typed', async () => {
    const { host, firestore } = await render({ path: '/uk/checklist' });
    await user.click(await screen.findByRole('button', { name: 'Add task' }));
    firestore.refuse(new FirestoreError('unavailable', 'away'));
    await user.type(await screen.findByRole('textbox', { name: 'What needs doing?' }), 'Hire a llama{Enter}');
    await waitFor(() => expect(host.shown.at(-1)?.text).toContain('“Hire a llama” couldn’t be saved'));
    firestore.refuse(null);
    await act(async () => host.shown.at(-1)?.action?.run());
    expect(await screen.findByRole('link', { name: 'Hire a llama' })).toBeInTheDocument();
  });

  test('there is nothing to add to before the checklist is initialised [S4-checklist-13]', async () => {
    await render({
      path: '/uk/checklist',
      tasks: [],
      wedding: { date: null, tasks: { total: 180, done: 0, initializedAt: null } },
    });
    expect(await screen.findByRole('link', { name: 'Set your date' })).toHaveAttribute(
      'href',
      '/uk/onboarding?step=when',
    );
    expect(screen.queryByRole('button', { name: 'Add task' })).not.toBeInTheDocument();
  });
});

describe('the drawer', () => {
  const open = async () => {
    const page = await render({ path: '/uk/checklist/book-the-venue' });
    return { ...page, drawer: within(await screen.findByRole('dialog', { name: venue })) };
  };

  test('a subtask is ticked alone', async () => {
    const { drawer, taskOf } = await open();
    await user.click(drawer.getByRole('checkbox', { name: 'Visit your shortlisted venues' }));
    expect(['book-the-venue', 'shortlist-venues', 'visit-venues'].map((id) => taskOf(id)?.['done'])).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("a step joins its parent's group [S4-checklist-14]", async () => {
    const { drawer, firestore } = await open();
    await user.click(drawer.getByRole('button', { name: 'Add a step' }));
    await user.type(drawer.getByRole('textbox', { name: 'New step' }), 'Ask about llamas{Enter}');
    expect(await drawer.findByRole('checkbox', { name: 'Ask about llamas' })).toBeInTheDocument();
    expect(firestore.documents('weddings/w1/tasks')['id-1']).toMatchObject({
      group: 'book-the-venue',
      order: 1.03,
      custom: true,
      done: false,
    });
  });

  test('removing a main task removes its steps and closes the drawer; undo restores the documents [S4-checklist-17]', async () => {
    const { drawer, firestore, host } = await open();
    const before = structuredClone(firestore.documents('weddings/w1/tasks'));
    await user.click(drawer.getByRole('button', { name: 'Remove task' }));
    expect(Object.keys(firestore.documents('weddings/w1/tasks')).sort()).toEqual(['cake', 'thanks']);
    expect(host.location.get().pathname).toBe('/uk/checklist');
    await waitFor(() => expect(host.shown.at(-1)?.text).toBe('Book the venue: removed, with its 2 steps.'));
    await act(async () => host.shown.at(-1)?.action?.run());
    expect(firestore.documents('weddings/w1/tasks')).toEqual(before);
  });

  test('another period takes the group to its end [S4-checklist-11]', async () => {
    const { drawer, taskOf } = await open();
    await user.click(drawer.getByRole('button', { name: /^When/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'After' }));
    expect(['book-the-venue', 'shortlist-venues', 'visit-venues'].map((id) => taskOf(id)?.['order'])).toEqual([
      2, 2.01, 2.02,
    ]);
  });

  test('a task of the template cannot be renamed', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Rename' })).not.toBeInTheDocument();
  });

  test("the couple's own can", async () => {
    const { taskOf } = await render({ path: '/uk/checklist/cake' });
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Eat cakes{Enter}');
    expect(taskOf('cake')?.['name']).toBe('Eat cakes');
  });

  test('closes 1 s after its last open step left the list [S4-checklist-19] [S9-checklist-03]', async () => {
    const { host, drawer } = await open();
    await user.click(drawer.getByRole('checkbox', { name: venue }));
    await user.click(drawer.getByRole('checkbox', { name: 'Visit your shortlisted venues' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Visit your shortlisted venues' }));
    await act(async () => host.pass(999));
    expect(host.location.get().pathname).toBe('/uk/checklist/book-the-venue');
    await act(async () => host.pass(1));
    expect(host.location.get().pathname).toBe('/uk/checklist');
  });

  test('a task that is gone says so, and back closes the drawer', async () => {
    const { host } = await render({ path: '/uk/checklist/no-such-task?show=all' });
    expect(await screen.findByRole('heading', { name: 'This task is gone' })).toBeInTheDocument();
    expect(host.opened.map((item) => item.kind)).toEqual(['task-drawer']);
    await act(async () => host.opened[0]?.close());
    expect(`${host.location.get().pathname}${host.location.get().search}`).toBe('/uk/checklist?show=all');
  });
});
