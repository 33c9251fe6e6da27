import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import { screen } from '@testing-library/react';
import { exampleEntry } from '#testing/example-entry';
import { exampleProfile } from '#testing/examples';
import { BookedAgain } from './booked-again';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const booked = { booked: true, state: 'booked' } as const;
const show = async (change: WeddingChange, more: ReturnType<typeof exampleEntry>[] = []) => {
  const host = createTestHost({
    session: exampleSignedIn({ wedding: exampleWedding() }),
    api: { supplier: ({ params }) => exampleProfile({ busyDays: params?.id === 'fern001' ? ['2027-09-18'] : [] }) },
  });
  const entries = [
    exampleEntry(booked),
    exampleEntry({ ...booked, id: 'GB3', publicId: 'lane', name: 'Hollow Lane' }),
    exampleEntry({ id: 'GB4', name: 'Only liked' }),
    ...more,
  ];
  await host.firestore.commit(
    entries.map(({ id, ...data }) => ({ kind: 'set', collection: collections.shortlist('w1'), id, data })),
  );
  leave = await renderWithHost(<BookedAgain weddingId="w1" change={change} />, host, messages);
};

test('another date: whoever is booked is asked again, and who is taken then is named [18]', async () => {
  await show({ kind: 'date', from: '2027-09-11', to: '2027-09-18' });
  expect(await screen.findByText('2 booked suppliers: ask them again')).toBeInTheDocument();
  expect(screen.getByText('Fern & Fable and Hollow Lane')).toBeInTheDocument();
  expect(await screen.findByText('Fern & Fable says to be taken on that day.')).toBeInTheDocument();
  expect(screen.queryByText(/Hollow Lane says/)).toBeNull();
});

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const venue = exampleEntry({ ...booked, id: 'GB5', publicId: 'mill', type: 'venues', name: 'The Mill', town: 'Frome' });

test('another place: who travels is asked, and a venue that stays behind is named [14]', async () => {
  await show({ kind: 'place', from: { ...bath, name: 'Frome' }, to: bath }, [venue]);
  expect(await screen.findByText('2 booked suppliers: ask whether they come to Bath')).toBeInTheDocument();
  expect(screen.getByText('Your venue The Mill stays where it is, in Frome.')).toBeInTheDocument();
});

test('the place where the venue is: the venue is not named; no place concerns nobody [14]', async () => {
  await show({ kind: 'place', from: bath, to: { ...bath, name: 'Frome' } }, [venue]);
  expect(await screen.findByText('2 booked suppliers: ask whether they come to Frome')).toBeInTheDocument();
  expect(screen.queryByText(/The Mill/)).toBeNull();
  await leave();
  await show({ kind: 'place', from: bath, to: null }, [venue]);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a kind of change that is younger than this build is passed over [14]', async () => {
  await show(JSON.parse('{ "kind": "music", "from": null, "to": "band" }'));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('more guests concern nobody who is booked [18]', async () => {
  await show({ kind: 'guests', from: 80, to: 95 });
  expect(screen.queryByRole('listitem')).toBeNull();
});
