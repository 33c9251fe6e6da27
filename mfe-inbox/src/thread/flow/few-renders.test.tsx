import { createMemoryFirestore, type TestHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { act, fireEvent } from '@testing-library/react';
import { log, openThread } from '#testing/open-thread';

const at = (index: number): string => new Date(Date.UTC(2026, 9, 1, 0, index * 20)).toISOString();
const word = (index: number) => ({
  from: index % 2 === 0 ? ('supplier' as const) : ('couple' as const),
  senderUid: 's1',
  body: `Word ${index}.`,
  createdAt: at(index),
});

/** Number of times that a change asks the clock: each group that renders asks it twice, and each day once. */
const askedByClock = async ({ clock }: TestHost, change: () => unknown): Promise<number> => {
  const asked = jest.spyOn(clock, 'now');
  await act(async () => void (await change()));
  const times = asked.mock.calls.length;
  asked.mockRestore();
  return times;
};
const perGroup = 2;
/** The days' headings ask too, and the suggestions each time that the thread itself renders: far less than forty groups. */
const others = 20;

test('earlier messages render alone, and so does a new one [19]', async () => {
  const said = Object.fromEntries(Array.from({ length: 90 }, (_none, index) => [`m${index}`, word(index)]));
  const firestore = createMemoryFirestore({ 'conversations/c1/messages': said });
  const host = await openThread({ firestore });
  const earlier = () => fireEvent.click(log().getByRole('button', { name: 'Earlier messages' }));
  const times = await askedByClock(host, earlier);
  expect(log().getByText('Word 11.')).toBeVisible();
  // Of forty, one is shown already.
  expect(times).toBeLessThanOrEqual(39 * perGroup + others);
  const answer = { kind: 'set' as const, collection: collections.messages('c1'), id: 'm90', data: word(90) };
  const anew = await askedByClock(host, () => firestore.writeElsewhere([answer]));
  expect(log().getByText('Word 90.')).toBeVisible();
  // Beside the new one two change: the mark of reading moves from our last message but one to our last.
  expect(anew).toBeLessThanOrEqual(3 * perGroup + others);
});
