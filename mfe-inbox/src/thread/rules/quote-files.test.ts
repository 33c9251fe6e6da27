import type { MessageContent } from '@posy/shared-contracts/entities';
import type { ShownMessage } from './message-groups';
import { withQuoteFiles } from './quote-files';

const price = { amount: 7800, currency: 'GBP' as const, basis: 'total' as const, condition: '' };
const quote: MessageContent = { kind: 'quote', quote: { price, includes: '', validUntil: null } };
const file = (name: string, type = 'application/pdf'): MessageContent => ({
  kind: 'attachment',
  attachment: { id: 'a'.repeat(32), name, type, bytes: 9000 },
});
const said = (id: string, body: string, content: MessageContent = { kind: 'text' }): ShownMessage => ({
  id,
  from: 'supplier',
  speaker: null,
  speakerUid: 's1',
  body,
  content,
  createdAt: '2026-11-19T10:00:00.000Z',
  state: 'stored',
});
const idsOf = (messages: ShownMessage[]) => withQuoteFiles(messages).map(({ ids }) => ids.join('+'));

test('a quote takes the PDF that comes right after it, and no other message [19]', () => {
  const pdf = said('m2', 'quote.pdf', file('quote.pdf'));
  expect(idsOf([said('m1', 'Our price.', quote), pdf, said('m3', 'menu.pdf', file('menu.pdf'))])).toEqual([
    'm1+m2',
    'm3',
  ]);
  expect(idsOf([said('m1', 'Our price.', quote), said('m3', 'Ask us!'), pdf])).toEqual(['m1', 'm3', 'm2']);
  expect(idsOf([said('m1', 'Hello'), pdf])).toEqual(['m1', 'm2']);
});

test('a picture, a file with words of its own, and one on its way stand by themselves', () => {
  const first = said('m1', 'Our price.', quote);
  expect(idsOf([first, said('m2', 'room.webp', file('room.webp', 'image/webp'))])).toEqual(['m1', 'm2']);
  expect(idsOf([first, said('m2', 'All of it:', file('quote.pdf'))])).toEqual(['m1', 'm2']);
  expect(idsOf([first, { ...said('m2', 'quote.pdf', file('quote.pdf')), state: 'sending' }])).toEqual(['m1', 'm2']);
});
