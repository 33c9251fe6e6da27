import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { Wedding } from '@posy/shared-contracts/entities';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { taskWriteOf } from '#checklist/public';
import type { TaskItem } from '#plan/tasks/task-groups';
import { createReactions } from '#reactions';
import { exampleTask } from '#testing/example-tasks';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());
const user = userEvent.setup();

const flows = {
  'first-steps': {
    name: 'first-steps',
    active: true,
    cards: [
      { id: 'guests', order: 2, kind: 'task', i18nKey: 'start-guest-list', path: 'guestlist' },
      { id: 'partner', order: 1, kind: 'link', i18nKey: 'invite-your-partner', path: 'settings/inviteCollaborator' },
    ],
  },
  'at-your-venue': {
    name: 'at-your-venue',
    active: false,
    cards: [{ id: 'catering', order: 1, kind: 'quiz', i18nKey: 'book-your-caterer', path: 'recommendations' }],
  },
};

const caterer = exampleTask({ id: 'book-your-caterer' });
const delivery = { id: 'd1', producer: 'shell', publishedAt: 0 };

/** Home after the shell has published the plan. The account is older than the test, so that the test does not apply. */
const open = async (
  query = '',
  documents: Record<string, Record<string, Record<string, unknown>>> = {},
  { listed = [caterer], ...changes }: Partial<Wedding> & { listed?: TaskItem[] } = {},
) => {
  const person = exampleSignedIn();
  const tasks = { total: 1, done: 0, initializedAt: '2026-11-20T10:00:00.000Z' };
  const page = await renderPlanning({
    path: `/uk/home${query}`,
    tasks: listed,
    documents: { taskFlows: flows, ...documents },
    session: {
      ...person,
      user: { ...person.user, createdAt: '2025-06-01T00:00:00.000Z' },
      wedding: exampleWedding({ tasks, ...changes }),
    },
  });
  leave = page.leave;
  await act(async () => createReactions(page.host)['today-task.init']?.({ weddingId: 'w1', uid: 'u1' }, delivery));
  return { ...page, mine: () => page.firestore.documents('weddings/w1/todayTasks')['u1'] };
};

const card = async (name = 'First steps') => within(await screen.findByRole('region', { name }));
const undo = (page: { host: { shown: { action?: { run: () => void } }[] } }) =>
  act(async () => page.host.shown.at(-1)?.action?.run());

test('the active flow shows its first card, in order, with how far it is [D-flow-03] [S4-experiment-02]', async () => {
  await open();
  const first = await card();
  expect(first.getByText('0 of 2')).toBeInTheDocument();
  expect(first.getByRole('heading', { level: 3 })).toHaveTextContent('Invite your partner to plan with you');
  expect(first.getByRole('link', { name: 'Take me there' })).toHaveAttribute('href', '/uk/settings/inviteCollaborator');
});

test('the address chooses another flow [S2-param-04] [D-flow-02]', async () => {
  await open('?todayTaskFlowId=at-your-venue');
  expect((await card('At your venue')).getByRole('heading', { level: 3 })).toHaveTextContent(
    'Does your venue do the food?',
  );
});

test('a link is done once it was followed, and the next card comes; it stays so [S7-database-11]', async () => {
  const page = await open();
  await user.click((await card()).getByRole('link', { name: 'Take me there' }));
  expect(page.mine()).toMatchObject({ flows: { 'first-steps': { cards: { partner: 'done' } } } });
  await act(async () => page.host.navigate('/uk/home'));
  expect((await card()).getByRole('heading', { level: 3 })).toHaveTextContent('Start your guest list');
});

test('petals fill from the first on, whichever card was dealt with: no gap stands between them [F-polish]', async () => {
  await open('', { 'weddings/w1/todayTasks': { u1: { flows: { 'first-steps': { cards: { guests: 'done' } } } } } });
  const petals = (await card()).getByText('1 of 2').parentElement?.querySelectorAll('[aria-hidden] > *') ?? [];
  expect([...petals].map((petal) => petal.getAttribute('data-hue'))).toEqual(['fern', null]);
});

test('both partners of a wedding have the same first cards [F-polish]', async () => {
  const tasks = { total: 1, done: 0, initializedAt: '2026-11-20T10:00:00.000Z' };
  const namesFor = async (uid: string) => {
    const person = exampleSignedIn();
    const page = await renderPlanning({
      path: '/uk/home',
      tasks: [caterer],
      documents: { taskFlows: { ...flows, 'new-home-landing': { ...flows['first-steps'], name: 'new-home-landing' } } },
      session: {
        ...person,
        uid,
        wedding: exampleWedding({ roles: { [uid]: 'owner' }, tasks }),
        user: { ...person.user, createdAt: '2026-06-01T00:00:00.000Z' },
      },
    });
    leave = page.leave;
    await act(async () => createReactions(page.host)['today-task.init']?.({ weddingId: 'w1', uid }, delivery));
    const name = await screen.findByText(/^(First steps|A good beginning)$/);
    const text = name.textContent;
    await leave();
    return text;
  };
  const names = [];
  for (const uid of ['u1', 'u2', 'u3', 'u4', 'u5', 'u6']) names.push(await namesFor(uid));
  expect(new Set(names).size).toBe(1);
});

test('a card is put aside, and back with undo', async () => {
  const page = await open();
  await user.click((await card()).getByRole('button', { name: 'Not now' }));
  expect((await card()).getByText('1 of 2')).toBeInTheDocument();
  expect(page.host.shown.at(-1)?.text).toBe('Invite your partner to plan with you: put aside.');
  await undo(page);
  expect((await card()).getByText('0 of 2')).toBeInTheDocument();
});

test('it is resumed where the person left it, and ends in words; what was put aside can be seen again', async () => {
  const cards = { partner: 'skipped', guests: 'done' };
  const page = await open('', { 'weddings/w1/todayTasks': { u1: { flows: { 'first-steps': { cards } } } } });
  expect((await card()).getByRole('heading', { level: 3 })).toHaveTextContent('That’s all of them');
  await user.click((await card()).getByRole('button', { name: 'Look at it again' }));
  expect((await card()).getByRole('heading', { level: 3 })).toHaveTextContent('Invite your partner');
  expect(page.mine()).toMatchObject({ flows: { 'first-steps': { cards: { guests: 'done' } } } });
});

test('the whole flow is put away, and comes back with undo', async () => {
  const page = await open();
  await user.click((await card()).getByRole('button', { name: 'Put these away' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  await undo(page);
  expect(await screen.findByRole('region', { name: 'First steps' })).toBeInTheDocument();
});

test('a quiz keeps its answer in the wedding’s preferences, and takes what the venue does off the list; undo brings it back [S7-database-10] [D-flow-02]', async () => {
  const page = await open('?todayTaskFlowId=at-your-venue');
  await user.click((await card('At your venue')).getByRole('button', { name: 'Yes, they do' }));
  const preferences = () => page.firestore.documents('weddings')['w1']?.['preferences'];
  expect(preferences()).toEqual({ 'at-your-venue': { catering: 'venue' } });
  expect(page.taskOf('book-your-caterer')?.['active']).toBe(false);
  expect(page.host.shown.at(-1)?.text).toBe('Noted, and your checklist follows.');
  expect((await card('At your venue')).getByRole('heading', { level: 3 })).toHaveTextContent('That’s all of them');
  await undo(page);
  expect(preferences()).toEqual({ 'at-your-venue': {} });
  expect(page.taskOf('book-your-caterer')?.['active']).toBe(true);
});

test('a quiz that leaves somebody to find ends with the way to them; one that leaves nobody does not', async () => {
  const wayTo = () => screen.queryByRole('link', { name: 'See who could do it' });
  const page = await open('?todayTaskFlowId=at-your-venue');
  await user.click((await card('At your venue')).getByRole('button', { name: 'Yes, they do' }));
  expect((await card('At your venue')).getByRole('heading', { level: 3 })).toHaveTextContent('That’s all of them');
  expect(wayTo()).not.toBeInTheDocument();
  await undo(page);
  await user.click((await card('At your venue')).getByRole('button', { name: 'No, we’ll find our own' }));
  expect(wayTo()).toHaveAttribute('href', '/uk/recommendations');
});

describe('a quiz whose list is not here yet', () => {
  const quiz = '?todayTaskFlowId=at-your-venue';
  const answers = (name = 'Yes, they do') => screen.queryByRole('button', { name });

  test('waits for it, and then its answer changes the list [D-flow-02]', async () => {
    const page = await open(quiz, {}, { listed: [] });
    expect(await screen.findByText(/Your checklist isn’t here yet/)).toBeInTheDocument();
    expect(answers()).not.toBeInTheDocument();
    await act(() => page.firestore.commit([taskWriteOf('w1')({ kind: 'restore', task: caterer })]));
    await user.click((await card('At your venue')).getByRole('button', { name: 'Yes, they do' }));
    expect(page.taskOf('book-your-caterer')?.['active']).toBe(false);
  });

  test('asks for a date where there is none, and can be put aside', async () => {
    const none = { total: 180, done: 0, initializedAt: null };
    await open(quiz, {}, { listed: [], date: null, tasks: none });
    expect(await screen.findByText(/Give your wedding a date first/)).toBeInTheDocument();
    expect(answers()).not.toBeInTheDocument();
    await user.click((await card('At your venue')).getByRole('button', { name: 'Not now' }));
    expect((await card('At your venue')).getByRole('heading', { level: 3 })).toHaveTextContent('That’s all of them');
  });
});

test('when the listeners fail, home stands without today’s tasks [S8-today-task-01]', async () => {
  const page = await renderPlanning({ path: '/uk/scrapbook' });
  leave = page.leave;
  const down = new FirestoreError('unavailable', 'Down.');
  const watch = page.firestore.watch.bind(page.firestore);
  page.firestore.watch = (query, next, failed) => {
    if (query.collection.path !== 'taskFlows') return watch(query, next, failed);
    failed(down);
    return () => undefined;
  };
  await act(async () => createReactions(page.host)['today-task.init']?.({ weddingId: 'w1', uid: 'u1' }, delivery));
  await act(async () => page.host.navigate('/uk/home'));
  expect(page.host.errors).toEqual([down]);
  expect(await screen.findByRole('region', { name: 'Three for this week' })).toBeInTheDocument();
});

test('calm hides progress and badges for this person, says so, and is undone', async () => {
  const page = await open();
  await user.click(await screen.findByRole('switch', { name: 'Keep home calm' }));
  expect(page.mine()).toMatchObject({ calm: true });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByText(/steps done/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Badges' })).not.toBeInTheDocument();
  expect(page.host.shown.at(-1)?.text).toBe('Home is calm now.');
  await undo(page);
  expect(await screen.findByRole('region', { name: 'Badges' })).toBeInTheDocument();
});

test('the card and the three of this week never show the same task [R1-08]', async () => {
  const partner = exampleTask({ id: 'invite-your-partner' });
  const listed = [partner, exampleTask({ id: 'start-guest-list', category: 'guests', order: 2 }), caterer];
  await open('', {}, { listed });
  expect((await card()).getByRole('heading', { level: 3 })).toHaveTextContent('Invite your partner to plan with you');
  const three = () =>
    within(screen.getByRole('region', { name: 'Three for this week' }))
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label'));
  expect(three()).toEqual(['Book your caterer', 'Start your guest list']);
  await user.click((await card()).getByRole('button', { name: 'Not now' }));
  expect(three()).toEqual(['Book your caterer', 'Invite your partner to plan with you']);
});
