import { translate } from './failures';

test('knows the refusal for want of room by its words, and no other of its kind [H-12]', () => {
  const refusals = [
    { code: 'failed-precondition', message: 'No room: "weddings/w1" may hold 20000 documents and 33554432 bytes.' },
    { code: 'failed-precondition', message: 'The document was changed since it was read.' },
    { code: 'resource-exhausted', message: '8 RESOURCE_EXHAUSTED: No room: too much was added within a day.' },
    { code: 'resource-exhausted', message: 'Too many listeners at once.' },
  ];
  expect(refusals.map((refusal) => translate(refusal).failure)).toEqual(['full', 'invalid', 'full', 'unknown']);
});
