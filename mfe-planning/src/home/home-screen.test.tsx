import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { type Access, accessSchema, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { exampleTask } from '#testing/example-tasks';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
  const page = await renderPlanning({ path: '/uk/home', ...options });
  leave = page.leave;
  return page;
};
afterEach(() => leave());

const user = userEvent.setup();
const own = (id: string, name: string, order: number, done = false) =>
  exampleTask({ id, name, order, done, key: null, i18nKey: null, custom: true });
const four = [own('a', 'Find a venue', 1), own('b', 'Ask a friend', 2), own('c', 'Rest', 3), own('d', 'Dance', 4)];

test('home greets by the time of day and the reader’s own name, and says the day [S2-route-11]', async () => {
  await render();
  expect(await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Maya' })).toBeInTheDocument();
  expect(screen.getByText(/Saturday,? 11 September 2027/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Invite someone' })).toHaveAttribute(
    'href',
    '/uk/settings/inviteCollaborator',
  );
});

test('home says where: the booked venue and its town, once one is booked [28]', async () => {
  const barn = {
    ...{ type: 'venues', slug: 'fern', name: 'Fern Threshing Barn', publicId: 'fern', town: 'Bristol', booked: true },
    ...{ shortlisted: true, enquired: true, ignored: false, customSupplier: false },
    updatedAt: '2026-11-20T12:00:00.000Z',
  };
  const venue = { 'weddings/w1/suppliers': { v1: barn } };
  await render({ documents: venue });
  expect(await screen.findByText(/11 September 2027, at Fern Threshing Barn, Bristol/)).toBeInTheDocument();
  await leave();
  await render({ documents: { 'weddings/w1/suppliers': { v1: barn, v2: { ...barn, name: 'The Inn' } } } });
  await waitFor(() => expect(screen.getByText(/11 September 2027/)).not.toHaveTextContent('at '));
});

test.each([
  [{ season: 'autumn', year: 2027 }, 'Autumn 2027'],
  [{ season: 'summer' }, 'Summer, year open'],
  [{ month: 6, year: 2028 }, 'June 2028'],
  [{ month: 6, weekDay: 'friday', year: 2028 }, 'Friday in June 2028'],
  [{ month: 5, weekDay: 'midweek' }, 'Monday to Thursday in May, year open'],
  [{ year: 2029 }, '2029'],
  [{}, 'No date yet, and that’s fine'],
] as const)('says what is chosen so far in words: %j', async (choice, words) => {
  const none = { year: null, month: null, day: null, season: null, weekDay: null };
  const undecided = { yearUndecided: false, monthUndecided: false, dayUndecided: false };
  await render({ wedding: { date: null, location: null, dateChoice: { ...none, ...undecided, ...choice } } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('three open main tasks, no more; what is ticked stays and can be taken back', async () => {
  const { taskOf } = await render({ tasks: four });
  const card = within(await screen.findByRole('region', { name: 'Three for this week' }));
  const names = () => card.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(names()).toEqual(['Find a venue', 'Ask a friend', 'Rest']);
  await user.click(card.getByRole('checkbox', { name: 'Find a venue' }));
  expect(taskOf('a')?.['done']).toBe(true);
  expect(names()).toEqual(['Find a venue', 'Ask a friend', 'Rest']);
  await user.click(card.getByRole('button', { name: 'Undo' }));
  expect(taskOf('a')?.['done']).toBe(false);
});

test('when all three are done, the next ones come', async () => {
  await render({ tasks: four });
  for (const name of ['Find a venue', 'Ask a friend', 'Rest'])
    await user.click(await screen.findByRole('checkbox', { name }));
  expect(await screen.findByRole('checkbox', { name: 'Dance' })).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('the posy shows how much is done, in words and figures', async () => {
  await render({ tasks: [own('a', 'Find a venue', 1, true), own('b', 'Ask a friend', 2)] });
  expect(await screen.findByText(/1 of 2 tasks and steps done\./)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Tasks done' })).toHaveAttribute('aria-valuenow', '50');
});

test('without a date it invites to set one, and counts 180 tasks [S4-checklist-10]', async () => {
  await render({ tasks: [], wedding: { date: null, tasks: { total: 180, done: 0, initializedAt: null } } });
  expect(await screen.findByRole('link', { name: 'Set your date' })).toHaveAttribute(
    'href',
    '/uk/onboarding?step=when',
  );
  expect(screen.getByText(/0 of 180 tasks and steps done\./)).toBeInTheDocument();
});

test('a person without a wedding reads where to go', async () => {
  const person = exampleSignedIn({ wedding: null, role: null });
  await render({ session: { ...person, user: { ...person.user, kind: 'supplier', weddingId: null } } });
  expect(await screen.findByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', '/uk/inbox');
});

test('a wedding that is on its way is waited for', async () => {
  await render({ session: exampleSignedIn({ wedding: null }) });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading your plan'));
});

describe('a helper', () => {
  const asHelper = (access: Partial<Access>, changes: Partial<Identified<Wedding>> = {}) => {
    const wedding = exampleWedding({
      tasks: { total: 4, done: 0, initializedAt: '2026-11-20T10:00:00.000Z' },
      roles: { u1: 'owner', u2: 'helper' },
      access: { u2: v.parse(accessSchema, access) },
      budget: 2_400_000,
      guests: { count: 2 },
      ...changes,
    });
    const person = exampleSignedIn();
    const session = { ...person, uid: 'u2', role: 'helper' as const, user: { ...person.user, name: 'Priya' }, wedding };
    return render({ tasks: four, session, wedding });
  };

  test('is greeted by their own name, and reads whose wedding it is', async () => {
    await asHelper({ checklist: 'edit' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Priya' })).toBeInTheDocument();
    expect(screen.getByText('The wedding of Maya and Tom', { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Invite someone' })).not.toBeInTheDocument();
  });

  test('sees the areas that were opened to them, and no others [D-role-01]', async () => {
    await asHelper({ guests: 'view' });
    expect(await screen.findByRole('region', { name: 'Guests' })).toBeInTheDocument();
    for (const name of ['Three for this week', 'Your posy', 'Budget'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Scrapbook/ })).not.toBeInTheDocument();
  });

  test('who may only look at the checklist cannot tick [D-role-01]', async () => {
    await asHelper({ checklist: 'view' });
    expect(await screen.findByRole('checkbox', { name: 'Find a venue' })).toBeDisabled();
  });

  test('who sees the suppliers has the room of their search before it has come, and others have none', async () => {
    const room = () => document.querySelector('[data-slot="home.recommendations"]')?.parentElement;
    await asHelper({ suppliers: 'view' });
    await waitFor(() => expect(room()).toHaveAttribute('data-searched'));
    await leave();
    await asHelper({ guests: 'view' });
    await waitFor(() => expect(room()).toBeInstanceOf(HTMLElement));
    expect(room()).not.toHaveAttribute('data-searched');
  });

  test('a member without access to anything reads so', async () => {
    await asHelper({});
    expect(await screen.findByRole('heading', { name: 'Nothing to see here yet' })).toBeInTheDocument();
  });
});

describe('nothing on it ever moves', () => {
  /** Opens home with one collection whose data waits until the test releases it. */
  const openSlow = async (held: string, options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
    const page = await render({ path: '/uk/scrapbook', ...options });
    const { watch } = page.firestore;
    let come: () => void = () => undefined;
    page.firestore.watch = (query, next, failed) => {
      if (query.collection.path !== held) return watch(query, next, failed);
      come = () => void watch(query, next, failed);
      return () => undefined;
    };
    await act(async () => page.host.navigate('/uk/home'));
    return { ...page, come: () => act(async () => come()) };
  };
  const regions = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));

  test.each([
    ['weddings/w1/tasks', 'Your posy'],
    ['taskFlows', 'Your posy'],
    ['weddings/w1/costs', 'Budget'],
    ['weddings/w1/badges', 'Badges'],
  ])('while %s is on its way, what stands from there on is not drawn [R1-07]', async (held, name) => {
    const { come } = await openSlow(held, { tasks: four, wedding: { budget: 2_400_000 } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading your plan'));
    const before = regions();
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Scrapbook/ })).not.toBeInTheDocument();
    await come();
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Scrapbook/ })).toBeInTheDocument();
    expect(regions().slice(0, before.length)).toEqual(before);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('no count of badges is shown before it is known [R1-07]', async () => {
    const earned = { 'venue-booked': { achievedAt: '2026-11-20T12:00:00.000Z', by: 'u1' } };
    const { come } = await openSlow('weddings/w1/badges', { documents: { 'weddings/w1/badges': earned } });
    await screen.findByRole('region', { name: 'Guests' });
    expect(screen.queryByText('0 of 9')).not.toBeInTheDocument();
    await come();
    expect(await screen.findByText('1 of 9')).toBeInTheDocument();
  });
});
