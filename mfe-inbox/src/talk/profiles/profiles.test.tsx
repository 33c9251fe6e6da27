import { createMemoryFirestore, type TestHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, names, openInbox } from '#testing/open-inbox';
import { supplierSession } from '#testing/shown';

const updatedAt = '2026-11-01T09:00:00.000Z';
const talk = (coupleName: string, supplierId: string, unread = 0) =>
  data(
    exampleConversation('c', { coupleName, supplierId, memberUids: ['u1'], unread: { couple: 0, supplier: unread } }),
  );
const words = (name: string) => ({ t1: { name, body: `${name}, {names}`, order: 1, updatedAt } });
const both = [
  { id: 'GB100001', name: 'The Copper Spoon', type: 'caterers' as const, role: 'owner' as const },
  { id: 'GB100002', name: 'Second Helping', type: 'cakes' as const, role: 'staff' as const },
];

/** The inbox of a person with two profiles, at the first; their choice is stored as the server does. */
const open = async (path = '/uk/inbox', suppliers: readonly (typeof both)[number][] = both, width = 390) => {
  const asked: unknown[] = [];
  const saved: { host: TestHost | null; chosen: string | null } = { host: null, chosen: null };
  const save = (): void => {
    const { host, chosen } = saved;
    if (host !== null && chosen !== null) act(() => host.session.set(supplierSession(chosen)));
  };
  const host = await openInbox(
    path,
    {
      session: supplierSession('GB100001'),
      api: {
        supplierTeam: ({ body }) => (asked.push(body), { people: [], invitations: [] }),
        supplier: () => ({ busyDays: [] }) as never,
        ownSuppliers: () => ({ suppliers: [...suppliers] }),
        chooseSupplier: ({ body }) => {
          const asked = body?.supplierId ?? '';
          if (asked === 'GB999999') throw new ApiError('refused', 403, 'not-a-speaker', 'No.');
          saved.chosen = asked;
          save();
          return {};
        },
      },
      firestore: createMemoryFirestore({
        conversations: {
          a1: talk('Maya and Tom', 'GB100001', 1),
          a2: talk('Carys and Ben', 'GB100001', 1),
          b1: talk('Rosa and Eli', 'GB100002', 1),
        },
        'suppliers/GB100001/templates': words('A spoon'),
        'suppliers/GB100002/templates': words('A cake'),
      }),
    },
    width,
  );
  saved.host = host;
  save();
  return { host, asked };
};
const profile = () => within(list()).findByRole('button', { name: /^Profile/ });

test('somebody with two profiles sees the enquiries of one, with how many wait for the other, and goes there [19]', async () => {
  const { host, asked } = await open();
  const counts: number[] = [];
  host.bus.subscribe('inbox.unread-changed', ({ count }) => void counts.push(count));
  expect(names().toSorted()).toEqual(['Carys and Ben', 'Maya and Tom']);
  expect(await profile()).toHaveTextContent('The Copper Spoon');
  await userEvent.click(await profile());
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Second Helping: 1 couple waits' }));
  expect(await profile()).toHaveTextContent('Second Helping');
  expect(names()).toEqual(['Rosa and Eli']);
  expect(asked).toEqual([{ supplierId: 'GB100001' }, { supplierId: 'GB100002' }]);
  // The page's count includes all their profiles: it does not change with the current one.
  expect(counts).toEqual([3]);
});

test('a link to a conversation of the other profile opens it, with that profile’s list and words [19]', async () => {
  await open('/uk/inbox?conversationId=b1', both, 1280);
  expect(await screen.findByRole('button', { name: /A cake/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /A spoon/ })).toBeNull();
  expect(await profile()).toHaveTextContent('Second Helping');
  expect(names()).toEqual(['Rosa and Eli']);
});

test('choosing the other profile leaves the conversation that was open [19]', async () => {
  const { host } = await open('/uk/inbox?conversationId=a1', both, 1280);
  await userEvent.click(await profile());
  await userEvent.click(screen.getByRole('menuitemradio', { name: /^Second Helping/ }));
  expect(await screen.findByRole('button', { name: /A cake/ })).toBeVisible();
  expect(host.location.get().search).toBe('?conversationId=b1');
});

test('a profile that cannot be opened leaves all as it is, and says so', async () => {
  const third = { id: 'GB999999', name: 'Let go', type: 'cakes' as const, role: 'staff' as const };
  const { host } = await open('/uk/inbox', [...both, third]);
  await userEvent.click(await profile());
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Let go' }));
  expect(host.shown.at(-1)?.text).toMatch(/^The other profile didn’t open just now/);
  expect(await profile()).toHaveTextContent('The Copper Spoon');
});

test('who speaks for one supplier is shown no choice', async () => {
  await open('/uk/inbox', both.slice(0, 1));
  expect(names()).toHaveLength(2);
  expect(within(list()).queryByRole('button', { name: /^Profile/ })).toBeNull();
});
