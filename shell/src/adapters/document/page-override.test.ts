import { readPageOverride } from './page-override';

afterEach(() => (document.body.innerHTML = ''));

test('a page has the override that the server wrote into it, and usually none', () => {
  expect(readPageOverride(document)).toBeNull();
  const written = { kind: 'developer', remote: 'mfe-reviews', origin: 'http://localhost:4321', setId: 'x' };
  document.body.innerHTML = `<script type="application/json" id="posy-override">${JSON.stringify({ ...written, base: 'a', deployed: 'b' })}</script>`;
  const { setId: _own, ...read } = written;
  expect(readPageOverride(document)).toEqual({ ...read, base: 'a', deployed: 'b' });
});
