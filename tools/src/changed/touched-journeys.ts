import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './changed-files';
import { testsThatImport } from './related-tests';

/** Folders that every journey uses: the server, the shared packages, and the shell. */
const everywhere = ['backend', 'firebase-local', 'shared-contracts', 'shared-ui', 'remote-kit', 'art', 'shell'];

/** Files that build and release the product, start its server and run journeys. */
const makesAll =
  /^(?:package(?:-lock)?\.json|tsconfig\.base\.json|firebase\.json|tools\/(?:bin|jest|src\/(?:webpack|build|release|server|support|tiers|browser|commands\/(?:start|build|deploy|e2e)))\b.*|e2e\/(?:playwright\.config\.ts|package\.json|support\/run|fixtures)\b.*)$/;

/** Runs nowhere but in unit tests, or nowhere at all. */
const runsNowhere = /\.test\.tsx?$|\/testing\/|\.md$/;

/** Remotes that each journey visits, by its path in `e2e` without its ending. */
export const remotesOfJourneys = (root: string): Record<string, readonly string[]> =>
  JSON.parse(readFileSync(join(root, 'e2e', 'remotes-of-journeys.json'), 'utf8')) as Record<string, readonly string[]>;

export interface JourneysCheckout {
  root: string;
  /** Folders of all packages. */
  packages: readonly string[];
  /** The remotes of each journey. */
  journeys: Readonly<Record<string, readonly string[]>>;
}

/**
 * The journeys, by their paths in `e2e`, that a change of these files can touch; `all` when it can touch every one of them, the attacks
 * too.
 */
export const touchedJourneys = async (
  { root, packages, journeys }: JourneysCheckout,
  changed: readonly string[],
): Promise<readonly string[] | 'all'> => {
  const files = changed.filter((file) => !runsNowhere.test(file));
  const folders = new Set(files.map((file) => folderOf(file, packages)));
  if (files.some((file) => makesAll.test(file)) || everywhere.some((name) => folders.has(name))) return 'all';
  const paths = Object.keys(journeys).map((journey) => `e2e/${journey}.journey.ts`);
  const related = new Set(await testsThatImport({ root, packages, tests: paths }, files));
  return Object.entries(journeys)
    .filter(
      ([journey, remotes]) => remotes.some((remote) => folders.has(remote)) || related.has(`e2e/${journey}.journey.ts`),
    )
    .map(([journey]) => `${journey}.journey.ts`);
};
