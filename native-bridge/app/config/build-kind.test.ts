import { buildKindOf } from './build-kind';

test('a live build leads to the product, and never to a development host [S9-limits-06] [S9-limits-07]', () => {
  expect(buildKindOf({ POSY_NATIVE_ENVIRONMENT: 'live' })).toEqual({
    environment: 'live',
    shellUrl: 'https://app.posy.example/uk',
  });
  for (const host of [
    'http://127.0.0.1:4300',
    'http://10.0.2.2:4300/uk',
    'https://staging.posy.example',
    'https://evil.test',
  ])
    expect(() => buildKindOf({ POSY_NATIVE_ENVIRONMENT: 'live', POSY_NATIVE_SHELL_URL: host })).toThrow(
      'a live build knows',
    );
});

test('a development build uses the configured address', () => {
  expect(() => buildKindOf({})).toThrow('a development build knows');
  expect(buildKindOf({ POSY_NATIVE_SHELL_URL: 'http://localhost:5000/uk' }).environment).toBe('development');
  expect(() => buildKindOf({ POSY_NATIVE_ENVIRONMENT: 'canary' })).toThrow('say live or development');
});
