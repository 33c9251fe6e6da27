import { commands } from './command-table';
import { checkArguments } from './support/check-arguments';
import { run, UsageError } from './support/progress';

// A reader of the output may stop early (`posy releases | head`); the work itself goes on to its end.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const [name = 'help', ...given] = process.argv.slice(2);
// Typed as for `npm run`, which takes the two dashes away: Playwright, which would get them, ran every journey.
const args = given[0] === '--' ? given.slice(1) : given;
await run(async () => {
  const usage = commands.get(name);
  if (usage === undefined)
    throw new UsageError(`there is no command "${name}". Commands: ${[...commands.keys()].join(', ')}.`);
  if (usage !== null) checkArguments(name, args, usage);
  if (process.env.POSY_RELEASE_BUCKET !== undefined) {
    const { bringReleases, commandsOfReleases } = await import('./release/bring-releases');
    if (commandsOfReleases.has(name)) await bringReleases();
  }
  const { main } = (await import(`./commands/${name}.ts`)) as { main: (args: string[]) => Promise<void> };
  await main(args);
});
