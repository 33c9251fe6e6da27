import { createMemoryFirestore, createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { exampleConversation } from '#testing/example-conversation';
import { RepliesCard } from './replies-card';

describe('home’s card of replies', () => {
  let remove: (() => Promise<void>) | null = null;
  afterEach(() => remove?.());

  const open = async (conversations: Record<string, Record<string, unknown>>) => {
    const firestore = createMemoryFirestore({ conversations });
    const host = createTestHost({ session: exampleSignedIn(), firestore });
    remove = await renderWithHost(<RepliesCard />, host, messages);
  };

  test('counts what waits and leads to the newest conversation', async () => {
    const { id: _id, ...conversation } = exampleConversation('c1', { unread: { couple: 1, supplier: 0 } });
    await open({ c1: conversation });
    expect(screen.getByText('1 conversation has something new.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Copper Spoon' })).toHaveAttribute(
      'href',
      '/uk/inbox?conversationId=c1',
    );
  });

  const fromThem = { body: 'When does the ceremony start?', from: 'supplier' as const };
  const asked = { lastMessage: { ...fromThem, createdAt: '2026-11-19T10:00:00.000Z' } };

  test('what was read still waits for an answer, by the rule of the inbox [R1-07]', async () => {
    const { id: _c1, ...question } = exampleConversation('c1', asked);
    const { id: _c2, ...archived } = exampleConversation('c2', {
      ...asked,
      archived: { couple: true, supplier: false },
    });
    const { id: _c3, ...answered } = exampleConversation('c3');
    await open({ c1: question, c2: archived, c3: answered });
    expect(screen.getByText('All read. 1 conversation waits for your answer.')).toBeVisible();
  });

  test('nothing waits once everybody has an answer [R1-07]', async () => {
    const { id: _id, ...answered } = exampleConversation('c1');
    await open({ c1: answered });
    expect(screen.getByText('All read. Nothing waits for you.')).toBeVisible();
  });

  test('of a last word that names a bank account only that it does, and whose it is [P-m23]', async () => {
    const body = 'Please pay into GB29 NWBK 6016 1331 9268 19';
    const at = '2026-11-19T10:00:00.000Z';
    const { id: _id, ...ours } = exampleConversation('c1', { lastMessage: { body, from: 'couple', createdAt: at } });
    await open({ c1: ours });
    expect(screen.getByText('You: A message with bank details')).toBeVisible();
    expect(screen.queryByText(/GB29/)).toBeNull();
  });

  test('is quiet in words when nobody has written', async () => {
    await open({});
    expect(screen.getByText('Replies from suppliers land here, so your own email stays yours.')).toBeVisible();
  });
});
