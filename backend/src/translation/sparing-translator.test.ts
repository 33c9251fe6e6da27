import { sparingTranslator, TranslationSpent } from './sparing-translator';

const day = 86_400_000;

/** A service that hears texts, with ten letters for each day. */
const tenADay = () => {
  const received: string[] = [];
  const warned: string[] = [];
  let now = 20_000 * day;
  const { translate } = sparingTranslator(
    { translate: async (texts) => (received.push(...texts), texts.map((text) => text.toUpperCase())) },
    { now: () => now, mostLetters: 10, warn: (sentence) => void warned.push(sentence) },
  );
  return { translate, received, warned, pass: (ms: number) => void (now += ms) };
};

test('a service is sent so many letters in a day, and what fits into the rest; the next day begins anew', async () => {
  const { translate, received, warned, pass } = tenADay();
  expect(await translate(['abc', 'xyz'], null, 'de')).toEqual(['ABC', 'XYZ']);
  await expect(translate(['abcde'], 'en', 'fr')).rejects.toBeInstanceOf(TranslationSpent);
  expect(await translate(['abcd'], null, 'fr')).toEqual(['ABCD']);
  await expect(translate(['a'], null, 'de')).rejects.toBeInstanceOf(TranslationSpent);
  expect(received).toEqual(['abc', 'xyz', 'abcd']);
  expect(warned).toHaveLength(1);
  pass(day);
  expect(await translate(['abcdefghij'], null, 'de')).toEqual(['ABCDEFGHIJ']);
  await expect(translate(['a'], null, 'de')).rejects.toBeInstanceOf(TranslationSpent);
  expect(warned).toHaveLength(2);
});
