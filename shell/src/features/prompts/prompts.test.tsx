import { exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { act } from 'react';
import { ShellProvider } from '#host/shell-context';
import { createReadableValue } from '#platform/readable';
import { createTestShell } from '#testing/shell-services';
import { messages } from './messages/en-GB';
import { Prompts } from './prompts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Shell = ReturnType<typeof createTestShell>['shell'];

/** Renders home with the given edits of this page. */
const show = async (
  edits: Partial<Shell['session']>,
  parts: object = {},
  person = exampleSignedIn(),
  askToRate: (() => void) | null = null,
) => {
  const { host, shell } = createTestShell(person, '/uk/home');
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, askToRate, session: { ...shell.session, ...edits } }}>
      <Prompts />
    </ShellProvider>,
    { ...host, ...parts },
    messages,
  );
  return { host, shell, takeAway };
};

test('says calmly that this browser keeps nothing, and asks before waiting changes go with the page [H-15]', async () => {
  const waitingEdits = createReadableValue(0);
  const isLasting = createReadableValue(true);
  const { shell, takeAway } = await show({ waitingEdits, isLasting });
  const isAskedBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(shell.notices.shown.get()).toEqual([]);
  await act(async () => isLasting.set(false));
  expect(shell.notices.shown.get()).toMatchObject([{ tone: 'info', text: messages['shell.storage.nothingStored'] }]);
  expect(isAskedBeforeLeaving()).toBe(false);
  waitingEdits.set(1);
  expect(isAskedBeforeLeaving()).toBe(true);
  await act(async () => isLasting.set(true));
  expect(isAskedBeforeLeaving()).toBe(false);
  await takeAway();
});

test('says that changes of an earlier page were not taken [R1-17]', async () => {
  const lostEdits = createReadableValue(0);
  const { shell, takeAway } = await show({ lostEdits });
  expect(shell.notices.shown.get()).toEqual([]);
  await act(async () => lostEdits.set(2));
  expect(shell.notices.shown.get()).toMatchObject([
    { tone: 'error', text: expect.stringMatching(/^2 changes from before this page/) as string },
  ]);
  await takeAway();
});

test('says that there is no room for more, at every change that finds none [H-12]', async () => {
  const editsWithoutRoom = createReadableValue(0);
  const { shell, takeAway } = await show({ editsWithoutRoom });
  expect(shell.notices.shown.get()).toEqual([]);
  await act(async () => editsWithoutRoom.set(1));
  const [reported] = shell.notices.shown.get();
  expect(reported).toMatchObject({ tone: 'error', text: messages['shell.edits.noRoom'] });
  await act(async () => editsWithoutRoom.set(2));
  expect(shell.notices.shown.get()).toMatchObject([{ text: messages['shell.edits.noRoom'] }]);
  await takeAway();
});

test('keeps a place for the question about the venue, which another part of the product fills', async () => {
  const mounted: string[] = [];
  const slots = {
    mount(slot: string) {
      mounted.push(slot);
      return { update: () => undefined, unmount: () => undefined };
    },
  };
  const { takeAway } = await show({}, { slots });
  expect(mounted).toEqual(['venue-confirmation']);
  await takeAway();
});

test('has the app ask for a rating once in a session [S9-app-rating-04]', async () => {
  const tasks = { total: 180, done: 3, initializedAt: '2026-11-01T10:00:00.000Z' };
  const person = exampleSignedIn({ wedding: exampleWedding({ budget: 100, tasks }) });
  const session = { ...person, user: { ...person.user, registeredAt: '2026-10-01T10:00:00.000Z' } };
  let asked = 0;
  const askToRate = (): void => void (asked += 1);
  const first = await show({}, {}, session, askToRate);
  await act(async () => first.host.session.set({ ...session, role: 'partner' }));
  await first.takeAway();
  const second = await show({}, {}, session, askToRate);
  await second.takeAway();
  expect(asked).toBe(1);
});

test('tells who invites that somebody took the invitation, on the page or with the next visit, once [F-H9]', async () => {
  const collaborators = [
    { id: 'u2', name: 'Kit', email: 'kit@example.com', role: 'partner', access: null, joinedAt: null, image: null },
  ];
  const api = { call: async () => ({ collaborators, invitations: [] }) };
  const withRoles = (roles: Record<string, 'owner' | 'partner' | 'helper'>) =>
    exampleSignedIn({ wedding: exampleWedding({ roles }), role: 'owner' });
  const { uid } = exampleSignedIn();
  const alone = { [uid]: 'owner' as const };
  const both = { ...alone, u2: 'partner' as const };
  const first = await show({}, { api }, withRoles(alone));
  const texts = ({ host }: typeof first) => host.shown.map(({ text }) => text);
  expect(texts(first)).toEqual([]);
  await act(async () => first.host.session.set(withRoles(both)));
  expect(texts(first)).toEqual(['Kit is in. You two plan together from now on.']);
  await first.takeAway();
  const again = await show({}, { api }, withRoles(both));
  expect(texts(again)).toEqual([]);
  await again.takeAway();
});
