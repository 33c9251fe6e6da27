import { checkArguments, type Usage } from '#support/check-arguments';
import { run, UsageError } from '#support/progress';

interface RemoteCommand {
  /** Null for a command that hands its arguments to a program, which checks them itself. */
  usage: Usage | null;
  load: () => Promise<{ main: (args: string[]) => Promise<void> }>;
}

const somewhere = '--to <server>';

/** Commands of `posy-remote`, each called in the folder of a remote; `new` makes one. */
const commands: ReadonlyMap<string, RemoteCommand> = new Map<string, RemoteCommand>(
  Object.entries({
    new: {
      usage: { call: 'npx posy-remote new <name> [--packages <folder>]', words: 1, values: ['packages'] },
      load: () => import('./new'),
    },
    dev: {
      usage: { call: 'npx posy-remote dev [--alone] [--port <number>]', flags: ['alone'], values: ['port'] },
      load: () => import('./dev'),
    },
    build: { usage: { call: 'npx posy-remote build' }, load: () => import('./build') },
    test: { usage: null, load: () => import('./test') },
    check: {
      usage: { call: `npx posy-remote check [${somewhere}]`, values: ['to'] },
      load: () => import('./check'),
    },
    deploy: {
      usage: {
        call: `npx posy-remote deploy ${somewhere} [--untested] [--canary <percent> | --preview <name>]`,
        flags: ['untested'],
        values: ['to', 'canary', 'preview'],
      },
      load: () => import('./deploy'),
    },
    rollback: {
      usage: { call: `npx posy-remote rollback [<steps> | <version>] ${somewhere}`, words: 1, values: ['to'] },
      load: () => import('./rollback'),
    },
    remove: {
      usage: { call: `npx posy-remote remove ${somewhere}`, values: ['to'] },
      load: () => import('./remove'),
    },
  } satisfies Record<string, RemoteCommand>),
);

const [name = 'help', ...args] = process.argv.slice(2);
await run(async () => {
  const command = commands.get(name);
  if (command === undefined)
    throw new UsageError(`there is no command "${name}". Commands: ${[...commands.keys()].join(', ')}.`);
  if (command.usage !== null) checkArguments(name, args, command.usage);
  const { main } = await command.load();
  await main(args);
});
