import { checkArguments } from './check-arguments';
import { UsageError } from './progress';

const deploy = { call: 'npm run deploy -- <package>', words: 2, among: ['shell', 'mfe-inbox'] };
const start = { call: 'npm start', flags: ['release'], values: ['suppliers'] };

test('takes what a command knows', () => {
  expect(() => checkArguments('deploy', ['mfe-inbox', 'shell'], deploy)).not.toThrow();
  expect(() => checkArguments('start', ['--release', '--suppliers', '60'], start)).not.toThrow();
});

test.each([
  [
    'an option',
    'deploy',
    ['mfe-inbox', '--channel', 'canary'],
    deploy,
    'deploy does not know --channel. Usage: npm run',
  ],
  ['an option with its value', 'start', ['--channel=canary'], start, 'does not know --channel=canary'],
  ['a short option', 'start', ['-x'], start, 'does not know -x'],
  ['a package', 'deploy', ['mfe-hats'], deploy, 'does not know mfe-hats. It is one of shell, mfe-inbox'],
  ['too many words', 'start', ['now'], start, 'takes no words'],
  ['a missing value', 'start', ['--suppliers'], start, 'start: '],
])('refuses %s that a command does not know, before it does anything [H-08]', (_what, name, args, usage, sentence) => {
  expect(() => checkArguments(name, args, usage)).toThrow(UsageError);
  expect(() => checkArguments(name, args, usage)).toThrow(sentence);
});
