import { commands } from './command-table';
import { checkArguments } from './support/check-arguments';
import { run, UsageError } from './support/progress';

const [name = 'help', ...args] = process.argv.slice(2);
await run(async () => {
  const usage = commands.get(name);
  if (usage === undefined)
    throw new UsageError(`there is no command "${name}". Commands: ${[...commands.keys()].join(', ')}.`);
  if (usage !== null) checkArguments(name, args, usage);
  const { main } = (await import(`./commands/${name}.ts`)) as { main: (args: string[]) => Promise<void> };
  await main(args);
});
