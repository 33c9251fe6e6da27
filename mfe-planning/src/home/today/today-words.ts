/** Message ids of the flows that the product ships; another flow is called what all of them are. */
const flowNames: Readonly<Record<string, 'planning.today.new-home' | 'planning.today.venue' | 'planning.today.first'>> =
  {
    'new-home-landing': 'planning.today.new-home',
    'at-your-venue': 'planning.today.venue',
    'first-steps': 'planning.today.first',
  };

/** What a flow is called. */
export const flowName = (flow: string) => flowNames[flow] ?? ('planning.today.other' as const);

const questions = {
  catering: 'planning.today.ask.catering',
  music: 'planning.today.ask.music',
  flowers: 'planning.today.ask.flowers',
  photographer: 'planning.today.ask.photographer',
} as const;

/** What a quiz's card asks. */
export const questionOf = (card: string) =>
  Object.hasOwn(questions, card) ? questions[card as keyof typeof questions] : ('planning.today.ask.any' as const);

/** The answers' words. */
export const answerWords = {
  venue: 'planning.today.answer.venue',
  ours: 'planning.today.answer.ours',
  unsure: 'planning.today.answer.unsure',
} as const;
