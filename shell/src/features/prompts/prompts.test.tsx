import type { Session } from '@posy/shared-contracts/mount-props';
import { exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { act } from 'react';
import { ShellProvider } from '#host/shell-context';
import { createReadableValue } from '#platform/readable';
import { createTestShell } from '#testing/shell-services';
import { messages } from './messages/en-GB';
import type { PushPort } from '#pushes/push-port';
// Loaded before the first test looks at its clock.
import './push-dialog';
import { Prompts } from './prompts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = async (
  path: string,
  push: PushPort | null,
  session: Session = exampleSignedIn(),
  askToRate: (() => void) | null = null,
  isTrackingAsked = false,
) => {
  const { host, shell } = createTestShell(session, path);
  if (!isTrackingAsked) shell.consent.choose(false);
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, pushes: async () => ({ ...(await shell.pushes()), push }), askToRate }}>
      <Prompts />
    </ShellProvider>,
    host,
    messages,
  );
  const pass = (milliseconds: number): Promise<void> => act(async () => host.pass(milliseconds));
  return { host, shell, takeAway, pass, dialog: () => document.querySelector('[role="dialog"]') };
};

const undetermined: PushPort = {
  permission: async () => 'undetermined',
  register: async () => null,
  forget: async () => undefined,
  received: () => () => undefined,
  renewed: () => () => undefined,
};
const settle = (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

it('asks for pushes 300 ms after coming home, and counts the showing [S4-push-01] [S4-push-05] [S9-delay-05]', async () => {
  const { pass, dialog, takeAway } = await show('/uk/home', undetermined);
  await pass(299);
  await settle();
  expect(dialog()).toBeNull();
  await pass(1);
  await settle();
  expect(dialog()?.textContent).toContain('Shall we tell you when there’s news?');
  expect(JSON.parse(localStorage.getItem('posy-push-prompt') ?? '')).toMatchObject({ count: 1 });
  await takeAway();
});

it('[R1-12] asks nobody two things at once: coming home is no occasion until the question about tracking is answered', async () => {
  const { host, shell, pass, dialog, takeAway } = await show('/uk/home', undetermined, undefined, null, true);
  await pass(1000);
  await settle();
  expect(dialog()).toBeNull();
  shell.consent.choose(true);
  for (const path of ['/uk/checklist', '/uk/home']) await act(async () => host.navigate(path));
  await pass(300);
  await settle();
  expect(dialog()).not.toBeNull();
  await takeAway();
});

it('asks after the third tick, not before [S4-push-01]', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/checklist', undetermined);
  for (const doneTotal of [1, 2, 3]) {
    expect(dialog()).toBeNull();
    await act(async () =>
      host.bus.publish('task.completed', { weddingId: 'w1', taskId: `t${doneTotal}`, key: null, doneTotal }),
    );
    await pass(300);
    await settle();
  }
  expect(dialog()).not.toBeNull();
  await takeAway();
});

/** What remotes tell of, as the contract has it. */
const examplesOf = {
  'enquiry.sent': {
    weddingId: 'w1',
    supplierId: 'GB123456',
    supplierName: 'Larkfield',
    supplierType: 'venues',
    supplierSlug: 'larkfield',
    conversationId: 'c1',
  },
  'message.sent': { weddingId: 'w1', conversationId: 'c1', messageId: 'm1' },
} as const;

it.each([
  ['coming to the inbox', '/uk/inbox', null],
  ['an enquiry was sent', '/uk/weddingsuppliers', 'enquiry.sent'],
  ['a message was sent', '/uk/weddingsuppliers', 'message.sent'],
] as const)('asks after %s [S4-push-01]', async (_occasion, path, event) => {
  const { host, pass, dialog, takeAway } = await show(path, undetermined);
  await pass(300);
  await settle();
  if (event !== null) {
    expect(dialog()).toBeNull();
    await act(async () => host.bus.publish(event, examplesOf[event] as never));
    await pass(300);
    await settle();
  }
  expect(dialog()).not.toBeNull();
  await takeAway();
});

it('asks nobody in the middle of onboarding, whatever happens there [S4-push-03]', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/onboarding', undetermined);
  await act(async () => host.bus.publish('enquiry.sent', examplesOf['enquiry.sent'] as never));
  await pass(300);
  await settle();
  expect(dialog()).toBeNull();
  await takeAway();
});

it('asks nobody while there is no connection, and spends no showing', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/home', undetermined);
  host.online.set(false);
  await pass(300);
  await settle();
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('posy-push-prompt')).toBeNull();
  await takeAway();
});

it('asks nobody where pushes would not come', async () => {
  const { pass, dialog, takeAway } = await show('/uk/home', null);
  await pass(300);
  await settle();
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('posy-push-prompt')).toBeNull();
  await takeAway();
});

it('says calmly that this browser keeps nothing, and asks before waiting changes go with the page [H-15]', async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/home');
  const waitingEdits = createReadableValue(0);
  const isLasting = createReadableValue(true);
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, session: { ...shell.session, waitingEdits, isLasting } }}>
      <Prompts />
    </ShellProvider>,
    host,
    messages,
  );
  const isAskedBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(shell.notices.shown.get()).toEqual([]);
  await act(async () => isLasting.set(false));
  expect(shell.notices.shown.get()).toMatchObject([{ tone: 'info', text: messages['shell.storage.nothingKept'] }]);
  expect(isAskedBeforeLeaving()).toBe(false);
  waitingEdits.set(1);
  expect(isAskedBeforeLeaving()).toBe(true);
  await act(async () => isLasting.set(true));
  expect(isAskedBeforeLeaving()).toBe(false);
  await takeAway();
});

it('says that changes of an earlier page were not taken [R1-17]', async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/home');
  const lostEdits = createReadableValue(0);
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, session: { ...shell.session, lostEdits } }}>
      <Prompts />
    </ShellProvider>,
    host,
    messages,
  );
  expect(shell.notices.shown.get()).toEqual([]);
  await act(async () => lostEdits.set(2));
  expect(shell.notices.shown.get()).toMatchObject([
    { tone: 'error', text: expect.stringMatching(/^2 changes from before this page/) as string },
  ]);
  await takeAway();
});

it('says that there is no room for more, at every change that finds none [H-12]', async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/home');
  const editsWithoutRoom = createReadableValue(0);
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, session: { ...shell.session, editsWithoutRoom } }}>
      <Prompts />
    </ShellProvider>,
    host,
    messages,
  );
  expect(shell.notices.shown.get()).toEqual([]);
  await act(async () => editsWithoutRoom.set(1));
  const [told] = shell.notices.shown.get();
  expect(told).toMatchObject({ tone: 'error', text: messages['shell.edits.noRoom'] });
  await act(async () => editsWithoutRoom.set(2));
  expect(shell.notices.shown.get()).toMatchObject([{ text: messages['shell.edits.noRoom'] }]);
  await takeAway();
});

it('asks for the venue popup when the reminder is due, and remembers when', async () => {
  const early = exampleSignedIn();
  const session = { ...early, user: { ...early.user, registeredAt: '2026-09-01T10:00:00.000Z' } };
  const first = await show('/uk/checklist', null, { ...session, wedding: null });
  const heard: string[] = [];
  first.host.bus.subscribe('venue-confirmation.requested', ({ trigger }) => void heard.push(trigger));
  await act(async () => first.host.session.set(session));
  await act(async () => first.host.session.set({ ...session }));
  expect(heard).toEqual(['reminder']);
  expect(localStorage.getItem('venue-confirmation-shown')).toBe('"2026-11-20T12:00:00.000Z"');
  await first.takeAway();
});

it('has the app ask for a rating once in a session [S9-app-rating-04]', async () => {
  const tasks = { total: 180, done: 3, initializedAt: '2026-11-01T10:00:00.000Z' };
  const person = exampleSignedIn({ wedding: exampleWedding({ budget: 100, tasks }) });
  const session = { ...person, user: { ...person.user, registeredAt: '2026-10-01T10:00:00.000Z' } };
  let asked = 0;
  const askToRate = (): void => void (asked += 1);
  const first = await show('/uk/checklist', null, session, askToRate);
  await act(async () => first.host.session.set({ ...session, role: 'partner' }));
  await first.takeAway();
  const second = await show('/uk/checklist', null, session, askToRate);
  await second.takeAway();
  expect(asked).toBe(1);
});
