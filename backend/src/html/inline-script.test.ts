import { inlineScript, packed } from './inline-script';

test('a script of the document is sent without its comments and long names, and as what it was [15]', () => {
  const script = packed(`(() => {
  // Why it is so.
  const address = 'https://example.com';

  open(address); // stays
})();`);
  expect(inlineScript('abc', script)).toBe(`<script nonce="abc">open('https://example.com');</script>`);
});

test('the end of a script within a text does not end the script', () => {
  expect(packed("show('</script>');")).not.toContain('</script');
});
