import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { act } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { exampleCard } from '#testing/examples';
import { Heart } from './hearts/heart';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

/** Records the weddings whose shortlists a heart listens to. */
const listened = (host: ReturnType<typeof createTestHost>): string[] => {
  const open: string[] = [];
  const watch = host.firestore.watch.bind(host.firestore);
  jest.spyOn(host.firestore, 'watch').mockImplementation((query, next, failed) => {
    const { path } = query.collection;
    const stop = watch(query, next, failed);
    open.push(path);
    return () => {
      open.splice(open.indexOf(path), 1);
      stop();
    };
  });
  return open;
};

test('the shortlist is listened to once the profile has an id, that of another after it, and no more after sign-out [S4-listener-02]', async () => {
  const host = createTestHost({ session: exampleSignedIn({ wedding: null, role: null }) });
  const open = listened(host);
  leave = await renderWithHost(<Heart supplier={exampleCard()} />, host, messages);
  expect(open).toEqual([]);
  await act(async () => host.session.set(exampleSignedIn({ wedding: exampleWedding() })));
  expect(open).toEqual([collections.shortlist('w1').path]);
  await act(async () => host.session.set(exampleSignedIn({ wedding: exampleWedding({ id: 'w2' }) })));
  expect(open).toEqual([collections.shortlist('w2').path]);
  await act(async () => host.session.set({ status: 'signed-out' }));
  expect(open).toEqual([]);
});
