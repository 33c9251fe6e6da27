import fc from 'fast-check';
import { moneyFault } from './money-words';

test.each([
  'GB29 NWBK 6016 1331 9268 19',
  'Our account: DE89370400440532013000, thank you!',
  'fr14 2004 1010 0505 0001 3m02 606 merci',
  'NL91 ABNA 0417 1643 00',
  'Sort code 20-00-00, account 55779911',
  'Routing 021000021, account 123456789',
  'Card 4111 1111 1111 1111',
  '4111-1111-1111-1111',
])('“%s” says where to send money', (text) => {
  expect(moneyFault(text)).toBe('bank-details');
});

test.each(['https://paypal.me/maya', 'Find us at www.PayPal.me/maya', 'https://gofundme.com/f/x', 'revolut.me/tom'])(
  '“%s” is a page that takes money',
  (text) => {
    expect(moneyFault(text)).toBe('payment-link');
  },
);

test.each([
  '',
  'Saturday 12-06-27 at 13:30, BA2 7AB',
  'Call Tom on +44 1632 960983 or 01632 960 983',
  'Room 20000000 is not there',
  'DE89370400440532013001 has a digit that is wrong',
  'Our list is at https://www.johnlewis.com/gift-list/612345678',
  'https://notpaypal.me.example.com and mypaypal.meadow',
  'Our Instagram account is @mayaandtom, our phone 01632960983',
  'Train 4111 leaves at 11:11',
  'In 2027 we will have been together for 11 years, 3 months and 1 day.',
])('“%s” may stand where guests read', (text) => {
  expect(moneyFault(text)).toBeNull();
});

test('an account is found however its digits are put together, and wherever it stands', () => {
  const spaced = fc
    .array(fc.constantFrom('', ' ', '-'), { minLength: 22, maxLength: 22 })
    .map((gaps) =>
      [...'GB29NWBK60161331926819'].map((letter, place) => letter + (place < 3 ? '' : gaps[place])).join(''),
    );
  fc.assert(
    fc.property(
      spaced,
      fc.constantFrom('', 'Gifts: ', 'to\n'),
      fc.constantFrom('', ' please', '.'),
      (account, a, b) => {
        expect(moneyFault(`${a}${account}${b}`)).toBe('bank-details');
      },
    ),
  );
});
