import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'booking.titleBooked': 'What you agreed with {name}',
  'booking.lead': 'Fill in what you have; the rest can wait.',
  'booking.notBooked': 'Not booked after all',
  'booking.later': 'Later',
  'booking.taken':
    '{name}’s calendar says {day} is taken. If they’ve told you it’s yours, go ahead; if not, ask them first.',
  'booking.price.quoted':
    'From their quote{hasCondition, select, true {: {condition}} other {}}{isOver, select, true {. It was good until {day}} other {}}',
  'booking.basis': 'For',
  'booking.basis.name':
    '{basis, select, perHead {Each guest} perDay {Each day} perHour {Each hour} perItem {Each piece} other {Everything}}',
  'booking.count': '{basis, select, perHour {How many hours} other {How many}}',
  'booking.count.help': 'Leave it empty while you don’t know.',
  'booking.payments': 'Payments',
  'booking.payment.deposit': 'Deposit',
  'booking.payment.later': 'Payment {number}',
  'booking.payment.due': '{name} due on',
  'booking.payment.paidOn': '{name} paid on',
  'booking.payment.day': 'Day',
  'booking.payment.amount': 'Amount',
  'booking.payment.noAmount': 'How much is it?',
  'booking.payment.paid': 'Paid already',
  'booking.payment.remove': 'Remove: {name}',
  'booking.payment.add': 'Add a payment',
  'booking.payment.sum':
    '{state, select, open {Adds up to {sum}} whole {Adds up to {sum}, the whole price} left {Adds up to {sum}; {left} has no day yet} over {Adds up to {sum}: {left} more than the price} other {Adds up to {sum}, which we take for the price}}',
  'booking.contract': 'Contract',
  'booking.contract.choose': 'Add the contract',
  'booking.contract.uploading': '{name} is being uploaded',
  'booking.contract.checked': '{size}. Checked, and only people who may see your suppliers can open it.',
  'booking.contract.remove': 'Remove {name}',
  'booking.contract.gone': '{name} can’t be opened just now. Try again in a moment.',
  'booking.contract.fault.connection': 'There’s no connection. Try again once you’re back online.',
  'booking.contract.fault.session': 'Your session has ended. Log in again, then try once more.',
  'booking.contract.fault.refused': 'The server didn’t accept this file.',
  'booking.contract.fault.server': 'Something went wrong on our side. Try again in a moment.',
  'booking.contract.fault.too-large': 'A contract can have up to 10 MB.',
  'booking.contract.fault.too-many-pixels': 'This picture is too large. Choose a smaller version.',
  'booking.contract.fault.type': 'Choose a PDF, or a JPEG, PNG, WebP or HEIC picture.',
  'booking.contract.fault.unreadable': 'This file can’t be opened. It may be damaged.',
  'booking.contract.fault.quota': 'You’ve stored as many files as we can keep.',
  'booking.follows': 'What happens now',
  'booking.follows.tasks': 'Your checklist ticks along',
  'booking.follows.budget':
    '{amount}{basis, select, perHead { for each guest} perHour { for each hour} perItem { for each piece} other {}} in your budget',
  'booking.follows.planned':
    '{stands, select, unreckoned {Put in what it comes to once you know} over {{by} over the {planned} you planned} under {{by} under the {planned} you planned} other {Just what you planned}}',
  'booking.follows.instead': '{name}’s quote of {amount} leaves your budget',
  'booking.follows.beside':
    '{names} {count, plural, one {is} other {are}} booked for this too: all of it counts in your budget',
  'booking.follows.payments': '{count, plural, one {One payment} other {# payments}} in your diary',
  'booking.follows.payments.days': '{days}, with a word the week before',
  'booking.follows.place': 'Your wedding moves to {town}',
  'booking.follows.others': 'Send {count, plural, one {the other one} other {the other #}} a kind no',
  'booking.follows.others.read': 'Read it first',
  'booking.follows.others.words': 'They read: “{names} booked elsewhere and closed this conversation.”',
  'booking.follows.undo': 'We tell you as each one happens, and you can undo it.',
} as const satisfies Messages;
