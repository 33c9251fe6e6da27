import { ownEvents } from '@posy/remote-kit';
import { createMemoryFirestore, createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../manifest';
import { messages } from '../messages/en-GB';
import { IdeasCard } from './ideas-card';
import { IdeasScreen } from './ideas-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

/** The host names the remote `mfe-test`: its documents lie there. */
const folder = 'weddings/w1/remotes/mfe-test/ideas';

const show = async (part: 'screen' | 'card', ideas: Record<string, { name: string }> = {}) => {
  const firestore = createMemoryFirestore({ [folder]: ideas });
  const host = createTestHost({ session: exampleSignedIn(), firestore, events: manifest.events });
  leave = await renderWithHost(part === 'screen' ? <IdeasScreen /> : <IdeasCard />, host, messages);
  return host;
};

test('an idea is written down, announced, and taken off the list again', async () => {
  const host = await show('screen');
  const heard: string[] = [];
  ownEvents<{ 'honeymoon.idea-added': { name: string } }>(host.bus).subscribe('honeymoon.idea-added', ({ name }) => {
    heard.push(name);
  });
  expect(screen.getByText(messages['honeymoon.empty'])).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'An idea' }), 'Madeira');
  await userEvent.click(screen.getByRole('button', { name: 'Add idea' }));
  expect(await screen.findByText('Madeira')).toBeVisible();
  await waitFor(() => expect(heard).toEqual(['Madeira']));
  expect(await screen.findByText('Just added: Madeira')).toBeVisible();
  expect(Object.values(host.firestore.documents(folder))).toEqual([{ name: 'Madeira' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Madeira”' }));
  await waitFor(() => expect(host.firestore.documents(folder)).toEqual({}));
  await waitFor(() => expect(host.shown.at(-1)).toMatchObject({ action: { label: 'Undo' } }));
});

test('the card on home counts them and leads to them', async () => {
  await show('card', { a: { name: 'Madeira' }, b: { name: 'Lofoten' } });
  expect(screen.getByText('2 ideas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your ideas' })).toHaveAttribute('href', '/uk/honeymoon');
});

test('those who help see none of it', async () => {
  const host = createTestHost({ session: exampleSignedIn({ role: 'helper' }), firestore: createMemoryFirestore({}) });
  leave = await renderWithHost(<IdeasScreen />, host, messages);
  expect(screen.getByText(messages['honeymoon.couple-only'])).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
