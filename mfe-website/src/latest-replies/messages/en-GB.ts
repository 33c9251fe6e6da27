export const messages = {
  'replies.title': 'Just in',
  'replies.all': 'All answers',
  'replies.replied': '{name} replied',
  'replies.changed': '{name} changed their answer',
  'replies.people':
    '{coming, plural, =0 {Nobody is coming} one {One is coming} other {# are coming}}{declined, plural, =0 {} one {, one can’t} other {, # can’t}}.',
  'replies.asked': 'You changed something as well: please choose.',
  'replies.photos': 'Your guests sent pictures',
  'replies.photos-note': 'Nobody else sees them until you show them.',
  'replies.addresses': 'You and your guests wrote different addresses',
  'replies.addresses-note': 'Both are kept: please choose.',
} as const;
