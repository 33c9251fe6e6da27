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

test.each(['javascript:alert(1)', 'file:///etc/hosts', 'intent://x#Intent;end', 'data:text/html,x', 'nonsense'])(
  'refuses %s',
  (url) => {
    expect(decide(url)).toEqual(['refuse', []]);
  },
);

test.each(['webcal://app.posy.example/x.ics', 'http://florist.example/', 'geo:51.3,-2.3'])(
  'opens %s in the device’s own programs [case f24]',
  (url) => {
    expect(decide(url)).toEqual(['outside', [`outside ${url}`]]);
  },
);

test('tells the page what is refused, in its main frame only [case f24]', () => {
  const { controller, page } = start();
  const refuse = (url: string, isTopFrame = true) => controller.decideLoad({ url, isTopFrame });
  refuse('file:///etc/hosts', false);
  expect(page.kinds()).not.toContain('link.refused');
  refuse('intent://x#Intent;end');
  expect(page.received.at(-1)).toMatchObject({ kind: 'link.refused', payload: {} });
});

test('lets frames inside the page load over https, and nothing else', () => {
  expect(decide('https://player.vimeo.com/video/1', false)).toEqual(['load', []]);
  expect(decide('http://player.vimeo.com/video/1', false)).toEqual(['refuse', []]);
  expect(decide('file:///etc/hosts', false)).toEqual(['refuse', []]);
});
