import { createReadable, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { AccountMenu } from '#frame/header/account-menu';
import { messages } from '#messages/en-GB';
import { createTestShell } from '#testing/shell-services';
import { ShellProvider } from '../shell-context';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('asks before signing out loses changes that wait for a connection', async () => {
  const session = exampleSignedIn();
  const { host, shell, signOuts } = createTestShell(session, '/uk/home');
  host.online = createReadable(false);
  leave = await renderWithHost(
    <ShellProvider value={{ ...shell, session: { ...shell.session, waitingEdits: createReadable(2) } }}>
      <AccountMenu session={session} />
    </ShellProvider>,
    host,
    messages,
  );
  await userEvent.click(screen.getByLabelText('Your account'));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(signOuts()).toBe(0);
  expect(host.shown.map(({ text }) => text)).toEqual(['2 changes haven’t been sent yet. Logging out now loses them.']);
  // The page is left for an address that jsdom cannot open.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => host.shown[0]?.action?.run());
  expect(signOuts()).toBe(1);
});
