import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'inbox.category':
    '{category, select, venues {Venue} photographers {Photographer} florists {Florist} caterers {Caterer} music {Music} video {Videographer} decoration {Decor} entertainment {Entertainment} cakes {Cakes} beauty {Hair and makeup} dress {Dresses} transport {Transportation} menswear {Menswear} stationery {Stationery} marquee {Tents} other {Vendor}}',
  'inbox.card.quiet': 'Replies from vendors land here, so your own email stays yours.',
  'inbox.title.supplier': 'Inquiries',
};
