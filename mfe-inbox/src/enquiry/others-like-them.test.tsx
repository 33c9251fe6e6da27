import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, within } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { openEnquiry, send } from '#testing/open-enquiry';
import { data } from '#testing/open-inbox';
import { profileAnswer } from '#testing/shown';

const card = (id: string, name: string) => ({
  ...{ id, name, publicId: `p-${id}`, type: 'venues', town: 'Frome' },
  picture: { category: 'venues', seed: id },
});
const around = ['GB100001', 'GB100002', 'GB100003', 'GB100004', 'GB100005', 'GB100006'];
const found = around.map((id, at) => card(id, `Venue ${at + 1}`));

/** Sends an enquiry to the first venue of Somerset, while the third was asked before. */
const sendToFirst = async (searchSuppliers: (input: { body?: unknown }) => unknown) => {
  const third = exampleConversation('c3', { supplierId: 'GB100003', supplierType: 'venues' });
  await openEnquiry({
    firestore: createMemoryFirestore({ conversations: { c3: data(third) } }),
    api: {
      sendEnquiry: () => ({ conversationId: 'c9', messageId: 'm1' }),
      supplier: () => profileAnswer({ county: 'Somerset' }),
      searchSuppliers: searchSuppliers as never,
    },
  });
  await send();
  await screen.findByRole('heading', { name: 'Larkfield Orangery has your message' });
};

test('after an enquiry others like the supplier are named, without those who were asked [19]', async () => {
  const asked: unknown[] = [];
  await sendToFirst(({ body }) => {
    asked.push(body);
    return { total: found.length, page: 1, size: 20, results: found };
  });
  const others = await screen.findByRole('region', { name: 'Others like them nearby' });
  const links = within(others).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Venue 2', 'Venue 4', 'Venue 5']);
  expect(links[0]).toHaveAttribute('href', '/uk/weddingsuppliers/venues/p-GB100002');
  expect(asked).toEqual([{ countryCode: 'GB', category: 'venues', area: 'Somerset', freeOnElse: '2027-09-11' }]);
});

test('where the others cannot be read, the rest stands without them', async () => {
  await sendToFirst(() => {
    throw new ApiError('server', 503, 'unavailable', 'Not now.');
  });
  expect(screen.queryByRole('region', { name: 'Others like them nearby' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the conversation' })).toBeVisible();
});
