import { parse } from '@formatjs/icu-messageformat-parser';
import { parse as refuse } from '@formatjs/icu-messageformat-parser/no-parser.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, type IntlConfig } from 'react-intl';
import { readMessageTexts } from './message-texts';

const id = 'shell.loading';
const text = '{count, plural, one {# task} other {# tasks}} for {title}';

const say = (message: string | ReturnType<typeof parse>, faults: string[] = []): string => {
  // One message is enough here; a catalogue has them all.
  const messages = { [id]: message } as IntlConfig['messages'];
  const intl = createIntl({ locale: 'en-GB', messages, onError: (fault) => faults.push(fault.message) });
  return intl.formatMessage({ id }, { count: 3, title: 'Maya' });
};

describe('in a page without the parser', () => {
  /** Behaves as the build's replacement of the parser import inside react-intl. */
  const withoutParser: typeof parse = () => {
    refuse();
    return [];
  };
  beforeEach(() => {
    IntlMessageFormat.__parse = withoutParser;
  });
  afterAll(() => {
    IntlMessageFormat.__parse = parse;
  });

  test('parsed messages are formatted', () => {
    expect(say(parse(text))).toBe('3 tasks for Maya');
  });
  test('a text is reported, and shown as it stands', () => {
    const faults: string[] = [];
    expect(say(text, faults)).toBe(text);
    expect(faults).toEqual([expect.stringContaining(id)]);
  });
  test('texts are formatted once a remote needs them', () => {
    readMessageTexts();
    const faults: string[] = [];
    expect(say(text, faults)).toBe('3 tasks for Maya');
    expect(faults).toEqual([]);
  });
});
