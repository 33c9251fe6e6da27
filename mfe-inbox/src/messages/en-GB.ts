import type { Messages } from '@posy/remote-kit';

export const messages = {
  'inbox.title': 'Inbox',
  'inbox.retry': 'Try again',
  'inbox.category':
    '{category, select, venues {Venue} photographers {Photographer} florists {Florist} caterers {Caterer} music {Music} video {Videographer} decoration {Decoration} entertainment {Entertainment} cakes {Cakes} beauty {Hair and make-up} dress {Dresses} transport {Transport} menswear {Menswear} stationery {Stationery} marquee {Marquees} other {Supplier}}',
  'inbox.list.loading': 'Loading your conversations',
  'inbox.card.title': 'Replies',
  'inbox.card.all': 'Inbox',
  'inbox.card.unread':
    '{count, plural, =0 {All read. Nothing waits for you.} one {# conversation has something new.} other {# conversations have something new.}}',
  'inbox.card.quiet': 'Replies from suppliers land here, so your own email stays yours.',
  'inbox.card.unavailable': 'Your replies didn’t load just now. None is lost.',
} as const satisfies Messages;
