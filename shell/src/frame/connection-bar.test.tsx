import { createReadable, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { act } from 'react';
import type { EditPlace } from '#session/waiting/edit-place';
import { ShellProvider } from '../host/shell-context';
import { messages } from '../messages/en-GB';
import { createTestShell } from '../testing/shell-services';
import { ConnectionBar } from './connection-bar';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async () => {
  const { host, shell } = createTestShell(exampleSignedIn(), '/uk/home');
  const online = createReadable(true);
  const count = createReadable(0);
  const places = createReadable<readonly EditPlace[]>([]);
  host.online = online;
  leave = await renderWithHost(
    <ShellProvider value={{ ...shell, session: { ...shell.session, waitingEdits: count, waitingPlaces: places } }}>
      <ConnectionBar />
    </ShellProvider>,
    host,
    messages,
  );
  const words = (): string | null => screen.queryByRole('status')?.textContent ?? null;
  return {
    words,
    connect: (isOnline: boolean) => act(async () => online.set(isOnline)),
    wait: (edits: number, ...at: EditPlace[]) =>
      act(async () => {
        count.set(edits);
        places.set(at);
      }),
    ways: () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  };
};

test('says nothing of edits that are saved as usual', async () => {
  const { words, wait } = await show();
  await wait(1);
  expect(words()).toBeNull();
});

test('counts the changes that wait, and counts down once the connection is back', async () => {
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

test('leads to what waits: at once where it is all in one place, else by the names of the places', async () => {
  const { ways, connect, wait } = await show();
  await connect(false);
  expect(ways()).toEqual([]);
  await wait(2, 'guestlist');
  expect(ways()).toEqual([['See what waits', '/uk/guestlist']]);
  await wait(3, 'checklist', 'scrapbook', 'settings');
  expect(ways()).toEqual([
    // Labels as in the navigation of the test's release.
    ['checklist', '/uk/checklist'],
    ['Scrapbook', '/uk/scrapbook'],
    ['Settings', '/uk/settings'],
  ]);
  await connect(true);
  expect(ways()).toEqual([]);
});
