import { type BenchDocument } from '../page/write-documents';

/** Conversations of the benchmark's supplier, and messages in those that are opened. */
export const inboxSize = { conversations: 1000, messages: 1000 } as const;

/** Messages of the other conversations: none of them is read before it is opened. */
const fewMessages = 3;

const newestAt = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
const numbered = (count: number): number[] => Array.from({ length: count }, (_none, index) => index);
const padded = (index: number): string => String(index).padStart(4, '0');
const sentences = [
  'We have the whole day free, and the barn with it.',
  'Shall we come by on Saturday? About three would suit us.',
  'The long table seats a hundred and twenty, a round one ten.\nBoth go with the garden.',
  'Thank you!',
  'The price has the linen in it, the flowers come on top: see https://example.com/prices for what is in season.',
] as const;

const conversationOf = (supplierId: string, uid: string, index: number): BenchDocument => {
  const at = new Date(newestAt - index * 60 * minute);
  return {
    path: `conversations/bench-${padded(index)}`,
    data: {
      weddingId: `wedding-${padded(index)}`,
      supplierId,
      supplierName: 'The Measured Barn',
      supplierType: 'venues',
      supplierSlug: 'the-measured-barn',
      coupleName: `Couple ${padded(index)}`,
      weddingDate: '2028-06-03',
      memberUids: [uid, `couple-${padded(index)}`],
      unread: { couple: 0, supplier: index % 7 === 3 ? 2 : 0 },
      lastMessage: {
        body: sentences[index % sentences.length],
        from: index % 2 === 0 ? 'couple' : 'supplier',
        createdAt: at,
      },
      custom: { repliedByCouple: null },
      createdAt: new Date(at.getTime() - inboxSize.messages * minute),
    },
  };
};

const messagesOf = (uid: string, conversation: number, count: number): BenchDocument[] =>
  numbered(count).map((index) => {
    const isCouple = Math.floor(index / 3) % 2 === 0;
    return {
      path: `conversations/bench-${padded(conversation)}/messages/message-${padded(index)}`,
      data: {
        from: isCouple ? 'couple' : 'supplier',
        senderUid: isCouple ? `couple-${padded(conversation)}` : uid,
        senderName: isCouple ? 'Maya' : 'Robin',
        body: `Message ${padded(index)} of ${padded(conversation)}. ${sentences[index % sentences.length]}`,
        createdAt: new Date(newestAt - conversation * 60 * minute - (count - 1 - index) * minute),
      },
    };
  });

/** A supplier's inbox, larger than any; the first conversations (the newest) have all that was said in a thousand messages. */
export const largeInbox = (supplierId: string, uid: string, full: number): BenchDocument[] =>
  numbered(inboxSize.conversations).flatMap((index) => [
    conversationOf(supplierId, uid, index),
    ...messagesOf(uid, index, index < full ? inboxSize.messages : fewMessages),
  ]);
