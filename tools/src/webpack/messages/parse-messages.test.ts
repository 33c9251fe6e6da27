import { createRequire } from 'node:module';
import { parse } from '@formatjs/icu-messageformat-parser';
import { parsedCatalogue, parseMessagesRule } from './parse-messages';

/** Exports of a catalogue's module. */
const read = async (module: string): Promise<unknown> => {
  const exported = /^export const messages = (.*);\n$/s.exec(module)?.[1] ?? '';
  return JSON.parse(JSON.parse(exported.slice('JSON.parse('.length, -1)) as string);
};

test('has every text of a catalogue parsed, whatever signs it has', async () => {
  const messages = {
    'a.plain': 'It’s "here" \\ \u2028 5 < 6',
    'a.count': '{count, plural, one {# task} other {# tasks}} for <b>{name}</b>',
    'a.empty': '',
  };
  const parsed = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)]));
  expect(await read(parsedCatalogue(messages))).toEqual(JSON.parse(JSON.stringify(parsed)));
});

test('fails the build by the id of a text that is no message', () => {
  expect(() => parsedCatalogue({ 'a.good': 'Hello', 'a.bad': 'Hello {name' })).toThrow(/^a\.bad is not a message/);
});

test.each([
  ['/posy/shell/src/messages/en-GB.ts', true],
  ['C:\\posy\\mfe-planning\\src\\features\\home\\messages\\de-DE.ts', true],
  ['/posy/shell/src/messages/index.ts', false],
  ['/posy/shell/src/messages/message-ids.d.ts', false],
])('%s is a catalogue: %s', (path, isOne) => {
  expect((parseMessagesRule.test as RegExp).test(path)).toBe(isOne);
});

test('is the parser that the page’s react-intl was made with, so that both mean the same by an element', () => {
  const parser = '@formatjs/icu-messageformat-parser';
  const page = createRequire(createRequire(__filename).resolve('intl-messageformat'));
  expect(require.resolve(parser)).toBe(page.resolve(parser));
});
