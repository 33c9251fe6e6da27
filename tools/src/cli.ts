import { commands } from './command-table';
import { checkArguments } from './support/check-arguments';
import { run, UsageError } from './support/progress';

const [name = 'help', ...args] = process.argv.slice(2);
await run(async () => {
  const command = commands.get(name);
  if (command === undefined)
    throw new UsageError(`there is no command "${name}". Commands: ${[...commands.keys()].join(', ')}.`);
  if (command.usage !== null) checkArguments(name, args, command.usage);
  await (await command.load()).main(args);
});
