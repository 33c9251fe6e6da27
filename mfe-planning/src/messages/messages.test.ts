import { messages as german } from './de-DE';
import { messages as source } from './en-GB';
import { messages as american } from './en-US';
import { messages as french } from './fr-FR';

const ids = Object.keys(source).sort();
// What follows a plural's selector is words, not an argument.
const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/(?<!(?:one|other|=\d) )\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].sort();

test('every language has every message, with the same arguments', () => {
  for (const catalogue of [german, french]) {
    expect(Object.keys(catalogue).sort()).toEqual(ids);
    for (const [id, text] of Object.entries(source))
      expect([id, argumentsOf(catalogue[id as keyof typeof source])]).toEqual([id, argumentsOf(text)]);
  }
});

test('American English holds only what differs', () => {
  for (const [id, text] of Object.entries(american)) expect(text).not.toBe(source[id as keyof typeof source]);
});
