import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { liveDocument } from '../live/live-cache';
import { exampleSignedIn, exampleWedding } from '../testing/examples';
import { createMemoryFirestore } from '../testing/memory-firestore';
import { createTestHost } from '../testing/test-host';
import { type Edit, makeDocument } from './edit';
import { performEdit } from './perform-edit';

const wishes = collections.seatingWishes('w1');
const wish = { id: 'near', kind: 'together', guests: ['anita', 'ravi'] } as const;
const newer: FirestoreWrite = { kind: 'update', collection: wishes, id: 'near', data: { kind: 'apart' } };
const words = { undo: 'Undo', retry: 'Try again', changedSince: 'Changed since.', forbidden: 'No.' };

/** Starts with a person's edit on this page, which reads the document or not. */
const begin = async ({
  isRead = true,
  edit = makeDocument(wishes, { ...wish, guests: [...wish.guests] }, ['createdAt']),
} = {}) => {
  const { id: _id, ...wedding } = exampleWedding();
  const host = createTestHost({
    firestore: createMemoryFirestore({ weddings: { w1: wedding } }),
    session: exampleSignedIn(),
  });
  if (isRead) liveDocument(host.firestore, wishes, 'near').subscribe(() => undefined);
  let undone = 0;
  const place = { host, feature: 'seating', area: 'guests', words } as const;
  const notice = { text: 'Done.' };
  const performed = performEdit(place, { edit, about: 'it', notice, refused: 'No.', onUndone: () => (undone += 1) });
  await waitFor(() => expect(host.shown).toHaveLength(1));
  const answered = (): number => host.firestore.commits.length + host.shown.length;
  const undo = async (): Promise<void> => {
    const before = answered();
    performed.undo();
    await waitFor(() => expect(answered()).toBeGreaterThan(before));
  };
  return { host, undo, undone: () => undone, wish: () => host.firestore.documents(wishes.path)['near'] };
};

test('what was added goes with its undo, read here or not', async () => {
  for (const isRead of [true, false]) {
    const page = await begin({ isRead });
    await page.undo();
    expect(page.wish()).toBeUndefined();
    expect(page.undone()).toBe(1);
  }
});

test('what was added stays where somebody else went on with it, and its way back was not taken', async () => {
  const page = await begin();
  page.host.firestore.writeElsewhere([newer]);
  await page.undo();
  expect(page.wish()).toMatchObject({ kind: 'apart' });
  expect(page.host.shown.at(-1)).toMatchObject({ tone: 'info', text: 'Changed since.' });
  expect(page.undone()).toBe(0);
});

test('what others hear of an undo is said once it is saved, and not when it is refused', async () => {
  for (const isRefused of [false, true]) {
    const { id: _id, ...wedding } = exampleWedding();
    const firestore = createMemoryFirestore({ weddings: { w1: wedding } });
    const host = createTestHost({ firestore, session: exampleSignedIn() });
    const place = { host, feature: 'seating', area: 'guests', words } as const;
    const edit = makeDocument(wishes, { ...wish, guests: [...wish.guests] }, ['createdAt']);
    let published = 0;
    const onUndoSaved = () => (published += 1);
    const performed = performEdit(place, { edit, about: 'it', notice: { text: 'Done.' }, refused: 'No.', onUndoSaved });
    await waitFor(() => expect(host.shown).toHaveLength(1));
    if (isRefused) firestore.refuse(new FirestoreError('unavailable', 'No.'));
    performed.undo();
    expect(published).toBe(0);
    const isAnswered = () => host.shown.some(({ text }) => text === 'No.') || published > 0;
    await waitFor(() => expect(isAnswered()).toBe(true));
    expect(published).toBe(isRefused ? 0 : 1);
  }
});

test('what the server sets is nobody’s change of it', async () => {
  const page = await begin();
  const data = { createdAt: '2026-11-21T09:00:00.000Z' };
  page.host.firestore.writeElsewhere([{ ...newer, data } as FirestoreWrite]);
  await page.undo();
  expect(page.wish()).toBeUndefined();
});

test('a field of the wedding that is open stays where the session says something newer', async () => {
  const write = (value: unknown): FirestoreWrite => ({
    kind: 'update',
    collection: collections.weddings(),
    id: 'w1',
    data: { 'preferences.f.c': value },
  });
  const edit: Edit = { changes: [write('venue')], undo: [write('unsure')] };
  const said = async (answer: string): Promise<unknown> => {
    const page = await begin({ edit });
    page.host.session.set(exampleSignedIn({ wedding: exampleWedding({ preferences: { f: { c: answer } } }) }));
    await page.undo();
    return (page.host.firestore.documents('weddings')['w1']?.['preferences'] as { f: unknown }).f;
  };
  expect(await said('venue')).toEqual({ c: 'unsure' });
  expect(await said('ours')).toEqual({ c: 'venue' });
});

test('a refused edit says that it is lost, once, and what was only stored for later says so, too', async () => {
  for (const isLater of [false, true]) {
    const host = createTestHost({ firestore: createMemoryFirestore(), session: exampleSignedIn() });
    let refuse: (error: Error) => void = () => undefined;
    const answer = new Promise<void>((_resolve, reject) => (refuse = reject));
    let lost = 0;
    const place = { host, feature: 'seating', area: 'guests', words, commit: () => answer } as const;
    const edit = makeDocument(wishes, { ...wish, guests: [...wish.guests] }, ['createdAt']);
    const performed = performEdit(place, {
      edit,
      about: 'it',
      notice: null,
      refused: 'No.',
      onRejected: () => (lost += 1),
    });
    if (isLater) {
      act(() => host.online.set(false));
      expect(await performed.settled).toBe('stored');
      expect(lost).toBe(0);
    }
    refuse(new Error('refused'));
    expect(await performed.taken).toBe(false);
    await waitFor(() => expect(lost).toBe(1));
  }
});
