import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { endpoints } from '@posy/shared-contracts/endpoints';
import type { EventPayload } from '@posy/shared-contracts/events';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { SeveralScreen } from '#enquiry/several/several-screen';
import { exampleConversation } from './example-conversation';
import { show } from './shown';

beforeEach(() => sessionStorage.clear());

export const listed = (name: string, changes: Record<string, unknown> = {}) => ({
  type: 'cakes',
  slug: name.toLowerCase(),
  name,
  publicId: name.toLowerCase(),
  shortlisted: true,
  booked: false,
  enquired: false,
  ignored: false,
  customSupplier: false,
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});

export const { id: _id, ...asked } = exampleConversation('c9', {
  supplierId: 'GB9',
  supplierName: 'Icing',
  supplierType: 'cakes',
});

export const shortlist = {
  GB1: listed('Crumb'),
  GB2: listed('Sugar Loft', { town: 'Bath' }),
  GB3: listed('Tiers'),
  GB9: listed('Icing', { enquired: true }),
  own: listed('Aunt Joan', { customSupplier: true }),
  aside: listed('Set aside', { ignored: true }),
  other: listed('A florist', { type: 'florists' }),
};

/**
 * Tiers asks a price for each guest, and is busy on the couple's day; only this supplier has a picture. Sugar Loft has no
 * calendar, but a rule that closes the couple's day.
 */
export const supplier = ({ params }: { params?: { id: string } | undefined }) => {
  const taken = {
    price: { from: { amount: 450, currency: 'GBP' }, label: '', unit: 'per-head' },
    busyDays: ['2027-09-11'],
    picture: { category: 'cakes', seed: 'tiers', label: '' },
  };
  const closed = { price: null, closed: { weekdays: [6], months: [] } };
  return (params?.id === 'GB3' ? taken : params?.id === 'GB2' ? closed : { price: null, busyDays: [] }) as never;
};

export const letterOf = (body: unknown) => parse(endpoints.sendEnquiry.body, body);
type SentLetter = ReturnType<typeof letterOf>;

const askCakes = '/uk/inbox/ask?category=cakes';

export const open = async (
  answer: (body: SentLetter, attempt: number) => { conversationId: string; messageId: string },
  options: TestHostOptions = {},
): Promise<{ host: TestHost; sent: SentLetter[]; received: EventPayload<'enquiry.sent'>[] }> => {
  const sent: SentLetter[] = [];
  const received: EventPayload<'enquiry.sent'>[] = [];
  const host = createTestHost({
    session: exampleSignedIn(),
    path: askCakes,
    firestore: createMemoryFirestore({ conversations: { c9: asked }, 'weddings/w1/suppliers': shortlist }),
    api: {
      enquiryCount: () => ({ open: { cakes: 1 }, limit: 10 }),
      supplier,
      sendEnquiry: ({ body }) => {
        const letter = letterOf(body);
        sent.push(letter);
        return answer(letter, sent.filter(({ profileId }) => profileId === letter.profileId).length);
      },
    },
    ...options,
  });
  host.bus.subscribe('enquiry.sent', (payload) => void received.push(payload));
  await show(<SeveralScreen />, host);
  await screen.findByRole('heading', { level: 1, name: 'Ask several at once' });
  return { host, sent, received };
};

export const accept = ({ profileId }: SentLetter) => ({ conversationId: `c-${profileId}`, messageId: 'm1' });
export const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));
