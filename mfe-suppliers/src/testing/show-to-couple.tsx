import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { exampleEntry } from './example-entry';
import { exampleFound, exampleProfile } from './examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  seenProfiles.clear();
});

const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };

/** A couple who marry near Bath on a Saturday in September, with 95 guests. */
export const couplesWedding = {
  date: '2027-09-25',
  location,
  guests: { count: 95, evening: 0, attending: 0, declined: 0 },
};

/** The bodies of all searches since the page was shown. */
export const asked: unknown[] = [];

/** The server as the couple's start needs it: fewer suppliers where guests count, and no music near. */
export const directoryApi: TestHostOptions['api'] = {
  searchSuggestions: () => ({ places: [], suppliers: [] }),
  supplierCategories: () => ({ total: 3000, categories: [{ category: 'venues', count: 464 }] }),
  searchSuppliers: ({ body }) => {
    asked.push(body);
    const count = body?.guests === undefined ? 22 : 7;
    return {
      ...exampleFound([]),
      categories: [
        ...(['photographers', 'caterers', 'cakes'] as const).map((category) => ({ category, count })),
        { category: 'music' as const, count: 0 },
      ],
    };
  },
  supplier: () => exampleProfile(),
};

interface CouplePageOptions {
  entries?: Identified<ShortlistedSupplier>[];
  wedding?: Parameters<typeof exampleWedding>[0];
  options?: Partial<TestHostOptions>;
  path?: string;
}

/** Shows a page of the directory to a couple; its start, unless another is asked for. */
export const showToCouple = async ({
  entries = [],
  wedding = couplesWedding,
  options = {},
  path = '/uk/wedding-suppliers',
}: CouplePageOptions = {}) => {
  asked.length = 0;
  const host = createTestHost({
    path,
    api: directoryApi,
    session: exampleSignedIn({ wedding: exampleWedding(wedding) }),
    firestore: createMemoryFirestore({
      'weddings/w1/suppliers': Object.fromEntries(entries.map(({ id, ...entry }) => [id, entry])),
    }),
    ...options,
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

/** Closes the page, as somebody who goes elsewhere. */
export const leavePage = async (): Promise<void> => leave();

/** The venue that the couple booked. */
export const bookedVenue = exampleEntry({ id: 'GB000001', type: 'venues', name: 'Larkfield Orangery', booked: true });

/** One section of the page. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The words of a section's links, in their order. */
export const linksOf = (part: Awaited<ReturnType<typeof region>>) =>
  part.getAllByRole('link').map((link) => link.textContent);
