import { run } from './support/progress';

/** Every command, loaded only when it is asked for. */
const commands: Record<string, () => Promise<{ main: (args: string[]) => Promise<void> }>> = {
  start: () => import('./commands/start'),
  test: () => import('./commands/test'),
  check: () => import('./commands/check'),
  build: () => import('./commands/build'),
  dev: () => import('./commands/dev'),
  deploy: () => import('./commands/deploy'),
  e2e: () => import('./commands/e2e'),
  attack: () => import('./commands/attack'),
  'remove-second-factor': () => import('./commands/remove-second-factor'),
  bench: () => import('./commands/bench'),
  messages: () => import('./commands/messages'),
  requirements: () => import('./commands/requirements'),
  events: () => import('./commands/events'),
  'contract-surface': () => import('./commands/contract-surface'),
  'spec-coverage': () => import('./commands/spec-coverage'),
};

const [name = 'help', ...args] = process.argv.slice(2);
const load = commands[name];
if (load === undefined) {
  console.error(`posy: there is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
await run(async () => (await load()).main(args));
