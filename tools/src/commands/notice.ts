import { readFileSync } from 'node:fs';
import { generate } from '../contracts/generated-file';
import { noticeText, refusedLicences } from '../notice/notice-text';
import { type Lockfile, shippedPackages } from '../notice/shipped-packages';
import { PlainError } from '../support/progress';
import { browserPackages, inRoot } from '../support/workspace';

/** `posy notice`: writes NOTICE.md from the lockfile; with `--check` only compares. Refuses a copyleft licence, and one that is unknown. */
export const main = async (args: string[]): Promise<void> => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as { packages: Lockfile };
  const shipped = shippedPackages(packages, [...browserPackages, 'backend']);
  const refused = refusedLicences(shipped);
  if (refused.length > 0)
    throw new PlainError(
      `These packages would be shipped under copyleft licences, or under ones that nobody has read: ${refused.join(', ')}. See tools/src/notice/licences.ts.`,
    );
  await generate(inRoot('NOTICE.md'), noticeText(shipped), 'notice', args);
};
