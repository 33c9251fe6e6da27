import { exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { act } from 'react';
import { ShellProvider } from '#host/shell-context';
import type { PushPort } from '#pushes/push-port';
import { createTestShell } from '#testing/shell-services';
import { messages } from '../messages/en-GB';
import { Prompts } from '../prompts';

test('shows what arrives while somebody looks with the way to it, and sees to it that more comes after a sign-in', async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/home');
  let arrive: Parameters<PushPort['received']>[0] = () => undefined;
  let renew: Parameters<PushPort['renewed']>[0] = () => undefined;
  const stored: string[] = [];
  const counts: number[] = [];
  Object.assign(navigator, { setAppBadge: async (count: number) => void counts.push(count) });
  const push: PushPort = {
    permission: async () => 'granted',
    // The device allowed pushes before the person signed in here.
    register: async () => ({ token: 't1', platformId: 'android' }),
    forget: async () => undefined,
    received: (onPush) => {
      arrive = onPush;
      return () => undefined;
    },
    renewed: (onDevice) => {
      renew = onDevice;
      return () => undefined;
    },
  };
  const ownDevice = {
    remember: async ({ token }: { token: string }) => void stored.push(token),
    forget: async () => undefined,
  };
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, pushes: async () => ({ push, ownDevice }) }}>
      <Prompts />
    </ShellProvider>,
    host,
    messages,
  );
  await act(async () => host.navigate('/uk/inbox?conversationId=c1'));
  arrive({ title: 'Of the open thread', body: '', path: '/uk/inbox?conversationId=c1' });
  expect(host.shown).toEqual([]);
  arrive({ title: 'A new message', body: '', path: '/uk/inbox' });
  renew({ token: 't2', platformId: 'android' });
  expect(host.shown).toEqual([expect.objectContaining({ text: 'A new message' })]);
  await act(async () => host.shown[0]?.action?.run());
  expect(host.location.get().pathname).toBe('/uk/inbox');
  expect(stored).toEqual(['t1', 't2']);
  await act(async () => host.bus.publish('inbox.unread-changed', { count: 2 }));
  await takeAway();
  expect(counts).toEqual([2, 0]);
});

test('asks the device for nothing while it has not said yes', async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/checklist');
  let asked = 0;
  const push: PushPort = {
    permission: async () => 'undetermined',
    register: async () => {
      asked += 1;
      return null;
    },
    forget: async () => undefined,
    received: () => () => undefined,
    renewed: () => () => undefined,
  };
  const takeAway = await renderWithHost(
    <ShellProvider value={{ ...shell, pushes: async () => ({ ...(await shell.pushes()), push }) }}>
      <Prompts />
    </ShellProvider>,
    host,
    messages,
  );
  await act(async () => undefined);
  await takeAway();
  expect(asked).toBe(0);
});
