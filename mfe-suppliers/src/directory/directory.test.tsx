import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { exampleCard, exampleFound } from '#testing/examples';
import { AppRoutes } from '../routes';
import { IndexSection } from './index-section/index-section';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const counted: TestHostOptions['api'] = {
  searchSuggestions: () => ({ places: [], suppliers: [] }),
  supplierCategories: () => ({
    total: 3000,
    categories: [
      { category: 'venues', count: 464 },
      { category: 'cakes', count: 169 },
    ],
  }),
};

const show = async (path: string, api: TestHostOptions['api']) => {
  leave = await renderWithHost(<AppRoutes />, createTestHost({ path, api }), messages);
};

describe('the directory', () => {
  test('has a door to each category with its number, and the total in words [S2-route-25]', async () => {
    await show('/uk/wedding-suppliers', counted);
    expect(await screen.findByText(/^3,000 suppliers across the UK/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Venues 464' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/venues',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(15);
    expect(screen.getByRole('search', { name: 'Search suppliers' })).toBeVisible();
  });

  test('suggests sentences to search with, each a link to its list [17]', async () => {
    await show('/uk/wedding-suppliers', counted);
    expect(await screen.findByRole('link', { name: 'ceilidh band' })).toHaveAttribute(
      'href',
      '/uk/search?text=ceilidh+band',
    );
    expect(screen.getByRole('link', { name: 'barn for 80 with rooms' })).toBeVisible();
  });

  test('says what each category costs at least', async () => {
    const price = (amount: number) => ({ amount, currency: 'GBP' as const });
    await show('/uk/wedding-suppliers', {
      ...counted,
      supplierCategories: () => ({
        total: 3000,
        categories: [
          { category: 'venues', count: 464, from: { price: price(120_000), isPerHead: false } },
          { category: 'caterers', count: 169, from: { price: price(2800), isPerHead: true } },
          { category: 'cakes', count: 8, from: null },
        ],
      }),
    });
    expect(await screen.findByRole('link', { name: 'Venues 464 from £1,200' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Caterers 169 from £28 a guest' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cakes 8' })).toBeVisible();
  });

  test('searches all categories once something is asked for', async () => {
    await show('/uk/wedding-suppliers?text=jazz', {
      ...counted,
      searchSuppliers: () => exampleFound([exampleCard({ type: 'music', name: 'Blue Door Trio' })]),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '1 supplier for “jazz”' })).toBeVisible();
    expect(screen.getByText('Music · Bath, Somerset')).toBeVisible();
  });

  test('keeps its doors when the numbers do not load', async () => {
    await show('/uk/wedding-suppliers', {
      ...counted,
      supplierCategories: () => {
        throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
      },
    });
    expect(await screen.findByRole('heading', { name: 'The figures didn’t load' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Venues' })).toBeVisible();
  });
});

describe('the section of the index page', () => {
  test('leads to every category and to all suppliers', async () => {
    leave = await renderWithHost(<IndexSection />, createTestHost({ api: counted }), messages);
    expect(await screen.findByRole('link', { name: 'All suppliers 3,000' })).toHaveAttribute(
      'href',
      '/uk/wedding-suppliers',
    );
    expect(screen.getByRole('region', { name: 'Who do you need?' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(16);
  });

  test('stands without numbers while they are unknown', async () => {
    const never = createTestHost({ api: { supplierCategories: () => new Promise(() => undefined) } });
    leave = await renderWithHost(<IndexSection />, never, messages);
    expect(screen.getByRole('link', { name: 'Cakes' })).toBeVisible();
  });
});
