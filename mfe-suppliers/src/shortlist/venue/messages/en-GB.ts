import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'venue.back': 'Back',
  'venue.intro.title': 'Have you found your venue?',
  'venue.intro.because':
    '{reason, select, amount {There’s {amount} for one in your budget, so we thought we’d ask.} budget {There’s an amount for one in your budget, so we thought we’d ask.} task {You’ve ticked off a task about it, so we thought we’d ask.} export {Your guest list is on its way out, so we thought we’d ask.} booked {You’ve booked two others already, so we thought we’d ask.} enquiry {You’re asking others already, so we thought we’d ask.} address {It takes a minute, and the rest of your plan follows it.} other {You’ve been planning for a while, so we thought we’d ask.}}',
  'venue.intro.then':
    'If it’s settled, {count, plural, =0 {} one {we’ll tick one task, and } other {we’ll tick # tasks, and }}your location follows it.',
  'venue.intro.yes': 'Yes, we have',
  'venue.intro.no': 'Not yet',
  'venue.select.title': 'Which one is it?',
  'venue.select.name': 'Search by name',
  'venue.select.example': 'The venue’s name',
  'venue.select.yours': 'From your shortlist',
  'venue.select.note':
    '{state, select, replied {{hasTown, select, true {{town}, replied on {day}} other {Replied on {day}}}} asked {{hasTown, select, true {{town}, asked on {day}} other {Asked on {day}}}} other {{town}}}',
  'venue.select.none': 'Look for it by name, or write it down yourself.',
  'venue.select.missing': 'Please choose a venue',
  'venue.select.notHere': 'It’s not on Posy',
  'venue.select.next': 'That’s the one',
  'venue.select.failed': '{name} wasn’t found just now. Try again.',
  'venue.interest.title': 'Are you still thinking about them?',
  'venue.interest.asked': 'You asked them on {day}',
  'venue.interest.text': 'They’d like to know either way. A no is kind: it frees your date for another couple.',
  'venue.interest.yes': 'Yes, we are',
  'venue.interest.no': 'No, let them know',
  'venue.interest.why':
    'A no asks one more thing: price, date, distance, size, or just a feeling. They see the reason and never your budget.',
  'venue.lost.title': 'What was it?',
  'venue.lost.text': '{name} reads this and nothing else.',
  'venue.lost.reasons': 'Why not',
  'venue.lost.price': 'The price',
  'venue.lost.date': 'The date',
  'venue.lost.distance': 'It’s too far',
  'venue.lost.size': 'The size',
  'venue.lost.feeling': 'Just a feeling',
  'venue.lost.missing': 'Please choose a reason',
  'venue.lost.next': 'Let them know',
  'venue.lost.message':
    '{reason, select, price {Thank you for your time. We’ve decided against it: the price isn’t right for us.} date {Thank you for your time. We’ve decided against it: the date doesn’t work for us.} distance {Thank you for your time. We’ve decided against it: it’s too far for us.} size {Thank you for your time. We’ve decided against it: the size isn’t right for us.} other {Thank you for your time. We’ve decided against it: it just isn’t the one for us.}}',
  'venue.lost.failed': '{name} couldn’t be told just now.',
  'venue.lost.notReopened': 'The conversation with {name} stayed closed.',
  'venue.when.title':
    '{part, select, month {Which month at {name}?} year {Which year at {name}?} other {Which day at {name}?}}',
  'venue.when.text':
    '{part, select, month {Then the year, and the day if you have one.} year {Then the day, if you have one.} other {Leave it open if you’re still choosing.}}',
  'venue.when.label': '{part, select, month {Month} year {Year} other {Day}}',
  'venue.when.missing':
    '{part, select, month {Please choose a month} year {Please choose a year} other {Please choose a day}}',
  'venue.when.open':
    '{part, select, month {We haven’t settled on the month} year {We haven’t settled on the year} other {We haven’t settled on the day}}',
  'venue.when.next': '{next, select, month {Next: year} year {Next: day} other {Book it}}',
  'venue.notice.booked': '{name} is your venue{moves, select, true {. Your wedding is in {town} now} other {}}',
  'venue.notice.hunting': 'Happy hunting! It’s noted that you like {name}.',
  'venue.notice.lost': '{name} is set aside, and hears from you',
} as const satisfies Messages;
