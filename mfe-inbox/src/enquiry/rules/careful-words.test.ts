import { carefulWords } from './careful-words';

test.each([
  ['Are you free on 2 October?', []],
  ['Our IBAN is GB29 NWBK 6016 1331 9268 19', ['bank']],
  ['Pay us: sort code 20-00-00', ['bank']],
  ['Look at www.our-wedding.example first', ['link']],
  ['HTTPS://example.com and the Kontonummer 12345', ['bank', 'link']],
])('%s → %j [P-m11]', (message, found) => expect(carefulWords(message)).toEqual(found));
