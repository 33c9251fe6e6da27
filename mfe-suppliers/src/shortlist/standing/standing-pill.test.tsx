import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard, exampleFound } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (session?: TestHostOptions['session'], changes: { booked?: boolean } = {}): Promise<void> => {
  const { id, ...lark } = exampleEntry({
    id: 'GB000001',
    name: 'Larkfield Orangery',
    type: 'venues',
    quotedPrice: { amount: 630_000, currency: 'GBP', basis: 'total', condition: '' },
    ...changes,
  });
  const host = createTestHost({
    path: '/uk/supplier-category/venues?ours=no',
    session,
    firestore: createMemoryFirestore({ 'weddings/w1/suppliers': { [id]: lark } }),
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () =>
        exampleFound([exampleCard({ id, free: true }), exampleCard({ id: 'GB2', name: 'Oak Tithe Barn', free: true })]),
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
};

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

test('a list says on the card of whoever quoted what they quoted, and on no other', async () => {
  await show(exampleSignedIn({ wedding: exampleWedding() }));
  expect(await (await card('Larkfield Orangery')).findByText('Quote: £6,300')).toBeVisible();
  expect((await card('Oak Tithe Barn')).queryByText(/^Quote/)).toBeNull();
});

test('a visitor’s list says nothing of it', async () => {
  await show();
  expect((await card('Larkfield Orangery')).queryByText(/^Quote/)).toBeNull();
});

test('of whom they booked the card says that, and not that the day is free [P-H1]', async () => {
  await show(exampleSignedIn({ wedding: exampleWedding() }), { booked: true });
  const booked = await card('Larkfield Orangery');
  expect(await booked.findByText('You booked them')).toBeVisible();
  expect(booked.queryByText('Free on your date')).toBeNull();
  expect((await card('Oak Tithe Barn')).getByText('Free on your date')).toBeVisible();
});
