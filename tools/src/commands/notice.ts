import { readFileSync } from 'node:fs';
import { generate } from '../contracts/generated-file';
import { noticeText, unknownLicences } from '../notice/notice-text';
import { type Lockfile, shippedPackages } from '../notice/shipped-packages';
import { PlainError } from '../support/progress';
import { browserPackages, inRoot } from '../support/workspace';

/** `posy notice`: writes NOTICE.md from the lockfile; with `--check` only compares. Refuses a licence that is unknown. */
export const main = async (args: string[]): Promise<void> => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as { packages: Lockfile };
  const shipped = shippedPackages(packages, [...browserPackages, 'backend']);
  const unknown = unknownLicences(shipped);
  if (unknown.length > 0)
    throw new PlainError(
      `These packages would be shipped under licences that nobody has read: ${unknown.join(', ')}. See tools/src/notice/licences.ts.`,
    );
  await generate(inRoot('NOTICE.md'), noticeText(shipped), 'notice', args);
};
