import { createMemoryFirestore, createTestHost, exampleSignedIn } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { waitFor } from '@testing-library/react';
import { createSeen } from './seen';

const person = exampleSignedIn();
const { actions } = person.user;

const stand = (session: Parameters<typeof createTestHost>[0] = { session: person }) => {
  const firestore = createMemoryFirestore({ users: { [person.uid]: { ...person.user } } });
  const reported: unknown[] = [];
  const seen = createSeen(createTestHost({ ...session, firestore }), (error) => reported.push(error));
  return { firestore, reported, seen };
};

test('marks what was seen in the person’s profile, and leaves the rest of it alone', async () => {
  const { firestore, seen } = stand();
  seen.mark('hasSeenBudgetWarningModal');
  await waitFor(() =>
    expect(firestore.documents('users')[person.uid]).toEqual({
      ...person.user,
      actions: { ...actions, hasSeenBudgetWarningModal: true },
    }),
  );
});

test('writes nothing when it is marked already, or when nobody is signed in', async () => {
  const marked = { ...person, user: { ...person.user, actions: { ...actions, hasViewedGuestlist: true } } };
  for (const session of [marked, { status: 'signed-out' } as const]) {
    const { firestore, seen } = stand({ session });
    seen.mark('hasViewedGuestlist');
    await import('@posy/shared-contracts/collections');
    expect(firestore.commits).toEqual([]);
  }
});

test('reports a refusal and goes on', async () => {
  const { firestore, reported, seen } = stand();
  const refusal = new FirestoreError('permission-denied', 'No.');
  firestore.refuse(refusal);
  seen.mark('hasViewedShortlist');
  await waitFor(() => expect(reported).toEqual([refusal]));
});
