import { websiteConstants } from '@posy/shared-contracts/constants';
import { moneyFault } from '@posy/shared-contracts/rules';
import type { Words } from './drafted-parts';

/** The reasons why words of a section are not stored. */
export type WordsFault = 'too-long' | 'no-link' | 'bank-details' | 'payment-link';

const isLink = (text: string): boolean => text === '' || (/^https:\/\/\S{1,490}$/.test(text) && URL.canParse(text));

/** The fault of a text with a greatest length; null: none. */
export const textFault = (text: string, most: number): WordsFault | null =>
  text.length > most ? 'too-long' : moneyFault(text);

type Line = Words['items'][number];
export type LineFaults = Partial<Record<keyof Line, WordsFault>>;

/** Lists the faults of a line of a section. */
export const lineFaults = ({ title, body, link }: Line): LineFaults => {
  const faults: LineFaults = {};
  const inTitle = textFault(title, websiteConstants.titleLength);
  // An account may be said in two fields.
  const inBody = textFault(body, websiteConstants.itemLength) ?? moneyFault(`${title}\n${body}`);
  if (inTitle !== null) faults.title = inTitle;
  else if (inBody !== null) faults.body = inBody;
  const asLink = isLink(link) ? moneyFault(link) : 'no-link';
  if (asLink !== null) faults.link = asLink;
  return faults;
};

/** A link as somebody types it, with what it begins with. */
export const asLink = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('https://')) return trimmed;
  return `https://${trimmed.replace(/^http:\/\//i, '')}`;
};
