/** Words of a supplier's answers; the source of every translation. */
export const messages = {
  'answer.title': 'What couples say of you',
  'answer.lead': 'Answer in public, kindly and briefly: the next couple reads how you listen.',
  'answer.none':
    'Nobody has written about {name} so far. Couples who booked you are asked after their wedding; you cannot choose whom.',
  'answer.published': '{count, plural, one {# published review} other {# published reviews}}',
  'answer.disputed': 'Disputed',
  'answer.disputed.note': 'A moderator reads it and decides. Until then nobody sees it, and it isn’t counted.',
  'answer.reply': 'Answer',
  'answer.reply.change': 'Change your answer',
  'answer.reply.title': 'Answer {name}',
  'answer.reply.lead': 'Everybody reads this under the review. Empty it to take it back.',
  'answer.reply.words': 'Your answer',
  'answer.reply.send': 'Publish',
  'answer.reply.done': 'Your answer is published.',
  'answer.dispute': 'This breaks the rules',
  'answer.dispute.title': 'Dispute the review by {name}',
  'answer.dispute.lead':
    'Not because it is a bad one: the same rules hold for good and bad reviews. Say which rule it breaks and what happened; only our moderators read this. A review can be disputed once.',
  'answer.dispute.words': 'What is wrong with it',
  'answer.dispute.send': 'Send to a moderator',
  'answer.dispute.done': 'A moderator will read it. It isn’t shown meanwhile.',
  'answer.missing': 'Please write something.',
  'answer.failed': 'That wasn’t sent. Please try again; your words are still here.',
  'answer.failed.decided': 'A moderator has decided about this review already.',
  'answer.cancel': 'Cancel',
  'answer.close': 'Close',
} as const;
