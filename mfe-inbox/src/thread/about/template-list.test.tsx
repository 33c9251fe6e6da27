import { createMemoryFirestore, createTestHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { profileAnswer, show, supplierSession } from '#testing/shown';
import { Thread } from '#thread/thread';
import { AboutSide } from './about-side';

const template = (name: string, body: string, order: number) => ({
  name,
  body,
  order,
  updatedAt: '2026-11-01T10:00:00.000Z',
});

const open = async (changes: Parameters<typeof exampleConversation>[1] = {}): Promise<void> => {
  const conversation = exampleConversation('c1', changes);
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/inbox?conversationId=c1',
    firestore: createMemoryFirestore({
      [collections.replyTemplates(conversation.supplierId).path]: {
        t1: template('Free', 'Hello {names}, {date} is free.', 1),
        t2: template('Where', 'Is it far to {place}?', 2),
      },
    }),
    api: {
      supplier: () => profileAnswer(),
      supplierTeam: () => ({ people: [], invitations: [] }),
      updateConversation: () => ({}),
      translations: () => ({ languages: ['en'] }),
    },
  });
  const parts = (
    <>
      <Thread conversation={conversation} side="supplier" />
      <AboutSide conversation={conversation} side="supplier" />
    </>
  );
  await show(parts, host);
};

beforeEach(() => localStorage.clear());

const pane = () => within(screen.getByRole('complementary', { hidden: true }));
const template1 = 'Hello Maya and Tom, 11 September 2027 is free.';
const press = (name: RegExp) => userEvent.click(pane().getByRole('button', { name, hidden: true }));
const field = () => screen.getByRole('textbox', { name: 'Write to Maya and Tom' });

test('a template beside the thread is read with the couple’s facts, and goes into the field below what is there [19]', async () => {
  await open();
  expect(await pane().findByText(template1)).toBeInTheDocument();
  await userEvent.type(field(), 'Good morning!');
  await press(/^Free/);
  expect(field()).toHaveValue(`Good morning!\n\n${template1}`);
  await press(/^Free/);
  expect(field()).toHaveValue(`Good morning!\n\n${template1}`);
  expect(screen.queryByText(/Still to fill in/)).toBeNull();
});

test('what the couple has not shared is named before it goes out in braces [19]', async () => {
  await open();
  await pane().findByText(template1);
  await press(/^Where/);
  expect(screen.getByText('Still to fill in: {place}. They haven’t shared it.')).toBeVisible();
  await userEvent.clear(field());
  expect(screen.queryByText(/Still to fill in/)).toBeNull();
});

test('over the thread stands their day, with what the calendar says of it, and how many they are [19]', async () => {
  await open({ shared: { place: null, guests: { day: 80, evening: 0 }, budgetMatch: false } });
  const head = within(screen.getByRole('region', { name: 'Maya and Tom' }));
  expect(head.getByText('11 September 2027 · About 80 guests')).toBeVisible();
  // Its space is reserved until the supplier's days have loaded.
  await waitFor(() => expect(head.getByText('Free', { selector: 'section > header *' })).toBeVisible());
});

test('a closed conversation offers no templates', async () => {
  await open({ closedAt: '2026-11-19T12:00:00.000Z', closedReason: 'not-needed', closedBy: 'couple' });
  expect(pane().queryByText('Templates')).toBeNull();
});
