import { createMemoryFirestore, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { conversationId } from '@posy/shared-contracts/rules';
import { screen } from '@testing-library/react';
import { exampleCost, examplePayment } from '#testing/example-cost';
import { exampleEntry } from '#testing/example-entry';
import { bookedVenue, couplesWedding, leavePage, region, showToCouple } from '#testing/show-to-couple';

describe('suppliers that a couple booked, at the start of the directory', () => {
  test('stand there with the way to talk to them', async () => {
    const agreedPrice = { amount: 630000, currency: 'GBP' as const, basis: 'total' as const, condition: '' };
    const celebrant = exampleEntry({
      id: 'own1',
      type: 'celebrant',
      name: 'Aunt May',
      booked: true,
      customSupplier: true,
    });
    await showToCouple({ entries: [{ ...bookedVenue, agreedPrice }, celebrant] });
    const booked = await region('Booked');
    expect(booked.getByText('1 of 15 kinds')).toBeVisible();
    expect(booked.getByText('£6,300 agreed')).toBeVisible();
    expect(booked.getByText('Aunt May')).toBeVisible();
    expect(booked.getAllByRole('link', { name: /^Messages/ })).toHaveLength(1);
    expect(booked.getByRole('link', { name: 'Messages with Larkfield Orangery' })).toHaveAttribute(
      'href',
      `/uk/inbox?conversationId=${conversationId('GB000001', 'w1')}`,
    );
  });

  test('have their next payment, for members who see the budget', async () => {
    const stored = (role: 'owner' | 'helper') => ({
      entries: [bookedVenue],
      options: {
        ...(role === 'helper' && {
          session: exampleSignedIn({
            role,
            wedding: exampleWedding({
              ...couplesWedding,
              roles: { u1: role },
              access: { u1: { suppliers: 'view' } },
            } as never),
          }),
        }),
        firestore: createMemoryFirestore({
          'weddings/w1/suppliers': { GB000001: bookedVenue },
          'weddings/w1/costs': { c1: exampleCost({ group: 'venues', supplierId: 'GB000001' }) },
          'weddings/w1/payments': {
            p1: examplePayment({ amount: 90_000, due: '2027-05-01', paidOn: '2026-11-01' }),
            p2: examplePayment({ amount: 210_000, due: '2027-08-01' }),
          },
        }),
      },
    });
    await showToCouple(stored('owner'));
    expect(await (await region('Booked')).findByText('Next: £2,100 on 1 August')).toBeVisible();
    await leavePage();
    await showToCouple(stored('helper'));
    expect(await (await region('Booked')).findByText('Larkfield Orangery')).toBeVisible();
    expect(screen.queryByText(/^Next/)).toBeNull();
  });
});
