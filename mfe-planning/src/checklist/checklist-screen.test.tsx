import { settle } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planningPage } from '#testing/planning-page';

const render = planningPage();

const venue = 'Book the venue';
const user = userEvent.setup();

describe('the list', () => {
  test('stands at its path, by periods with their tasks [S2-route-07]', async () => {
    await render({ path: '/uk/checklist' });
    expect(await screen.findByRole('checkbox', { name: venue })).toBeInTheDocument();
    const headings = screen.getAllByRole('heading').map(({ textContent, tagName }) => `${tagName} ${textContent}`);
    expect(headings[0]).toBe('H1 Checklist');
    expect(headings.filter((heading) => heading.startsWith('H2')).length).toBeGreaterThan(1);
  });

  test('ticking a main task ticks its subtasks in one commit, and says so with a party [S4-checklist-06] [S8-success-04]', async () => {
    const { host, firestore, taskOf } = await render({ path: '/uk/checklist' });
    await user.click(await screen.findByRole('checkbox', { name: venue }));
    expect(['book-the-venue', 'shortlist-venues', 'visit-venues'].map((id) => taskOf(id)?.['done'])).toEqual([
      true,
      true,
      true,
    ]);
    expect(firestore.commits).toHaveLength(1);
    await waitFor(() =>
      expect(host.shown).toEqual([
        expect.objectContaining({
          tone: 'success',
          emoji: '🎉',
          text: 'Book the venue: done, with its 2 open steps.',
        }),
      ]),
    );
    expect(screen.getByRole('checkbox', { name: venue })).toBeChecked();
    expect(screen.getByText('2 of 2 steps')).toBeInTheDocument();
  });

  test('the fact that a task was completed is published', async () => {
    const { host } = await render({ path: '/uk/checklist' });
    const received: unknown[] = [];
    host.bus.subscribe('task.completed', (payload) => void received.push(payload));
    await user.click(await screen.findByRole('checkbox', { name: venue }));
    await waitFor(() =>
      expect(received).toEqual([{ weddingId: 'w1', taskId: 'book-the-venue', key: 'book-the-venue', doneTotal: 3 }]),
    );
  });

  test('undo in the notice takes a tick back, steps included', async () => {
    const { host, taskOf } = await render({ path: '/uk/checklist' });
    await user.click(await screen.findByRole('checkbox', { name: venue }));
    await waitFor(() => expect(host.shown).toHaveLength(1));
    await act(async () => host.shown[0]?.action?.run());
    expect(['book-the-venue', 'visit-venues'].map((id) => taskOf(id)?.['done'])).toEqual([false, false]);
    expect(screen.getByRole('checkbox', { name: venue })).not.toBeChecked();
  });

  test('of what is said about a task and its steps the page shows the newest, so that no older undo stands beside it', async () => {
    const { host } = await render({ path: '/uk/checklist' });
    const box = await screen.findByRole('checkbox', { name: venue });
    await user.click(box);
    await waitFor(() => expect(host.shown).toHaveLength(1));
    await user.click(box);
    await waitFor(() => expect(host.shown).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: 'Taste cakes' }));
    await waitFor(() => expect(host.shown).toHaveLength(3));
    const [ticked, unticked, other] = host.shown.map(({ about }) => about);
    expect(unticked).toBe(ticked);
    expect(other).not.toBe(ticked);
  });

  test('ticks tell how several of them are said in one line, other edits do not [R1-15]', async () => {
    const { host } = await render({ path: '/uk/checklist' });
    const box = await screen.findByRole('checkbox', { name: venue });
    await user.click(box);
    await waitFor(() => expect(host.shown).toHaveLength(1));
    await user.click(box);
    await waitFor(() => expect(host.shown).toHaveLength(2));
    expect(host.shown.map(({ alike }) => alike?.text(3))).toEqual(['3 tasks done.', undefined]);
  });

  test('a refused tick changes nothing, says so in plain words, and can be tried again', async () => {
    const { host, firestore, taskOf } = await render({ path: '/uk/checklist' });
    firestore.refuse(new FirestoreError('permission-denied', 'no'));
    await user.click(await screen.findByRole('checkbox', { name: venue }));
    await waitFor(() =>
      expect(host.shown).toEqual([
        expect.objectContaining({ tone: 'error', text: '“Book the venue” couldn’t be saved. It’s as it was before.' }),
      ]),
    );
    expect(screen.getByRole('checkbox', { name: venue })).not.toBeChecked();
    firestore.refuse(null);
    await act(async () => host.shown[0]?.action?.run());
    expect(taskOf('book-the-venue')?.['done']).toBe(true);
  });

  test('what is ticked stays in its place until the filter changes', async () => {
    await render({ path: '/uk/checklist' });
    await user.click(await screen.findByRole('checkbox', { name: 'Taste cakes' }));
    expect(screen.getByRole('link', { name: 'Taste cakes' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Done/ }));
    expect(screen.getByRole('link', { name: 'Taste cakes' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^To do/ }));
    expect(screen.queryByRole('link', { name: 'Taste cakes' })).not.toBeInTheDocument();
  });

  test('a phone’s press for more filters says how many are on', async () => {
    await render({ path: '/uk/checklist?period=10-12&category=venues' });
    const more = await screen.findByRole('button', { name: /^Filters/ });
    expect([more.getAttribute('aria-expanded'), more.textContent]).toEqual(['false', 'Filters2']);
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    const period = screen.getByRole('combobox', { name: 'Period' });
    expect(period.closest(`[id="${more.getAttribute('aria-controls')}"]`)).not.toBeNull();
    await user.selectOptions(period, '');
    await waitFor(() => expect(more.textContent).toBe('Filters1'));
  });

  test('filter and search stand in the address and narrow the list', async () => {
    const { host } = await render({ path: '/uk/checklist?show=all&text=thank' });
    expect(await screen.findByRole('link', { name: 'Send thank-you notes' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: venue })).not.toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Search tasks' });
    await user.clear(search);
    await user.type(search, 'llama');
    expect(host.location.get().search).toBe('?show=all&text=llama');
    expect(screen.getByRole('heading', { name: 'Nothing called “llama”' })).toBeInTheDocument();
  });

  test('the rail counts what is left in each period as the chips do, steps included [R1-08]', async () => {
    await render({ path: '/uk/checklist' });
    const rail = await screen.findByLabelText('Periods');
    expect(
      within(rail)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(['10 to 12 months44 tasks left', 'After11 task left']);
  });
});

describe('totals', () => {
  test('follow 1.5 s after a tick [S4-checklist-09] [S9-checklist-02]', async () => {
    const { host, firestore } = await render({ path: '/uk/checklist' });
    await user.click(await screen.findByRole('checkbox', { name: venue }));
    host.pass(1499);
    await act(settle);
    expect(firestore.documents('weddings')['w1']).toMatchObject({ tasks: { total: 5, done: 0 } });
    host.pass(1);
    await act(settle);
    expect(firestore.documents('weddings')['w1']).toMatchObject({ tasks: { total: 5, done: 3 } });
    expect(await screen.findByText('3 of 5 done, steps included')).toBeInTheDocument();
  });

  test('are left alone when they are right [S4-checklist-08]', async () => {
    const { host, firestore } = await render({ path: '/uk/checklist' });
    await screen.findByRole('checkbox', { name: venue });
    host.pass(5000);
    await act(settle);
    expect(firestore.commits).toEqual([]);
  });
});

describe('before there is a checklist', () => {
  test('opening the screen with a date makes it [S4-checklist-01]', async () => {
    const { firestore } = await render({
      path: '/uk/checklist',
      tasks: [],
      wedding: { tasks: { total: 180, done: 0, initializedAt: null } },
    });
    expect(await screen.findByRole('checkbox', { name: venue })).toBeInTheDocument();
    expect(firestore.commits).toHaveLength(1);
  });

  test('a date that the server does not have yet is waited for', async () => {
    const { host, firestore } = await render({
      path: '/uk/checklist',
      tasks: [],
      wedding: { tasks: { total: 180, done: 0, initializedAt: null } },
      serverDate: null,
    });
    expect(firestore.commits).toEqual([]);
    const collection = { path: 'weddings', schema: undefined as never };
    await act(async () => firestore.commit([{ kind: 'update', collection, id: 'w1', data: { date: '2027-09-11' } }]));
    await act(async () => host.pass(1000));
    expect(await screen.findByRole('checkbox', { name: venue })).toBeInTheDocument();
  });

  test('a checklist that could not be made says so; another try makes it', async () => {
    const { firestore } = await render({
      path: '/uk/checklist',
      tasks: [],
      wedding: {
        l10n: { country: 'FR', language: 'fr', locale: 'fr-FR', currency: 'EUR' },
        tasks: { total: 180, done: 0, initializedAt: null },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your checklist is taking a rest' })).toBeInTheDocument();
    const l10n = { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' };
    const collection = { path: 'weddings', schema: undefined as never };
    await act(async () => firestore.commit([{ kind: 'update', collection, id: 'w1', data: { l10n } }]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: venue })).toBeInTheDocument();
  });

  test('signed out, it leads to sign-up and back here', async () => {
    await render({ path: '/uk/checklist?show=done', session: { status: 'signed-out' } });
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/uk/signup?next=%2Fuk%2Fchecklist%3Fshow%3Ddone',
    );
  });
});
