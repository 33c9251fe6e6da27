import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { log, openThread } from '#testing/open-thread';

const mockRendered: string[] = [];
jest.mock('./message-text', () => ({
  MessageText: ({ body }: { body: string }) => {
    mockRendered.push(body);
    return body;
  },
}));

const at = (index: number): string => new Date(Date.UTC(2026, 9, 1, 0, index * 20)).toISOString();
const word = (index: number) => ({
  from: index % 2 === 0 ? ('supplier' as const) : ('couple' as const),
  senderUid: 's1',
  body: `Word ${index}.`,
  createdAt: at(index),
});
const wordsFrom = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_none, index) => `Word ${first + index}.`);

test('earlier messages render alone, and so does a new one [19]', async () => {
  const said = Object.fromEntries(Array.from({ length: 90 }, (_none, index) => [`m${index}`, word(index)]));
  const firestore = createMemoryFirestore({ 'conversations/c1/messages': said });
  await openThread({ firestore });
  mockRendered.length = 0;
  await userEvent.click(log().getByRole('button', { name: 'Earlier messages' }));
  expect([...new Set(mockRendered)]).toEqual(wordsFrom(11, 49));
  mockRendered.length = 0;
  await act(async () =>
    firestore.writeElsewhere([{ kind: 'set', collection: collections.messages('c1'), id: 'm90', data: word(90) }]),
  );
  // The mark of reading moves from our last message but one to our last.
  expect([...new Set(mockRendered)]).toEqual(['Word 87.', 'Word 89.', 'Word 90.']);
});
