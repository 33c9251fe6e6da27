import { staleNames } from './named-paths';

const named = {
  files: ['shop/src/till/coins.ts', 'shop/src/till/notes.test.ts', 'docs/shop.md', 'kit/messages/en-GB.ts'],
  scripts: ['start', 'test:native'],
  commands: ['start', 'events'],
};
const inShop = (text: string): string[] => staleNames('shop/README.md', text, named);

describe('what a document names', () => {
  test.each([
    'see `src/till/coins.ts` and `coins.ts`',
    'from the root, `shop/src/till`, or from the package, `till/`',
    '`kit/messages/{en-GB,de-DE}.ts` and `shop/src/*/coins.ts`',
    'paths of the product such as `/budget/:costId` and packages such as `@posy/kit/query` are no files',
    '`mfe-x/dist/app.js` is made by a build',
    'run `npm run test:native`, then `posy events` or `node tools/bin/posy.mjs start`',
  ])('is there: %s', (text) => {
    expect(inShop(text)).toEqual([]);
  });

  test.each([
    ['`src/till/cheques.ts`', ['src/till/cheques.ts']],
    ['`cheques.ts`', ['cheques.ts']],
    ['`shop/src/safe`', ['shop/src/safe']],
    ['`npm run dance`', ['npm run dance']],
    ['`posy dance`', ['posy dance']],
  ])('is reported when it is not: %s', (text, faults) => {
    expect(inShop(text)).toEqual(faults);
  });
});
