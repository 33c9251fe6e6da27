import { openDeployTokens } from '@posy/backend/releases';
import { inStore } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { PlainError, say, UsageError } from '../support/progress';

const help = 'Say add <team> <package> … (or * for all), list, or remove <id>.';

const add = async ([team, ...packages]: string[]): Promise<void> => {
  if (team === undefined || packages.length === 0) throw new UsageError(help);
  const { id, token } = await openDeployTokens(releasesDir()).add(team, packages);
  say(`the token of ${team} for ${packages.join(', ')}, ${id}. It is shown this once:`);
  console.log(token);
};

const remove = async ([id = '']: string[]): Promise<void> => {
  if (!(await openDeployTokens(releasesDir()).remove(id))) throw new PlainError(`There is no deploy token ${id}.`);
  say(`the token ${id} is good for nothing from now on`);
};

const list = (): void => {
  const tokens = openDeployTokens(releasesDir()).all();
  if (tokens.length === 0) say('nobody has a deploy token');
  for (const { id, team, packages, madeAt } of tokens)
    console.log(`  ${id}  ${madeAt.slice(0, 10)}  ${team}: ${packages.join(', ')}`);
};

/** `posy deploy-token add | list | remove`: the rights of teams to release their packages over HTTP. */
export const main = async ([word, ...rest]: string[]): Promise<void> => {
  if (word === 'add') return inStore(() => add(rest));
  if (word === 'remove') return inStore(() => remove(rest));
  if (word !== 'list') throw new UsageError(help);
  return inStore(async () => list());
};
