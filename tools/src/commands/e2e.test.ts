import { installationOf, optionIn } from './e2e';

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
