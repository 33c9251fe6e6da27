import { createMemoryFirestore, createTestHost, exampleSignedIn, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { searchQuery } from '#supplier/rules/search-queries';
import { createReactions } from './reactions';
import { exampleProfile } from './testing/examples';

const path = 'weddings/w1/suppliers';
const enquiry = {
  weddingId: 'w1',
  conversationId: 'c1',
  supplierId: 'GB000001',
  supplierName: 'Larkfield Orangery',
  supplierType: 'venues',
  supplierSlug: 'larkfield-orangery',
};
const delivery = { id: 'e1', producer: 'mfe-inbox', publishedAt: 0 };
const booked = {
  type: 'venues',
  slug: 'larkfield-orangery',
  name: 'Larkfield',
  publicId: 'lark001',
  shortlisted: true,
  booked: true,
  enquired: false,
  ignored: false,
  customSupplier: false,
  updatedAt: '2026-11-01T10:00:00.000Z',
};

const answering: TestHostOptions['api'] = { supplier: () => exampleProfile() };

const hostWith = (documents: Record<string, Record<string, unknown>>, api = answering) =>
  createTestHost({ api, firestore: createMemoryFirestore({ [path]: documents }) });

const deliver = async (host: ReturnType<typeof hostWith>) => createReactions(host)['enquiry.sent']?.(enquiry, delivery);

describe('after an enquiry', () => {
  test('a new supplier is on the wedding’s shortlist, as asked [S7-database-05]', async () => {
    const host = hostWith({});
    await deliver(host);
    expect(host.firestore.documents(path)).toEqual({
      GB000001: {
        type: 'venues',
        slug: 'larkfield-orangery',
        name: 'Larkfield Orangery',
        publicId: 'lark001',
        shortlisted: true,
        booked: false,
        enquired: true,
        ignored: false,
        customSupplier: false,
        state: 'shortlisted',
        updatedAt: '2026-11-20T12:00:00.000Z',
      },
    });
  });

  test('a booked supplier stays booked', async () => {
    const host = hostWith({ GB000001: booked });
    await deliver(host);
    expect(host.firestore.documents(path)['GB000001']).toEqual({
      ...booked,
      enquired: true,
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
  });

  test.each([
    [
      'taken off the list before',
      { shortlisted: false, booked: false, state: 'removed' },
      { shortlisted: true, state: 'shortlisted' },
    ],
    [
      'set aside',
      { shortlisted: false, booked: false, ignored: true, state: 'ignored' },
      { ignored: true, state: 'ignored' },
    ],
  ])('somebody who was %s is on it [19]', async (_what, before, after) => {
    const host = hostWith({ GB000001: { ...booked, ...before } });
    await deliver(host);
    expect(host.firestore.documents(path)['GB000001']).toMatchObject({ ...after, booked: false, enquired: true });
  });

  test('the same event again changes nothing', async () => {
    const host = hostWith({});
    await deliver(host);
    await deliver(host);
    expect(host.firestore.commits).toHaveLength(1);
  });

  test('a supplier that left the directory is stored under its id', async () => {
    const gone = () => {
      throw new ApiError('refused', 404, 'supplier-unknown', 'There is no such supplier.');
    };
    const host = hostWith({}, { supplier: gone });
    await deliver(host);
    expect(host.firestore.documents(path)['GB000001']).toMatchObject({ publicId: 'GB000001', enquired: true });
  });

  test('a refused write leaves the event waiting', async () => {
    const host = hostWith({ GB000001: booked });
    host.firestore.refuse(new FirestoreError('unavailable', 'No connection.'));
    await expect(deliver(host)).rejects.toThrow('No connection.');
  });

  test('a helper who may not see the list has no event that waits for ever [19]', async () => {
    const host = hostWith({ GB000001: booked });
    host.firestore.refuse(new FirestoreError('permission-denied', 'Not yours.'));
    await expect(deliver(host)).resolves.toBeUndefined();
    const quote = { ...enquiry, price: { amount: 4200, currency: 'GBP' } };
    await expect(Promise.resolve(createReactions(host)['quote.received']?.(quote, delivery))).resolves.toBeUndefined();
    expect(host.shown).toEqual([]);
  });

  test('a directory that cannot be reached leaves the event waiting', async () => {
    const down = () => {
      throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    };
    await expect(deliver(hostWith({}, { supplier: down }))).rejects.toThrow('The server could not be reached.');
  });
});

describe('what a supplier answered and the couple saved', () => {
  const supplier = {
    weddingId: 'w1',
    supplierId: 'GB000001',
    supplierName: 'Larkfield Orangery',
    supplierType: 'venues',
    category: 'venues',
  } as const;
  const price = { amount: 630_000, currency: 'GBP', basis: 'total', condition: '' } as const;

  test('a price, a hold and a visit stand with the couple’s entry; what else it says stays', async () => {
    const host = hostWith({ GB000001: booked });
    const reactions = createReactions(host);
    await reactions['quote.received']?.({ ...supplier, price, validUntil: null }, delivery);
    await reactions['date.held']?.({ ...supplier, day: '2027-09-11', until: '2026-12-04' }, delivery);
    const visit = { ...supplier, day: '2026-11-28', time: '11:00', place: 'The gate' };
    await reactions['visit.planned']?.(visit, delivery);
    await reactions['visit.planned']?.(visit, delivery);
    expect(host.firestore.documents(path)['GB000001']).toEqual({
      ...booked,
      quotedPrice: price,
      holdUntil: '2026-12-04',
      visitDate: '2026-11-28',
      visitTime: '11:00',
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
  });

  test('a saved answer is announced once it is saved, once however often it comes, and not before [P-H7]', async () => {
    const host = hostWith({ GB000001: booked });
    const reactions = createReactions(host);
    const visit = { ...supplier, day: '2026-11-28', time: '11:00', place: 'The gate' };
    const said = () => host.shown.map(({ text }) => text);
    host.firestore.refuse(new FirestoreError('unavailable', 'away'));
    await expect(reactions['visit.planned']?.(visit, delivery)).rejects.toThrow('away');
    expect(said()).toEqual([]);
    host.firestore.refuse(null);
    await reactions['visit.planned']?.(visit, delivery);
    await reactions['visit.planned']?.(visit, delivery);
    await reactions['date.held']?.({ ...supplier, day: '2027-09-11', until: '2026-12-04' }, delivery);
    expect(said()).toEqual([
      'Your visit to Larkfield Orangery is in your plan',
      'Larkfield Orangery keeps your day: it’s on your shortlist',
    ]);
    // The budget's own notice reports the price, with its undo.
    await reactions['quote.received']?.({ ...supplier, price, validUntil: null }, delivery);
    expect(said()).toHaveLength(3);
  });

  test('an entry that is missing is made as after an enquiry', async () => {
    const host = hostWith({});
    await createReactions(host)['quote.received']?.({ ...supplier, price, validUntil: null }, delivery);
    expect(host.firestore.documents(path)['GB000001']).toMatchObject({
      publicId: 'lark001',
      enquired: true,
      state: 'shortlisted',
      quotedPrice: price,
    });
  });

  test('what the couple keep of somebody they had taken off the list puts them back; what falls away does not [19]', async () => {
    const gone = { ...booked, shortlisted: false, booked: false, enquired: true, state: 'removed' };
    const host = hostWith({ GB000001: { ...gone, visitDate: '2026-11-28' } });
    const reactions = createReactions(host);
    const entry = () => host.firestore.documents(path)['GB000001'];
    await reactions['visit.planned']?.({ ...supplier, day: null, time: null, place: '' }, delivery);
    expect(entry()).toMatchObject({ visitDate: null, state: 'removed' });
    await reactions['visit.planned']?.({ ...supplier, day: '2026-12-05', time: null, place: '' }, delivery);
    expect(entry()).toMatchObject({ visitDate: '2026-12-05', state: 'shortlisted', shortlisted: true });
  });
});

describe('for the supplier’s own figures', () => {
  const plan = { weddingId: 'w1', supplierId: 'GB000001' };
  const counting = async (name: 'supplier.shortlisted' | 'supplier.booked' | 'supplier.unbooked', refusal?: Error) => {
    const counted: unknown[] = [];
    const host = hostWith(
      {},
      {
        countInPlan: ({ body }) => {
          if (refusal !== undefined) throw refusal;
          counted.push(body);
          return {};
        },
      },
    );
    await createReactions(host)[name]?.(plan, delivery);
    return counted;
  };

  test.each(['supplier.shortlisted', 'supplier.booked', 'supplier.unbooked'] as const)(
    'the server is asked to look at the plan after %s [32]',
    async (name) => {
      expect(await counting(name)).toEqual([plan]);
    },
  );

  test('a supplier of their own is no fault, and a lost connection has it asked again [32]', async () => {
    await counting('supplier.shortlisted', new ApiError('refused', 404, 'supplier-unknown', 'No.'));
    await expect(counting('supplier.shortlisted', new ApiError('offline', 0, 'offline', 'No.'))).rejects.toThrow();
  });

  test('a booking that cannot be counted yet reads no list for the venue’s question: that waits for the next delivery [18]', async () => {
    const refusal = new ApiError('offline', 0, 'offline', 'No.');
    const host = createTestHost({
      session: exampleSignedIn(),
      api: {
        countInPlan: () => {
          throw refusal;
        },
      },
      firestore: createMemoryFirestore({
        [path]: Object.fromEntries(
          ['photographers', 'music'].map((type) => [type, { ...booked, type, slug: type, name: type }]),
        ),
      }),
    });
    const requested: unknown[] = [];
    host.bus.subscribe('venue-confirmation.requested', (payload) => void requested.push(payload));
    await expect(Promise.resolve(createReactions(host)['supplier.booked']?.(plan, delivery))).rejects.toThrow();
    host.pass(10_000);
    host.pass(1);
    await Promise.resolve();
    expect(requested).toEqual([]);
  });
});

test('after a review appeared or went, lists of suppliers are asked for anew', async () => {
  const host = createTestHost();
  const keyOf = () => searchQuery(host.api, 'GB', emptySearch).queryKey;
  for (const event of ['review.saved', 'review.published', 'review.removed'] as const) {
    const before = keyOf();
    await createReactions(host)[event]?.({ supplierId: 'GB000001', reviewId: 'r1', stars: 5 }, delivery);
    expect(keyOf()).not.toEqual(before);
  }
});
