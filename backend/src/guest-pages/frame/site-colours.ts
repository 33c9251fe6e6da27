import { type Website } from '@posy/shared-contracts/entities';

/** The part of a website's look that its guests' other pages have too. */
export interface SiteColours {
  bg: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
}

const colours = (list: string): SiteColours => {
  const [bg = '', card = '', ink = '', soft = '', line = '', accent = '', onAccent = ''] = list.split(' ');
  return { bg, card, ink, soft, line, accent, onAccent };
};

/** By theme, as `mfe-website` draws it: a test of the tools compares both. */
export const siteColours: Record<Website['theme'], SiteColours> = {
  orchard: colours('#f4f6ec #fffef8 #24382b #56685b #d8dfcb #8d2f4b #ffffff'),
  poster: colours('#ffd23f #fff3c9 #2a1142 #5a3a68 #2a114238 #2a1142 #ffd23f'),
  midnight: colours('#12202f #1b2d40 #f8f0e0 #c5cdd3 #ffffff24 #f6c667 #12202f'),
  letterpress: colours('#ffffff #ffffff #1d1d1b #5b5b57 #dcdcd8 #1d1d1b #ffffff'),
  riviera: colours('#fffdf4 #e4f0fb #12305c #45597a #c7d8ea #1f57b8 #ffffff'),
  pressed: colours('#f6eef6 #fffafd #3a1f42 #6b5172 #e2d0e4 #79328d #ffffff'),
};
