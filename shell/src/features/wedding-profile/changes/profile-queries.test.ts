import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { waitFor } from '@testing-library/react';
import { saveProfile } from './profile-queries';

const wedding = exampleWedding();
const { user } = exampleSignedIn();
const { id, ...stored } = wedding;

const open = () => {
  const host = createTestHost({
    firestore: createMemoryFirestore({ weddings: { [id]: stored }, users: { u1: { ...user } } }),
  });
  const told: string[] = [];
  host.bus.subscribe('wedding.date-changed', ({ date }) => void told.push(date));
  host.bus.subscribe('wedding.country-changed', ({ from, to }) => void told.push(`${from} to ${to}`));
  return { host, told };
};

const move = { kind: 'country', country: 'DE', currency: 'EUR', location: null } as const;
const unheard = (error: unknown): never => {
  throw error;
};

it('saves the wedding’s country and the person’s words and figures in one commit [S7-database-01]', async () => {
  const { host } = open();
  expect(await saveProfile(host, { wedding, uid: 'u1', changes: [move] }, unheard)).toBe('sent');
  expect(host.firestore.commits).toHaveLength(1);
  expect(host.firestore.documents('weddings')['w1']).toMatchObject({
    l10n: { country: 'DE', language: 'de', locale: 'de-DE', currency: 'EUR' },
  });
  expect(host.firestore.documents('users')['u1']).toMatchObject({
    l10n: { locale: 'de-DE', currency: 'EUR', viewerCountry: 'GB' },
  });
});

it('tells nobody of what the server refused', async () => {
  const { host, told } = open();
  host.firestore.refuse(new FirestoreError('permission-denied', 'not yours'));
  await expect(saveProfile(host, { wedding, uid: 'u1', changes: [move] }, unheard)).rejects.toMatchObject({
    failure: 'permission-denied',
  });
  expect(told).toEqual([]);
});

it('does not wait for the server without a connection, and hears of a refusal that comes later', async () => {
  const { host } = open();
  host.online.set(false);
  const refusal = new FirestoreError('permission-denied', 'not yours');
  host.firestore.refuse(refusal);
  const late: unknown[] = [];
  const edit = { wedding, uid: 'u1', changes: [{ kind: 'budget', budget: 5 }] } as const;
  expect(await saveProfile(host, edit, (error) => void late.push(error))).toBe('kept');
  await waitFor(() => expect(late).toEqual([refusal]));
});
