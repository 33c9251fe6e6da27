import type { Messages } from '@posy/remote-kit';

export const messages = {
  'work.tab': 'Home',
  'work.title':
    '{part, select, morning {Good morning, {name}} evening {Good evening, {name}} other {Good afternoon, {name}}}',
  'work.lead.supplier': 'What couples are waiting for.',
  'work.lead.moderator': 'What waits to be looked at.',
  'work.lead.operator': 'This installation in figures.',
  'work.loading': 'Counting what there is to do',
  'work.failed.title': 'The figures are taking a break',
  'work.failed.text': 'They didn’t load just now. Please try again in a moment.',
  'work.failed.retry': 'Try again',
  'work.reviews-to-check':
    '{count, plural, =0 {No review waits to be checked} one {Review to check} other {Reviews to check}}',
  'work.reviews-disputed': '{count, plural, =0 {No review is disputed} one {Disputed review} other {Disputed reviews}}',
  'work.reports-open': '{count, plural, =0 {No report is open} one {Open report} other {Open reports}}',
  'work.claims':
    '{count, plural, =0 {No claim of a profile waits} one {Claim of a profile} other {Claims of profiles}}',
  'work.messages-unread': '{count, plural, =0 {Every message is read} one {Unread message} other {Unread messages}}',
  'work.enquiries-unanswered':
    '{count, plural, =0 {Every couple has your answer} one {Couple waiting for your answer} other {Couples waiting for your answer}}',
  'work.reviews-without-reply':
    '{count, plural, =0 {Every review has your reply} one {Review without your reply} other {Reviews without your reply}}',
  'work.people': '{count, plural, one {Person with an account} other {People with an account}}',
  'work.weddings': '{count, plural, one {Wedding} other {Weddings}}',
  'work.suppliers': '{count, plural, one {Supplier in the directory} other {Suppliers in the directory}}',
} as const satisfies Messages;
