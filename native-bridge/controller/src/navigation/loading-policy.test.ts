import { start } from '../testing/start';

const decide = (url: string, isTopFrame = true) => {
  const { controller, device } = start();
  return [controller.decideLoad({ url, isTopFrame }), device.done];
};

test('stays at the shell’s own origin', () => {
  expect(decide('https://app.posy.example/uk/budget')).toEqual(['load', []]);
});

test.each(['https://example.com/', 'https://app.posy.example.evil.test/', 'mailto:ana@example.com', 'tel:+4420'])(
  'opens %s outside',
  (url) => {
    expect(decide(url)).toEqual(['outside', [`outside ${url}`]]);
  },
);

test.each([
  'http://example.com/',
  'javascript:alert(1)',
  'file:///etc/hosts',
  'intent://x#Intent;end',
  'data:text/html,x',
  'nonsense',
])('refuses %s', (url) => {
  expect(decide(url)).toEqual(['refuse', []]);
});

test('lets frames inside the page load over https, and nothing else', () => {
  expect(decide('https://player.vimeo.com/video/1', false)).toEqual(['load', []]);
  expect(decide('http://player.vimeo.com/video/1', false)).toEqual(['refuse', []]);
  expect(decide('file:///etc/hosts', false)).toEqual(['refuse', []]);
});
