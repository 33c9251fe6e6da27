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

  it('counts what waits and leads to the newest conversation', async () => {
    const { id: _id, ...conversation } = exampleConversation('c1', { unread: { couple: 1, supplier: 0 } });
    await open({ c1: conversation });
    expect(screen.getByText('1 conversation has something new.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Copper Spoon' })).toHaveAttribute(
      'href',
      '/uk/inbox?conversationId=c1',
    );
  });

  it('is quiet in words when nobody has written', async () => {
    await open({});
    expect(screen.getByText('Replies from suppliers land here, so your own email stays yours.')).toBeVisible();
  });
});
