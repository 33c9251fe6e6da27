import { exampleSignedIn } from '@posy/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTask } from '../../testing/example-tasks';
import { renderPlanning } from '../../testing/render-planning';

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

test('[S2-route-11] home greets by the time of day and both names, and says the day', async () => {
  await render();
  expect(await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Maya and Tom' })).toBeInTheDocument();
  expect(screen.getByText(/Saturday,? 11 September 2027/)).toBeInTheDocument();
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
  expect(await screen.findByText(/1 of 2 tasks done\./)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Tasks done' })).toHaveAttribute('aria-valuenow', '50');
});

test('[S4-checklist-10] without a date it invites to set one, and counts 180 tasks', async () => {
  await render({ tasks: [], wedding: { date: null, tasks: { total: 180, done: 0, initializedAt: null } } });
  expect(await screen.findByRole('link', { name: 'Set your date' })).toHaveAttribute(
    'href',
    '/uk/onboarding?step=when',
  );
  expect(screen.getByText(/0 of 180 tasks done\./)).toBeInTheDocument();
});

test('a person without a wedding is told where to go', async () => {
  const person = exampleSignedIn({ wedding: null, role: null });
  await render({ session: { ...person, user: { ...person.user, kind: 'supplier', weddingId: null } } });
  expect(await screen.findByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', '/uk/inbox');
});

test('a wedding that is on its way is waited for', async () => {
  await render({ session: exampleSignedIn({ wedding: null }) });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading your plan'));
});
