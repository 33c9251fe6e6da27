import fc from 'fast-check';
import { readPublished } from './read-payload';

const supplier = { weddingId: 'w1', supplierId: 'GB123456', supplierName: 'Larkfield', supplierType: 'venues' };

describe('an event of which a remote knows an earlier version only', () => {
  test('is published with what it did not tell', () => {
    expect(readPublished('supplier.unbooked', supplier).payload).toEqual({
      ...supplier,
      category: 'venues',
      price: null,
      date: null,
    });
    expect(readPublished('website.event-added', { weddingId: 'w1', eventId: 'e1' }).payload).toEqual({
      weddingId: 'w1',
      eventId: 'e1',
      name: '',
      date: null,
      audience: { kind: 'everyone', parts: [], households: {} },
    });
  });
  test('keeps any type of the couple’s own, and knows the directory’s', () => {
    fc.assert(
      fc.property(fc.string(), (supplierType) => {
        const { payload } = readPublished('supplier.unbooked', { ...supplier, supplierType });
        expect(payload).toMatchObject({ supplierType, price: null });
      }),
    );
  });
  test('is refused for the current version’s fault, when no version fits', () => {
    const price = { amount: -1, currency: 'GBP', basis: 'total', condition: '' };
    const deal = { ...supplier, category: 'venues', date: null, price };
    expect(() => readPublished('supplier.unbooked', deal)).toThrow('Expected >=0');
  });
});
