import { inStore, openReleases } from '../release/deploy-builds';
import { rollBack } from '../release/roll-back';
import { releasesDir } from '../support/data-folder';
import { say } from '../support/progress';

/** `posy rollback [steps | id]`: makes an earlier release set current, which stays until somebody deploys. */
export const main = async ([asked = '1']: string[]): Promise<void> => {
  const set = await inStore(() => rollBack(openReleases(releasesDir()), asked));
  say(`release set ${set.id} is current again`);
};
