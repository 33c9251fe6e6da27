import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { screen } from '@testing-library/react';
import { messages as first } from '#messages/en-GB';
import { exampleCost } from '#testing/example-costs';
import { ChangePreview } from './change-preview';
import { messages } from './messages/en-GB';

let leave: () => Promise<void>;
afterEach(() => leave());

const show = async (wedding: Partial<Identified<Wedding>>, uid = 'u1', to = 100): Promise<void> => {
  const { id: _id, ...dinner } = exampleCost({ id: 'dinner', perHead: { amount: 7_800, counts: 'day' } });
  const firestore = createMemoryFirestore({ 'weddings/w1/costs': { dinner } });
  const session = exampleSignedIn({ uid, wedding: exampleWedding(wedding) });
  leave = await renderWithHost(
    <ChangePreview weddingId="w1" change={{ kind: 'guests', from: 80, to }} />,
    createTestHost({ firestore, session }),
    { ...first, ...messages },
  );
};

test('another guess of guests shows what it does to the costs per head before it is made', async () => {
  await show({ guests: { count: 0, estimate: 80 } });
  expect(screen.getByText('One cost follows the guest count: £6,240 now, £7,800 then.')).toBeInTheDocument();
  expect(screen.getByText('That’s £1,560 more.')).toBeInTheDocument();
});

test('a guess of more than the list counts, a guess of less does not, and that is said [R1-03]', async () => {
  await show({ guests: { count: 92, estimate: 80 } });
  expect(screen.getByText('One cost follows the guest count: £7,176 now, £7,800 then.')).toBeInTheDocument();
  await leave();
  await show({ guests: { count: 92, estimate: 80 } }, 'u1', 85);
  expect(screen.getByText(/Your costs follow your guest list of 92 people/)).toBeInTheDocument();
  expect(screen.queryByText(/£/)).not.toBeInTheDocument();
  await leave();
  const answered = { count: 92, estimate: 80, evening: 10, attending: 40, declined: 5, eveningDeclined: 1 };
  await show({ guests: answered }, 'u1', 85);
  expect(screen.getByText(/Your costs follow your guest list of 87 people/)).toBeInTheDocument();
});

test('a member without access to the budget sees nothing of it', async () => {
  await show({ guests: { count: 0, estimate: 80 }, roles: { u1: 'owner', u9: 'helper' } }, 'u9');
  expect(screen.queryByText(/£/)).not.toBeInTheDocument();
});
