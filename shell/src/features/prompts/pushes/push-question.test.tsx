// Loaded before the first test reads its clock.
import './push-dialog';
import { exampleSignedIn, renderWithHost, settle } from '@posy/remote-kit/testing';
import { act } from 'react';
import { ShellProvider } from '#host/shell-context';
import type { PushPort } from '#pushes/push-port';
import { createTestShell } from '#testing/shell-services';
import { messages } from '../messages/en-GB';
import { Prompts } from '../prompts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = async (path: string, push: PushPort | null, isTrackingAsked = false) => {
  const { host, shell } = createTestShell(exampleSignedIn(), path);
  if (!isTrackingAsked) shell.consent.choose(false);
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, pushes: async () => ({ ...(await shell.pushes()), push }) }}>
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

/** Marks this device as used by a person who has done something here before. */
const acted = (): void => localStorage.setItem('posy-has-acted', 'true');

test('asks nobody for pushes who has done nothing here yet, and who has on coming back [R1-12] [F-H7]', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/home', undetermined);
  await pass(1000);
  await act(settle);
  expect(dialog()).toBeNull();
  await act(async () => host.bus.publish('guest.added', { weddingId: 'w1', guestId: 'g1' } as never));
  await pass(1000);
  await act(settle);
  // Nor during the conversation.
  expect(dialog()).toBeNull();
  for (const path of ['/uk/guestlist', '/uk/home']) await act(async () => host.navigate(path));
  await pass(300);
  await act(settle);
  expect(dialog()).not.toBeNull();
  await takeAway();
});

test('asks for pushes 300 ms after coming home, and counts the showing [S4-push-01] [S4-push-05] [S9-delay-05]', async () => {
  acted();
  const { pass, dialog, takeAway } = await show('/uk/home', undetermined);
  await pass(299);
  await act(settle);
  expect(dialog()).toBeNull();
  await pass(1);
  await act(settle);
  expect(dialog()?.textContent).toContain('Shall we tell you when there’s news?');
  expect(JSON.parse(localStorage.getItem('posy-push-prompt') ?? '')).toMatchObject({ count: 1 });
  await takeAway();
});

test('asks nobody two things at once: coming home is no occasion until the question about tracking is answered [R1-12]', async () => {
  acted();
  const { host, shell, pass, dialog, takeAway } = await show('/uk/home', undetermined, true);
  await pass(1000);
  await act(settle);
  expect(dialog()).toBeNull();
  shell.consent.choose(true);
  for (const path of ['/uk/checklist', '/uk/home']) await act(async () => host.navigate(path));
  await pass(300);
  await act(settle);
  expect(dialog()).not.toBeNull();
  await takeAway();
});

test('asks after the third tick, not before [S4-push-01]', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/checklist', undetermined);
  for (const doneTotal of [1, 2, 3]) {
    expect(dialog()).toBeNull();
    await act(async () =>
      host.bus.publish('task.completed', { weddingId: 'w1', taskId: `t${doneTotal}`, key: null, doneTotal }),
    );
    await pass(300);
    await act(settle);
  }
  expect(dialog()).not.toBeNull();
  await takeAway();
});

/** Events of remotes, as in the contract. */
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
  'website.published': { weddingId: 'w1', slug: 'maya-and-tom' },
} as const;

test.each([
  ['coming to the inbox', '/uk/inbox', null],
  ['an enquiry was sent', '/uk/weddingsuppliers', 'enquiry.sent'],
  ['a message was sent', '/uk/weddingsuppliers', 'message.sent'],
  ['a website was published', '/uk/website', 'website.published'],
] as const)('asks after %s [S4-push-01] [F-H7]', async (_occasion, path, event) => {
  acted();
  const { host, pass, dialog, takeAway } = await show(path, undetermined);
  await pass(300);
  await act(settle);
  if (event !== null) {
    expect(dialog()).toBeNull();
    await act(async () => host.bus.publish(event, examplesOf[event] as never));
    await pass(300);
    await act(settle);
  }
  expect(dialog()).not.toBeNull();
  await takeAway();
});

test('asks nobody over what is open, nor in the same breath as it was closed, and then it is what is open [S4-push-01]', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/weddingsuppliers', undetermined);
  const kindsOpen = (kinds: 'dialog'[]) => act(async () => host.bus.publish('open-items.changed', { kinds }));
  await kindsOpen(['dialog']);
  await act(async () => host.bus.publish('enquiry.sent', examplesOf['enquiry.sent']));
  await pass(2300);
  await act(settle);
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('posy-push-prompt')).toBeNull();
  await kindsOpen([]);
  await pass(1999);
  await act(settle);
  expect(dialog()).toBeNull();
  expect(host.opened).toEqual([]);
  await pass(1);
  await act(settle);
  expect(dialog()).not.toBeNull();
  expect(host.opened.map(({ kind }) => kind)).toEqual(['dialog']);
  await takeAway();
});

test('asks nobody who reads or writes in a conversation, and then once they have left it [S4-push-01]', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/inbox?conversationId=c1', undetermined);
  await act(async () => host.bus.publish('message.sent', examplesOf['message.sent']));
  await pass(2300);
  await act(settle);
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('posy-push-prompt')).toBeNull();
  await act(async () => host.navigate('/uk/inbox?conversationId=c2'));
  await pass(2300);
  await act(settle);
  expect(dialog()).toBeNull();
  await act(async () => host.navigate('/uk/inbox'));
  await pass(300);
  await act(settle);
  expect(dialog()).not.toBeNull();
  await takeAway();
});

test('asks nobody over the result of asking several suppliers [S4-push-01]', async () => {
  acted();
  const { host, pass, dialog, takeAway } = await show('/uk/inbox/ask', undetermined);
  await act(async () => host.bus.publish('enquiry.sent', examplesOf['enquiry.sent']));
  await pass(300);
  await act(settle);
  expect(dialog()).toBeNull();
  await takeAway();
});

test('asks nobody in the middle of onboarding, whatever happens there [S4-push-03]', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/onboarding', undetermined);
  await act(async () => host.bus.publish('enquiry.sent', examplesOf['enquiry.sent'] as never));
  await pass(300);
  await act(settle);
  expect(dialog()).toBeNull();
  await takeAway();
});

test('asks nobody while there is no connection, and spends no showing', async () => {
  const { host, pass, dialog, takeAway } = await show('/uk/home', undetermined);
  host.online.set(false);
  await pass(300);
  await act(settle);
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('posy-push-prompt')).toBeNull();
  await takeAway();
});

test('asks nobody where pushes would not come', async () => {
  const { pass, dialog, takeAway } = await show('/uk/home', null);
  await pass(300);
  await act(settle);
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('posy-push-prompt')).toBeNull();
  await takeAway();
});
