import type { WebsiteSectionKind } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';
import type { SitePart } from '../rules/site-parts';

/** The usual heading of a part; null where it has none of its own. */
export const usualTitle = {
  welcome: null,
  story: 'website.site.kind.story',
  timeline: 'website.site.the-day',
  travel: 'website.site.there',
  stay: 'website.site.kind.stay',
  dress: 'website.site.kind.dress',
  questions: 'website.site.kind.questions',
  gifts: 'website.site.kind.gifts',
  party: 'website.site.kind.party',
  photos: 'website.site.kind.photos',
  answer: 'website.site.kind.answer',
  contact: 'website.site.kind.contact',
  own: null,
  thanks: 'website.site.kind.thanks',
} as const satisfies Record<WebsiteSectionKind, string | null>;

/** The heading of a part: the couple's own, or the usual one; null: none. */
export const titleOf = (
  { formatMessage }: IntlShape,
  { kind, words }: Pick<SitePart, 'kind' | 'words'>,
): string | null => {
  const written = words?.title.trim() ?? '';
  if (written !== '') return written;
  const id = usualTitle[kind];
  return id === null ? null : formatMessage({ id });
};
