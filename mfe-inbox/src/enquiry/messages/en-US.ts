import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'inbox.enquiry.loading': 'Loading the inquiry form',
  'inbox.enquiry.kind':
    '{category, select, venues {venue inquiries} photographers {photographer inquiries} florists {florist inquiries} caterers {caterer inquiries} music {music inquiries} video {video inquiries} decoration {decor inquiries} entertainment {entertainment inquiries} cakes {cake inquiries} beauty {beauty inquiries} dress {dress inquiries} transport {transportation inquiries} menswear {menswear inquiries} stationery {stationery inquiries} marquee {tent inquiries} other {inquiries}}',
  'inbox.enquiry.send': 'Send inquiry',
  'inbox.enquiry.failed-too-many':
    'A great many inquiries went out from here just now. Your message is kept: please try again in an hour.',
  'inbox.enquiry.failed-refused': 'The server didn’t accept this inquiry. Your message is kept.',
  'inbox.enquiry.sent-notice': 'Your inquiry is with {name}',
  'inbox.enquiry.not-a-couple': 'Inquiries are for couples. You’re logged in as someone else.',
};
