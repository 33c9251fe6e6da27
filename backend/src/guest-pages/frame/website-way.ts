import { type Market } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type GuestInvitation } from './guest-dates';

/** The address of the couple's website, in the language of the page that leads there where it has that; null without one. */
export const websiteWay = (
  { slug, languages }: Pick<GuestInvitation, 'slug' | 'languages'>,
  { prefix, language }: Pick<Market, 'prefix' | 'language'>,
): string | null => {
  if (slug === null) return null;
  const [, ...others] = languages;
  const path = paths.publicWebsite(prefix, slug);
  return others.some((one) => one === language) ? `${path}?language=${language}` : path;
};
