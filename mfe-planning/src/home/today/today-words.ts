/** Message ids of the flows that the product ships; other flows share one name. */
const flowNames: Readonly<Record<string, 'planning.today.new-home' | 'planning.today.venue' | 'planning.today.first'>> =
  {
    'new-home-landing': 'planning.today.new-home',
    'at-your-venue': 'planning.today.venue',
    'first-steps': 'planning.today.first',
  };

/** Returns the message id of a flow's name. */
export const flowName = (flow: string) => flowNames[flow] ?? ('planning.today.other' as const);

const questions = {
  catering: 'planning.today.ask.catering',
  music: 'planning.today.ask.music',
  flowers: 'planning.today.ask.flowers',
  photographer: 'planning.today.ask.photographer',
} as const;

/** Returns the message id of a quiz card's question. */
export const questionOf = (card: string) =>
  Object.hasOwn(questions, card) ? questions[card as keyof typeof questions] : ('planning.today.ask.any' as const);

/** Message ids of the answers. */
export const answerWords = {
  venue: 'planning.today.answer.venue',
  ours: 'planning.today.answer.ours',
  unsure: 'planning.today.answer.unsure',
} as const;
