import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { exampleWork } from '#testing/example-work';
import { altogether } from './altogether';

const supplier = (supplierId: string, supplierCategory: SupplierCategory) =>
  exampleWork().suppliers.map((one) => ({ ...one, supplierId, supplierCategory }));
const gbp = (amount: number) => ({ amount, currency: 'GBP' as const });
const suppliers = [
  ...supplier('barn', 'venues'),
  ...supplier('band', 'music'),
  ...supplier('dj', 'music'),
  ...supplier('x', 'cakes'),
];

test('the total is the sum of the parts as they are shown, by category, the dearest first', () => {
  const costs = [
    { supplierId: 'band', price: gbp(145_049) },
    { supplierId: 'dj', price: gbp(60_049) },
    { supplierId: 'barn', price: gbp(630_000) },
  ];
  expect(altogether({ costs, suppliers, guests: 110 })).toEqual({
    total: gbp(835_000),
    perGuest: gbp(7600),
    parts: [
      { category: 'venues', price: gbp(630_000) },
      { category: 'music', price: gbp(205_000) },
    ],
    stated: 3,
  });
});

test('without the venue’s price, without prices, or in several currencies there is no total', () => {
  const band = { supplierId: 'band', price: gbp(145_000) };
  expect(altogether({ costs: [band], suppliers, guests: 110 })).toBeNull();
  expect(altogether({ suppliers, guests: 110 })).toBeNull();
  const costs = [band, { supplierId: 'barn', price: { amount: 1, currency: 'EUR' as const } }];
  expect(altogether({ costs, suppliers, guests: 110 })).toBeNull();
});
