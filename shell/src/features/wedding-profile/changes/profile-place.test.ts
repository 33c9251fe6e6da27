import { performEdit } from '@posy/remote-kit/edits';
import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { waitFor } from '@testing-library/react';
import type { ProfileChange } from './profile-changes';
import { profileEdit } from './profile-edit';
import { profilePlace } from './use-profile-place';

const wedding = exampleWedding();
const person = exampleSignedIn({ wedding });
const { id, ...stored } = wedding;
const words = { formatMessage: ({ id: key }: { id?: string }) => key } as never;

const open = () => {
  const host = createTestHost({
    session: person,
    firestore: createMemoryFirestore({ weddings: { [id]: stored }, users: { u1: { ...person.user } } }),
  });
  const reported: string[] = [];
  host.bus.subscribe('wedding.date-changed', ({ date }) => void reported.push(date));
  host.bus.subscribe('wedding.country-changed', ({ from, to }) => void reported.push(`${from} to ${to}`));
  const perform = (change: ProfileChange) =>
    performEdit(profilePlace(host, words), {
      edit: profileEdit({ wedding, person, changes: [change] }),
      about: 'it',
      notice: { text: 'Saved.' },
      refused: 'Not saved.',
      refusedLater: 'Not accepted.',
    });
  return { host, reported, perform };
};

const move = { kind: 'country', country: 'DE', currency: 'EUR', location: null } as const;
const notYours = new FirestoreError('permission-denied', 'not yours');

test('saves the wedding’s country and the person’s words and figures in one commit [S7-database-01] [S7-database-03]', async () => {
  const { host, perform } = open();
  expect(await perform(move).settled).toBe('sent');
  expect(host.firestore.commits).toHaveLength(1);
  expect(host.firestore.documents('weddings')['w1']).toMatchObject({
    l10n: { country: 'DE', language: 'de', locale: 'de-DE', currency: 'EUR' },
  });
  expect(host.firestore.documents('users')['u1']).toMatchObject({
    l10n: { locale: 'de-DE', currency: 'EUR', viewerCountry: 'GB' },
  });
});

test('tells others what really changed, and that it was put back', async () => {
  const { host, reported, perform } = open();
  const performed = perform(move);
  await performed.settled;
  expect(reported).toEqual(['GB to DE']);
  const l10n = { country: 'DE', language: 'de', locale: 'de-DE', currency: 'EUR' } as const;
  host.session.set({ ...person, wedding: { ...wedding, location: null, l10n } });
  performed.undo();
  await waitFor(() => expect(reported).toEqual(['GB to DE', 'DE to GB']));
});

test('tells nobody of what the server refused', async () => {
  const { host, reported, perform } = open();
  host.firestore.refuse(notYours);
  expect(await perform(move).settled).toBe('refused');
  expect(host.shown).toEqual([{ tone: 'error', text: 'shell.profile.refused', about: 'it' }]);
  expect(reported).toEqual([]);
});

test('does not wait for the server without a connection, and says a refusal that comes later', async () => {
  const { host, perform } = open();
  host.online.set(false);
  host.firestore.refuse(notYours);
  expect(await perform({ kind: 'budget', budget: 5 }).settled).toBe('stored');
  await waitFor(() => expect(host.shown.at(-1)).toMatchObject({ tone: 'error', text: 'Not accepted.' }));
});
