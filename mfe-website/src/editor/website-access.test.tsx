import { createMemoryFirestore, createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { AccessLevel } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { helperSession } from '#testing/helper-session';
import { storedEvent } from '#testing/stored-event';
import { WebsiteScreen } from './website-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

/** The screen as a helper sees it whom the couple let in so far. */
const showHelper = async (website: AccessLevel): Promise<void> => {
  const firestore = createMemoryFirestore({ 'weddings/w1/events': { e1: storedEvent('Dinner', '16:30') } });
  const host = createTestHost({
    session: helperSession(website),
    path: '/uk/website?section=timeline',
    firestore,
  });
  leave = await renderWithHost(<WebsiteScreen />, host, messages);
};

const buttons = (): string[] =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');

test('a helper who may only look reads the events and the preview, and is offered no change', async () => {
  await showHelper('view');
  expect(screen.getByRole('note')).toHaveTextContent('You’re reading along.');
  const day = within(screen.getByRole('region', { name: 'The day' }));
  expect(day.getByText('Dinner')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Your website as on a phone' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(buttons().filter((name) => /^(Add|Change|Delete|Save|Publish)/.test(name))).toEqual([]);
});

test('a helper who may change it gets the editor', async () => {
  await showHelper('edit');
  expect(screen.queryByText(/You’re reading along/)).toBeNull();
  expect(buttons()).toEqual(expect.arrayContaining(['Add an event', 'Change Dinner', 'Delete Dinner']));
});

test('a helper without access reads so, and nothing of the website shows', async () => {
  await showHelper('none');
  expect(screen.getByRole('heading', { level: 1, name: 'The website isn’t shared with you' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'What is shared with you' })).toHaveAttribute('href', '/uk/collaboration');
  expect(screen.queryByText('Dinner')).toBeNull();
});
