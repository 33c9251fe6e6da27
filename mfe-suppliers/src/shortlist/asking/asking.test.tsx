import { createMemoryFirestore, createTestHost } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act } from '@testing-library/react';
import { createReactions } from '#reactions';
import { exampleEntry } from '#testing/example-entry';
import { exampleTalk } from '#testing/example-talk';
import { shortlistRow, showShortlist } from '#testing/show-shortlist';
import { unreachedOf } from './unreached';

const path = 'weddings/w1/suppliers';
const { id, ...stored } = exampleEntry({ enquired: true, holdUntil: '2026-12-04' });
const about = { weddingId: 'w1', conversationId: 'c1', supplierId: id };
const delivery = { id: 'e1', producer: 'mfe-inbox', publishedAt: 0 };
const hostWith = (documents: Record<string, Record<string, unknown>>) =>
  createTestHost({ firestore: createMemoryFirestore({ [path]: documents }) });

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

test('a conversation that ended says so on the shortlist, with no day on hold any more, until it goes on [19]', async () => {
  const host = hostWith({ [id]: stored });
  const reactions = createReactions(host);
  const entry = () => host.firestore.documents(path)[id];
  const ended = { ...about, reason: 'not-available' };
  await reactions['enquiry.closed']?.(ended, delivery);
  await reactions['enquiry.closed']?.(ended, delivery);
  expect(entry()).toMatchObject({ askingEnded: 'not-available', holdUntil: null, enquired: true });
  await reactions['enquiry.reopened']?.(about, delivery);
  expect(entry()).toMatchObject({ askingEnded: null, enquired: true });
  expect(host.firestore.commits).toHaveLength(2);
});

test('an end of somebody who is not on the list is noted nowhere, and who may not edit it leaves it to others', async () => {
  const empty = hostWith({});
  await createReactions(empty)['enquiry.closed']?.({ ...about, reason: 'not-needed' }, delivery);
  expect(empty.firestore.commits).toEqual([]);
  const host = hostWith({ [id]: stored });
  host.firestore.refuse(new FirestoreError('permission-denied', 'Not yours.'));
  await createReactions(host)['enquiry.closed']?.({ ...about, reason: 'not-needed' }, delivery);
  host.firestore.refuse(new FirestoreError('unavailable', 'Down.'));
  await expect(createReactions(host)['enquiry.closed']?.({ ...about, reason: 'not-needed' }, delivery)).rejects.toThrow(
    'Down.',
  );
});

test.each([
  ['not-available', 'Can’t do your date'],
  ['booked-elsewhere', 'No longer asking'],
  [null, 'Asked'],
] as const)('a row whose conversation ended by %s says “%s” [19]', async (askingEnded, words) => {
  ({ leave } = await showShortlist([exampleEntry({ enquired: true, askingEnded })]));
  expect((await shortlistRow('Fern & Fable')).getByText(words)).toBeVisible();
});

test('a row says who answered, by their first reply or their price [19]', async () => {
  const price = { amount: 185_000, currency: 'GBP', basis: 'total', condition: '' } as const;
  const others = { quoted: { quotedPrice: price }, silent: {}, replied: {} };
  const shown = await showShortlist(
    Object.entries(others).map(([name, changes]) => exampleEntry({ id: name, publicId: name, name, ...changes })),
  );
  ({ leave } = shown);
  const replied = exampleTalk('replied', { firstReplyAt: '2026-11-19T10:00:00.000Z' });
  await act(() => shown.host.firestore.commit([exampleTalk('silent'), replied]));
  expect(await (await shortlistRow('replied')).findByText('Replied')).toBeVisible();
  expect((await shortlistRow('quoted')).getByText('Replied')).toBeVisible();
  expect((await shortlistRow('silent')).getByText('Asked')).toBeVisible();
});

test('a row says that an enquiry did not reach them, until one does [19]', async () => {
  const shown = await showShortlist([exampleEntry({ enquired: false })]);
  ({ leave } = shown);
  const row = await shortlistRow('Fern & Fable');
  expect(row.getByText('Not asked yet')).toBeVisible();
  const failed = { weddingId: 'w1', supplierId: id, reason: 'offline' };
  await act(async () => createReactions(shown.host)['enquiry.failed']?.(failed, delivery));
  expect(row.getByText('Message not sent')).toBeVisible();
  await act(async () => unreachedOf(shown.host).change(id, false));
  expect(row.getByText('Not asked yet')).toBeVisible();
});
