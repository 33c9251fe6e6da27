import { visibleText } from './visible-text';

test.each([
  ['\u200b\u200b', ''],
  ['\u200d', ''],
  [' \u2800\n\u3164 ', ''],
  ['\ufe0f', ''],
  ['evil \u202egpj.exe', 'evil gpj.exe'],
  ['\u2066a\u2069\u200fb\ufeff', 'ab'],
  ['pay\u00adpal', 'paypal'],
])('of %j one sees %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test.each(['Zoë & José', '👩‍👩‍👧 ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'דנה ויואב', ' two\n lines\t', '1'])('%s stays as it is', (text) => {
  expect(visibleText(text)).toBe(text);
});
