import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'desk.all': 'All inquiries',
  'desk.nobody-waits': 'Everybody has an answer. New inquiries come here first.',
  'desk.replies.from':
    'Half of your answers are faster than this. Last 90 days, {count, plural, one {# inquiry} other {# inquiries}}.',
  'desk.tiles.booked':
    '{booked, plural, one {booking} other {bookings}} in twelve weeks, from {asked, plural, one {# inquiry} other {# inquiries}}',
  'desk.labels.none':
    'Make a few words of your own, such as “Viewing” or “2028”, and find inquiries by them. Couples never see them.',
  'desk.labels.lead': 'Put on inquiries, beside the conversation. Couples never see them.',
  'desk.labels.hue': 'Color',
  'desk.team.email.help': 'They read and answer inquiries. Only owners decide who does.',
  'desk.team.alone': 'You answer alone so far. Whoever you invite reads and answers inquiries too.',
  'desk.team.let-go.text': 'They’re logged out at once and read no inquiry any more. What they wrote stays.',
  'desk.team.notice.gone': '{name} reads no inquiry any more',
  'desk.join.beside': 'It stands beside your other profile: choose between them at your desk and above your inquiries.',
  'desk.join.text': '{who} invites you to read and answer inquiries. The invitation is for {email}.',
  'desk.morning.unavailable': 'Your inquiries are taking a rest',
  'desk.team.leave.text': 'You read no inquiry any more, and are logged out. Only an owner can invite you again.',
};
