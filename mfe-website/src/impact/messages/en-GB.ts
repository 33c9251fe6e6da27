export const messages = {
  'impact.answers.day': '{count, plural, one {One answer is} other {# answers are}} for the day that was',
  'impact.answers.place': '{count, plural, one {One answer is} other {# answers are}} for the place that was',
  'impact.answers.ask-again': 'Ask again? Write them a letter with the news: they change their answer by their link',
} as const;
