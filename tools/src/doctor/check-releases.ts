import { openAuditLog, openReleaseStore } from '@posy/backend/releases';
import { fault, type Finding, fine, warning } from './finding';

/** Checks the current release set, the bytes of its builds' lists, and the audit log. */
export const checkReleases = async (dir: string): Promise<Finding[]> => {
  const damage: string[] = [];
  const store = openReleaseStore(dir, (sentence) => damage.push(sentence));
  const current = store.current();
  if (current === null && damage.length === 0)
    return [warning('releases', 'Nothing has been released here yet: the first npm start does so.')];
  if (current !== null) await store.integritiesOf(current);
  const broken = openAuditLog(dir).firstBroken();
  return [
    ...damage.map((text) => fault('releases', text)),
    ...(damage.length === 0 && current !== null
      ? [fine('releases', `${current.id} is current, with ${current.remotes.length} remotes`)]
      : []),
    ...(broken === null ? [] : [fault('audit log', `Record ${broken} was changed or taken out after it was written.`)]),
  ];
};
