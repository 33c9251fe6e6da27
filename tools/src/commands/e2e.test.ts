import { environmentOf, installationOf, optionIn } from './e2e';

test('an option is taken out of the arguments, joined or apart', () => {
  for (const given of [['--since=main'], ['--since', 'main']])
    expect(optionIn(['couple', ...given, '--headed'], 'since', 'main')).toEqual({
      value: 'main',
      others: ['couple', '--headed'],
    });
  expect(optionIn(['couple'], 'since', 'main')).toEqual({ value: null, others: ['couple'] });
});

test('an option without a value is refused with an example', () => {
  for (const given of [['--since'], ['--since='], ['--since', '--headed']])
    expect(() => optionIn(given, 'since', 'main')).toThrow('--since needs a value: --since main');
});

test('an installation is an origin', () => {
  expect(installationOf('https://posy.example/')).toBe('https://posy.example');
  expect(installationOf('http://127.0.0.1:4310')).toBe('http://127.0.0.1:4310');
  for (const wrong of ['posy.example', 'ftp://posy.example', 'https://posy.example/uk', 'https://posy.example/?a'])
    expect(() => installationOf(wrong)).toThrow('--base-url needs the origin');
});

test('the matrix is a run of its own, on servers of its own', () => {
  expect(environmentOf(['couple'], null)).toEqual({});
  expect(environmentOf(['couple'], 'https://posy.example/')).toEqual({ POSY_E2E_BASE_URL: 'https://posy.example' });
  expect(environmentOf(['--matrix', '-g', 'mfe-reviews'], null)).toEqual({ POSY_E2E_RUN: 'matrix' });
  for (const [args, installation] of [
    [['--matrix'], 'https://posy.example'],
    [['--matrix', '--since', 'main'], null],
  ] as const)
    expect(() => environmentOf(args, installation)).toThrow('--matrix has servers of its own');
});
