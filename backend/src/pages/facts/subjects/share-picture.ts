import { createHash } from 'node:crypto';
import { type Website } from '@posy/shared-contracts/entities';
import { type Market } from '@posy/shared-contracts/markets';
import { DateTime } from 'luxon';
import { type PageImage } from '../page-image';
import { type SharedWebsite } from '../website-of';

/** Raise when the drawing changes: messengers ask for a picture of another address. */
const drawingVersion = 1;

/** The content of the picture that is drawn for a website whose couple chose none. */
export interface SharePictureWords {
  theme: Website['theme'];
  names: string;
  /** In words; empty while no day is known. */
  day: string;
}

/** Names, day and theme of a website that anybody may open; null behind a password, and while a name is missing. */
export const sharePictureWords = ({ partners, shown }: SharedWebsite, market: Market): SharePictureWords | null => {
  const names = partners.map((name) => name.trim()).filter((name) => name !== '');
  if (shown === null || names.length < 2) return null;
  const day =
    shown.date === null
      ? ''
      : DateTime.fromISO(shown.date, { zone: 'utc' }).setLocale(market.locale).toLocaleString(DateTime.DATE_HUGE);
  return { theme: shown.theme, names: names.join(' & '), day };
};

/** The picture as the head of a page names it. Its address changes with what it shows. */
export const drawnShareImage = (slug: string, market: Market, words: SharePictureWords, label: string): PageImage => {
  const stamp = createHash('sha256')
    .update(JSON.stringify([drawingVersion, words]))
    .digest('hex')
    .slice(0, 12);
  const path = `/share-pictures/${market.prefix}/${slug}/${stamp}.jpg`;
  return { path, width: 1200, height: 630, type: 'image/jpeg', label };
};
