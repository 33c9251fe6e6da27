import { createReadable, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { messages } from '../messages/en-GB';
import { createTestShell } from '../testing/shell-services';
import { ConnectionBar } from './connection-bar';
import { ShellProvider } from '../host/shell-context';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/home');
  const online = createReadable(true);
  const count = createReadable(0);
  host.online = online;
  leave = await renderWithHost(
    <ShellProvider value={{ ...shell, session: { ...shell.session, waitingEdits: count } }}>
      <ConnectionBar />
    </ShellProvider>,
    host,
    messages,
  );
  const words = (): string | null => screen.queryByRole('status')?.textContent ?? null;
  return {
    words,
    connect: (isOnline: boolean) => act(async () => online.set(isOnline)),
    wait: (edits: number) => act(async () => count.set(edits)),
  };
};

it('says nothing of edits that are saved as usual', async () => {
  const { words, wait } = await show();
  await wait(1);
  expect(words()).toBeNull();
});

it('counts the changes that wait, and counts down once the connection is back', async () => {
  const { words, connect, wait } = await show();
  await connect(false);
  expect(words()).toBe('You’re offline. What you change is kept here and sent when you’re back.');
  await wait(1);
  expect(words()).toBe('You’re offline. One change waits here and is sent when you’re back.');
  await wait(3);
  expect(words()).toBe('You’re offline. 3 changes wait here and are sent when you’re back.');
  await connect(true);
  expect(words()).toBe('You’re back. 3 changes are still on their way.');
  await wait(1);
  expect(words()).toBe('You’re back. One change is still on its way.');
  await wait(0);
  expect(words()).toBeNull();
  await wait(1);
  expect(words()).toBeNull();
});
