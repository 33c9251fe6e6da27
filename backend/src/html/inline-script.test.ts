import { inlineScript, packed } from './inline-script';

test('a script of the document is sent without its comments and indents [15]', () => {
  const script = packed(`(() => {
  // Why it is so.
  const address = 'https://example.com';

  open(address); // stays
})();`);
  expect(inlineScript('abc', script)).toBe(
    `<script nonce="abc">(() => {\nconst address = 'https://example.com';\nopen(address); // stays\n})();</script>`,
  );
});
