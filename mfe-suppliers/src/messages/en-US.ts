import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'suppliers.category.all': 'All vendors',
  'suppliers.category.transport': 'Transportation',
  'suppliers.category.menswear': 'Suits and tuxedos',
  'suppliers.category.marquee': 'Tents',
  'suppliers.kind.beauty': 'Hair and makeup',
  'suppliers.kind.dress': 'Bridal shop',
  'suppliers.kind.transport': 'Wedding transportation',
  'suppliers.kind.menswear': 'Suits and tuxedos',
  'suppliers.kind.marquee': 'Tent rental',
  'suppliers.found.all': '{count, plural, =0 {No vendors} one {# vendor} other {# vendors}}',
  'suppliers.found.dress': '{count, plural, =0 {No bridal shops} one {# bridal shop} other {# bridal shops}}',
  'suppliers.found.transport':
    '{count, plural, =0 {No transportation companies} one {# transportation company} other {# transportation companies}}',
  'suppliers.found.menswear':
    '{count, plural, =0 {No suit and tuxedo shops} one {# suit and tuxedo shop} other {# suit and tuxedo shops}}',
  'suppliers.found.marquee':
    '{count, plural, =0 {No tent rental companies} one {# tent rental company} other {# tent rental companies}}',
  'suppliers.missing.supplier': 'We can’t find that vendor',
  'suppliers.missing.action': 'Browse vendors',
  'suppliers.profile.ask': 'Send a message',
  'shortlist.forbidden': 'You may look at the vendors, but no longer change them. Nothing was saved.',
  'shortlist.notice.joined':
    '{count, plural, =0 {Everyone you liked is already on your shortlist} one {One vendor you liked is on your shortlist now} other {# vendors you liked are on your shortlist now}}',
};
