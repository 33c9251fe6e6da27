import { UsageError } from '../support/progress';

/** For whom a release is that is not for everybody. */
export type ForSome = { canary: number } | { preview: string };

/** Reads the options of a deploy; null: it is for everybody. */
export const forWhom = (canary: string | undefined, preview: string | undefined): ForSome | null => {
  if (canary !== undefined && preview !== undefined) throw new UsageError('It is a canary or a preview, not both.');
  if (preview !== undefined) {
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(preview))
      throw new UsageError('A preview is called by small letters, digits and hyphens, at most 40.');
    return { preview };
  }
  if (canary === undefined) return null;
  const percent = Number(canary);
  if (!(percent > 0 && percent <= 50)) throw new UsageError('--canary is how many of a hundred get it: 0.1 to 50.');
  return { canary: percent };
};

/** Says who gets a release that is not for everybody. */
export const givenTo = (forSome: ForSome): string =>
  'canary' in forSome
    ? `${forSome.canary} of a hundred get it`
    : `who opens a page with ?preview=${forSome.preview} gets it`;
