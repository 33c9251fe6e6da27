import fc from 'fast-check';
import { supplierCategories } from '../entities';
import { checkEnquiryMessage, compareEvents, conversationId, enquiryLimits, isSupplierId, passwordFault } from '.';

test('knows exactly the fifteen supplier categories [S1-category-01]', () => {
  expect(supplierCategories).toHaveLength(15);
  expect(new Set(supplierCategories).size).toBe(15);
});

describe('supplier ids', () => {
  test.each(['GB123456', 'IE000001'])(
    '%s: a known prefix and six digits [S5-supplier-id-01] [D-supplier-id-01]',
    (id) => {
      expect(isSupplierId(id)).toBe(true);
    },
  );
  test('two letters and eight digits [S5-supplier-id-02]', () => {
    expect(isSupplierId('FR12345678')).toBe(true);
    expect(isSupplierId('FR123456')).toBe(false);
  });
  test('sup_ and 7 to 14 characters [S5-supplier-id-03] [D-supplier-id-02]', () => {
    expect([6, 7, 14, 15].map((length) => isSupplierId(`sup_${'a'.repeat(length)}`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the conversation id', () => {
  const ids = fc.string({ minLength: 1, maxLength: 20 });
  test('is a hash of supplier and wedding in either order [S3-conversation-id-01] [S9-conversation-id-01]', () => {
    fc.assert(fc.property(ids, ids, (a, b) => expect(conversationId(a, b)).toBe(conversationId(b, a))));
    expect(conversationId('GB123456', 'w1')).toMatch(/^[0-9a-f]{32}$/);
  });
  test('puts the supplier first, also where the wedding’s id sorts before it [S3-conversation-id-02]', () => {
    expect(conversationId('A-wedding', 'GB123456')).not.toBe(conversationId('GB123456', 'B-wedding'));
    expect(conversationId('AA', 'GB123456')).toBe(conversationId('GB123456', 'AA'));
  });
  test('differs for different pairs', () => {
    const pairs = Array.from({ length: 5000 }, (_, index) =>
      conversationId(`GB${String(index).padStart(6, '0')}`, 'w1'),
    );
    expect(new Set(pairs).size).toBe(5000);
  });
});

describe('the order of wedding events', () => {
  const event = fc.record({
    date: fc.option(fc.constantFrom('2027-09-10', '2027-09-11', '2027-09-12')),
    startTime: fc.option(fc.constantFrom('09:00', '14:00')),
    createdAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
  });
  test('goes by date, then start time with timed events first, then creation', () => {
    const day = { date: '2027-09-11', createdAt: '2026-01-01T00:00:00Z' };
    expect(compareEvents({ ...day, startTime: '14:00' }, { ...day, startTime: null })).toBeLessThan(0);
    expect(
      compareEvents({ ...day, startTime: null }, { ...day, startTime: null, createdAt: '2026-01-02T00:00:00Z' }),
    ).toBeLessThan(0);
    expect(
      compareEvents({ ...day, startTime: '09:00' }, { ...day, date: '2027-09-10', startTime: '14:00' }),
    ).toBeGreaterThan(0);
  });
  test('is an order: sorting twice, or backwards first, gives the same', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const once = [...events].sort(compareEvents);
        expect([...events].reverse().sort(compareEvents)).toEqual(once);
      }),
    );
  });
});

describe('the enquiry message', () => {
  test('has 20 to 2,000 characters after trimming [D-enquiry-message-01]', () => {
    expect(checkEnquiryMessage(`  ${'a'.repeat(19)}  `)).toBe('too-short');
    expect(checkEnquiryMessage('a'.repeat(20))).toBeNull();
    expect(checkEnquiryMessage('a'.repeat(2000))).toBeNull();
    expect(checkEnquiryMessage('a'.repeat(2001))).toBe('too-long');
  });
  test('has no more than three links [D-enquiry-message-02]', () => {
    const words = 'Have a look at what we like: ';
    expect(checkEnquiryMessage(`${words}https://a.example www.b.example http://c.example`)).toBeNull();
    expect(checkEnquiryMessage(`${words}https://a.example www.b.example http://c.example www.d.example`)).toBe(
      'too-many-links',
    );
  });
  test('is open for ten suppliers of a category at once [D-enquiry-limit-01]', () => {
    expect(enquiryLimits.openPerCategory).toBe(10);
  });
});

test('refuses passwords that are short or common, whatever their case', () => {
  const isCommon = (password: string): boolean => password === 'password1';
  expect(passwordFault('seven77', isCommon)).toBe('too-short');
  expect(passwordFault('PassWord1', isCommon)).toBe('common');
  expect(passwordFault('sweetpea and sage', isCommon)).toBeNull();
});
