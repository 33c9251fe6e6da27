import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import { act, screen } from '@testing-library/react';
import { exampleEntry } from '#testing/example-entry';
import { exampleProfile } from '#testing/examples';
import { messages } from './messages/en-GB';
import { SuppliersImpact } from './suppliers-impact';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const asked: string[] = [];
let away: readonly string[] = [];
afterEach(() => {
  away = [];
});
const show = async (change: WeddingChange, session = exampleSignedIn({ wedding: exampleWedding() })) => {
  asked.length = 0;
  const host = createTestHost({
    session,
    api: {
      supplier: ({ params }) => {
        const id = params?.id ?? '';
        asked.push(id);
        if (id === 'gone') throw new ApiError('refused', 404, 'supplier-unknown', 'There is no such supplier.');
        if (away.includes(id)) throw new ApiError('refused', 429, 'too-many-calls', 'Not so quick.');
        return exampleProfile({ busyDays: ['wild', 'mill'].includes(id) ? ['2027-09-18'] : [] });
      },
    },
  });
  const entries = [
    exampleEntry({ id: 'GB1', publicId: 'wild', name: 'Wild Table' }),
    exampleEntry({ id: 'GB2', publicId: 'mill', name: 'The Mill' }),
    exampleEntry({ id: 'GB3', publicId: 'lane', name: 'Hollow Lane' }),
    exampleEntry({ id: 'GB4', publicId: 'gone', name: 'Long Gone' }),
    exampleEntry({ id: 'GB5', publicId: 'not-us', name: 'Not for us', ignored: true }),
    exampleEntry({ id: 'own', publicId: '', name: 'Aunt May', customSupplier: true }),
  ];
  await host.firestore.commit(
    entries.map(({ id, ...data }) => ({ kind: 'set', collection: collections.shortlist('w1'), id, data })),
  );
  leave = await renderWithHost(<SuppliersImpact weddingId="w1" change={change} />, host, messages);
  await act(async () => undefined);
};

test('another date: who was found and is taken then is named, whoever cannot be asked about is not [17]', async () => {
  await show({ kind: 'date', from: '2027-09-11', to: '2027-09-18' });
  expect(await screen.findByText('2 on your shortlist are taken on that day')).toBeInTheDocument();
  expect(screen.getByText('Wild Table and The Mill')).toBeInTheDocument();
  expect([...asked].sort()).toEqual(['gone', 'lane', 'mill', 'wild']);
});

test('whoever cannot be asked now is said to be unknown, not left out as if free', async () => {
  away = ['lane', 'mill'];
  await show({ kind: 'date', from: '2027-09-11', to: '2027-09-18' });
  expect(await screen.findByText('One on your shortlist is taken on that day')).toBeInTheDocument();
  expect(screen.getByText('2 on your shortlist could not be checked for that day')).toBeInTheDocument();
  expect(screen.getByText('The Mill and Hollow Lane')).toBeInTheDocument();
});

test('a date on which nobody who was found is taken, and no date at all, say nothing of them', async () => {
  await show({ kind: 'date', from: '2027-09-11', to: '2027-09-19' });
  expect(screen.queryByRole('listitem')).toBeNull();
  await leave();
  await show({ kind: 'date', from: '2027-09-11', to: null });
  expect(asked).toEqual([]);
  expect(screen.queryByRole('listitem')).toBeNull();
});

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };

test('another place: it is said where searches begin then, and that the shortlist is as far as it is [17]', async () => {
  await show({ kind: 'place', from: { ...bath, name: 'Frome' }, to: bath });
  expect(screen.getByRole('link', { name: 'Your search for suppliers begins around Bath' })).toHaveAttribute(
    'href',
    '/uk/wedding-suppliers',
  );
  expect(screen.getByRole('link', { name: '5 on your shortlist: see how far from Bath' })).toHaveAttribute(
    'href',
    '/uk/shortlist',
  );
});

test('a place outside every market, the same one, and a member who does not see the suppliers: nothing is said', async () => {
  await show({ kind: 'place', from: bath, to: { ...bath, name: 'Florence', country: 'IT' } });
  expect(screen.queryByRole('listitem')).toBeNull();
  await leave();
  await show({ kind: 'place', from: bath, to: bath });
  expect(screen.queryByRole('listitem')).toBeNull();
  await leave();
  const wedding = exampleWedding({ roles: { u1: 'helper' }, access: { u1: { checklist: 'view' } } } as never);
  await show(
    { kind: 'place', from: { ...bath, name: 'Frome' }, to: bath },
    exampleSignedIn({ role: 'helper', wedding }),
  );
  expect(screen.queryByRole('listitem')).toBeNull();
});
