import { translationLanguages } from '@posy/shared-contracts/constants';
import type { Website, WebsiteLanguage, Wedding } from '@posy/shared-contracts/entities';

const isLanguage = (text: string): text is WebsiteLanguage =>
  translationLanguages.some((language) => language === text);

/** The languages that a website is written in, at least one; the first is the wedding's where nobody said. */
export const languagesOf = (
  site: Pick<Website, 'languages'> | null,
  { l10n }: Pick<Wedding, 'l10n'>,
): [WebsiteLanguage, ...WebsiteLanguage[]] => {
  const [first, ...others] = site?.languages ?? [];
  if (first !== undefined) return [first, ...others];
  const own = l10n.locale.slice(0, 2);
  return [isLanguage(own) ? own : 'en'];
};
