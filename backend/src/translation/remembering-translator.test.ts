import { rememberingTranslator } from './remembering-translator';
import { type Translator } from './translator';

/** A service that writes texts backwards, whose answers wait until the test lets them come. */
const slowly = () => {
  const asked: string[][] = [];
  const waiting: ((isThere: boolean) => void)[] = [];
  const service: Translator = {
    translate: (texts, source, target) => {
      asked.push([`${source ?? '?'}>${target}`, ...texts]);
      return new Promise((answer, fail) =>
        waiting.push((isThere) =>
          isThere ? answer(texts.map((text) => [...text].reverse().join(''))) : fail(new Error('The service is away.')),
        ),
      );
    },
  };
  return { service, asked, answer: (isThere = true) => waiting.splice(0).forEach((come) => come(isThere)) };
};

test('a text is asked for once, also by two at the same time; another language is another text', async () => {
  const { service, asked, answer } = slowly();
  const { translate } = rememberingTranslator(service);
  const both = Promise.all([translate(['abc', 'xyz', 'abc'], null, 'de'), translate(['xyz'], null, 'de')]);
  answer();
  expect(await both).toEqual([['cba', 'zyx', 'cba'], ['zyx']]);
  expect(await translate(['abc'], null, 'de')).toEqual(['cba']);
  const french = translate(['abc'], 'en', 'fr');
  answer();
  await french;
  expect(asked).toEqual([
    ['?>de', 'abc', 'xyz'],
    ['en>fr', 'abc'],
  ]);
});

test('what failed is asked for again', async () => {
  const { service, asked, answer } = slowly();
  const { translate } = rememberingTranslator(service);
  const first = translate(['abc'], null, 'de');
  answer(false);
  await expect(first).rejects.toThrow('The service is away.');
  const again = translate(['abc'], null, 'de');
  answer();
  expect(await again).toEqual(['cba']);
  expect(asked).toHaveLength(2);
});

test('those that were asked for last are remembered, and no more', async () => {
  const { service, asked, answer } = slowly();
  const { translate } = rememberingTranslator(service, 2);
  const ask = async (text: string) => {
    const asking = translate([text], null, 'de');
    answer();
    await asking;
  };
  for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) await ask(text);
  expect(asked.map(([, text]) => text)).toEqual(['one', 'two', 'three', 'two']);
});
