import { faultsAbove } from './faults-above';

const shown = (): (string | null)[] =>
  [...document.querySelectorAll('dialog pre')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = '';
});

test('faults of a build lie above the page until it is mended, and are not put back when they were closed', () => {
  const above = faultsAbove(document);
  above.ofBuild('src/app.tsx(3,7): <b>error</b>');
  expect(shown()).toEqual(['src/app.tsx(3,7): <b>error</b>']);
  document.querySelector('button')?.click();
  above.ofBuild('src/app.tsx(3,7): <b>error</b>');
  expect(shown()).toEqual([]);
  above.ofBuild('src/app.tsx(9,1): another');
  expect(shown()).toEqual(['src/app.tsx(9,1): another']);
  above.ofBuild(null);
  expect(shown()).toEqual([]);
});

test('an error of the page takes the place of what was shown', () => {
  const above = faultsAbove(document);
  above.ofBuild('src/app.tsx(3,7)');
  above.ofPage('TypeError: guests is undefined\n    at app.js:10:3');
  expect(shown()).toEqual(['TypeError: guests is undefined\n    at app.js:10:3']);
});
