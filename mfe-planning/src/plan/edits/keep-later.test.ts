import { createMemoryFirestore, createTestHost } from '@posy/remote-kit/testing';
import { settle } from '#testing/settle';
import { keepLater } from './keep-later';

test('[R1-06] what is kept later is the page’s own work: it never counts as somebody’s waiting edit', async () => {
  const host = createTestHost({ firestore: createMemoryFirestore({ weddings: { w1: { budget: 0 } } }) });
  const options: unknown[] = [];
  const { commit } = host.firestore;
  host.firestore.commit = (writes, option?: { byItself?: boolean }) => {
    options.push(option);
    return commit(writes);
  };
  keepLater(host, { feature: 'budget-totals', of: 'w1', after: 1_500 }, (write) => write([]));
  host.pass(1_500);
  await settle();
  expect(options).toEqual([{ byItself: true }]);
});
