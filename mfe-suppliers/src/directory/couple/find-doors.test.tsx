import { createMemoryFirestore, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError, marketOfPath } from '@posy/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { exampleCost } from '#testing/example-cost';
import { exampleEntry } from '#testing/example-entry';
import { exampleFound } from '#testing/examples';
import {
  asked,
  bookedVenue,
  couplesWedding,
  directoryApi,
  linksOf,
  region,
  showToCouple,
} from '#testing/show-to-couple';

const budgetOf = (estimate: number) =>
  createMemoryFirestore({ 'weddings/w1/costs': { c1: exampleCost({ group: 'cakes', estimate }) } });

const quoted = exampleEntry({
  id: 'GB000009',
  type: 'cakes',
  name: 'Crumb',
  quotedPrice: { amount: 43000, currency: 'GBP', basis: 'total', condition: '' },
});

describe('what a couple still has to find', () => {
  test('stands by the checklist, with how far they are with it, or how many are free', async () => {
    await showToCouple({ entries: [bookedVenue, exampleEntry(), quoted] });
    const doors = await region('Still to find');
    expect(doors.getByText(/^\d+ kinds, in the order your checklist needs them\.$/)).toBeVisible();
    expect(await doors.findByRole('link', { name: 'Caterers 7 free' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/caterers?area=Bath&radius=40',
    );
    expect(linksOf(doors).slice(0, 3)).toEqual(['Your shortlist', 'Photographers1 shortlisted', 'Caterers7 free']);
    expect(doors.getByRole('link', { name: 'Cakes Quote: £430' })).toBeVisible();
    expect(doors.queryByRole('link', { name: /^Venues/ })).toBeNull();
    expect(doors.getByRole('link', { name: 'Your own Add someone' })).toHaveAttribute(
      'href',
      '/uk/shortlist?add=supplier',
    );
    expect(asked).toEqual([
      { countryCode: 'GB', size: 1, freeOn: '2027-09-25', area: 'Bath', radiusKm: 40 },
      { countryCode: 'GB', size: 1, freeOn: '2027-09-25', area: 'Bath', radiusKm: 40, guests: 95 },
      // Nobody of some categories: this call says whether anybody is near at all.
      { countryCode: 'GB', size: 1, area: 'Bath', radiusKm: 40 },
    ]);
  });

  test('says what each category costs at least, of those who are counted', async () => {
    const from = (amount: number, isPerHead = false) => ({ price: { amount, currency: 'GBP' as const }, isPerHead });
    const searchSuppliers: NonNullable<TestHostOptions['api']>['searchSuppliers'] = ({ body }) => ({
      ...exampleFound([]),
      categories: [
        { category: 'photographers', count: 9, from: from(59_500) },
        { category: 'cakes', count: 4, from: from(450, true) },
        { category: 'caterers', count: 4, from: body?.guests === undefined ? from(2800, true) : from(266_000) },
      ],
    });
    await showToCouple({ options: { api: { ...directoryApi, searchSuppliers } } });
    const toFind = await region('Still to find');
    expect(await toFind.findByRole('link', { name: 'Photographers 9 free from £595' })).toBeVisible();
    expect(toFind.getByRole('link', { name: 'Cakes 4 free from £4.50 a guest' })).toBeVisible();
    expect(toFind.getByRole('link', { name: 'Caterers 4 free from £2,660' })).toBeVisible();
  });

  test('without a day, a place and a number it asks for them, and counts everybody', async () => {
    await showToCouple({ wedding: { date: null, location: null, guests: { ...couplesWedding.guests, count: 0 } } });
    expect(await screen.findByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/uk/settings/wedding');
    expect(await (await region('Still to find')).findByRole('link', { name: 'Cakes 22' })).toBeVisible();
    expect(asked).toEqual([{ countryCode: 'GB', size: 1 }]);
  });

  test('where nobody of a category is near, it says so, and its door leads further', async () => {
    await showToCouple();
    expect(await (await region('Still to find')).findByRole('link', { name: 'Music Further away' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/music',
    );
  });

  test('where those who are near cost more than the budget has, nobody is said to be further away', async () => {
    const searchSuppliers: NonNullable<TestHostOptions['api']>['searchSuppliers'] = ({ body }) => ({
      ...exampleFound([]),
      categories: [
        { category: 'cakes', count: body?.budgetsElse === undefined ? 9 : 0 },
        { category: 'music', count: 0 },
        { category: 'caterers', count: 4 },
      ],
    });
    await showToCouple({ options: { api: { ...directoryApi, searchSuppliers }, firestore: budgetOf(10_000) } });
    const toFind = await region('Still to find');
    expect(await toFind.findByRole('link', { name: 'Cakes None that fits yet' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/cakes?area=Bath&radius=40',
    );
    expect(toFind.getByRole('link', { name: 'Music Further away' })).toBeVisible();
  });

  test('a budget counts in the country of its currency alone', async () => {
    const path = '/de/wedding-suppliers';
    await showToCouple({ path, options: { firestore: budgetOf(10_000), market: marketOfPath(path) } });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked).toEqual([{ countryCode: 'DE', size: 1 }]);
  });

  test('where nobody is near their place, everybody counts, and the doors lead to everybody', async () => {
    const searchSuppliers: NonNullable<TestHostOptions['api']>['searchSuppliers'] = ({ body }) => ({
      ...exampleFound([]),
      categories: [{ category: 'cakes', count: body?.area === undefined ? 31 : 0 }],
    });
    await showToCouple({ options: { api: { ...directoryApi, searchSuppliers } } });
    expect(await (await region('Still to find')).findByRole('link', { name: 'Cakes 31 free' })).toHaveAttribute(
      'href',
      '/uk/supplier-category/cakes',
    );
  });

  test('figures that do not come leave the doors as they are', async () => {
    const searchSuppliers = () => {
      throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    };
    await showToCouple({ entries: [bookedVenue], options: { api: { ...directoryApi, searchSuppliers } } });
    expect(await (await region('Still to find')).findByRole('link', { name: 'Cakes' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Booked' })).toBeVisible();
  });
});
