import { websiteConstants } from '@posy/shared-contracts/constants';
import { slugPattern } from '@posy/shared-contracts/entities';
import { isReservedSlug } from '@posy/shared-contracts/rules';

const { slugLength } = websiteConstants;

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

const cut = (slug: string): string => {
  if (slug.length <= slugLength) return slug;
  const short = slug.slice(0, slugLength + 1);
  const end = short.lastIndexOf('-');
  return short.slice(0, end > 0 ? end : slugLength);
};

/** Text as it can stand in an address: lower-case letters and digits, single hyphens between. May be empty. */
export const slugOf = (text: string): string =>
  cut(
    plain(text)
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  );

/** Returns true when the text may be a website's address. */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/**
 * A first address made of the partners' names. `joiner` is the word between them ("and"); `fallback` is a valid address
 * for names that no Latin letters write, or that would pass for the product's own.
 */
export const suggestSlug = (partners: readonly string[], joiner: string, fallback: string): string => {
  const names = partners.map(slugOf).filter((name) => name !== '');
  const slug = slugOf(names.join(` ${joiner} `));
  return isSlug(slug) && !isReservedSlug(slug) ? slug : fallback;
};
