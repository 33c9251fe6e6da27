import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { log, openThread } from '#testing/open-thread';

const at = (index: number): string => new Date(Date.UTC(2026, 9, 1, 0, index * 20)).toISOString();
const word = (index: number) => ({
  from: 'supplier' as const,
  senderUid: 's1',
  body: `Word ${index}.`,
  createdAt: at(index),
});

/** A thread with this number of messages, recording its queries to the database. */
const openLong = async (count: number) => {
  const said = Object.fromEntries(Array.from({ length: count }, (_none, index) => [`m${index}`, word(index)]));
  const memory = createMemoryFirestore({ 'conversations/c1/messages': said });
  const asked: (number | undefined)[] = [];
  const firestore: typeof memory = {
    ...memory,
    watch(query, ...rest) {
      if (query.collection.path.endsWith('/messages')) asked.push(query.limit);
      return memory.watch(query, ...rest);
    },
  };
  await openThread({ firestore });
  return { asked, memory };
};

const words = (): string[] =>
  log()
    .getAllByText(/^Word \d+\.$/)
    .map(({ textContent }) => textContent);
const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_none, index) => `Word ${first + index}.`);
const earlier = () => userEvent.click(log().getByRole('button', { name: 'Earlier messages' }));

test('each page of what was said before is read by itself, however many are shown [19]', async () => {
  const { asked } = await openLong(130);
  await earlier();
  await earlier();
  await earlier();
  expect(words()).toEqual(upTo(0, 129));
  expect(asked).toEqual([40, 40, 40, 40]);
});

test('so much at once that a page has nothing of what was known leaves no gap between them [19]', async () => {
  const { memory } = await openLong(90);
  await earlier();
  await act(async () =>
    memory.writeElsewhere(
      Array.from({ length: 60 }, (_none, index) => ({
        kind: 'set' as const,
        collection: collections.messages('c1'),
        id: `m${90 + index}`,
        data: word(90 + index),
      })),
    ),
  );
  expect(words()).toEqual(upTo(110, 149));
  await earlier();
  // A page repeats the last message of the next one.
  expect(words()).toEqual(upTo(71, 149));
});

test('what is said while earlier pages are shown pushes nothing out between them [19]', async () => {
  const { memory } = await openLong(90);
  await earlier();
  for (let index = 90; index < 95; index += 1)
    await act(async () =>
      memory.writeElsewhere([
        { kind: 'set', collection: collections.messages('c1'), id: `m${index}`, data: word(index) },
      ]),
    );
  expect(words()).toEqual(upTo(11, 94));
});
