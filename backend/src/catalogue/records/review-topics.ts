import { type ReviewTopic, reviewTopics } from '@posy/shared-contracts/entities';
import { fold } from '../search/spelling/fold';

/** The beginnings of words by which couples speak of each topic in English, German and French, without accents. */
const spoken: Record<ReviewTopic, string> = {
  value: 'value|worth|pric|budget|money|cost|penny|preis|geld|teuer|gunstig|cent|prix|argent|cher\\b',
  team: 'team|staff|crew|friendly|personal\\b|freundlich|mitarbeiter|equipe|personnel|gentil|sourian',
  answers: 'repl|answer|email|respon|antwort|gemeldet|mail|repons|repond',
  time: 'late\\b|early|punctual|on time|minutes|punktlich|verspat|zu spat|retard|ponctuel|a l heure',
  food: 'food|dinner|meal|canape|menu|cake|delicious|essen\\b|buffet|lecker|torte|repas|plat|delicieu|gateau',
  weather: 'rain|weather|storm|windy|regen|wetter|sturm|pluie|meteo|orage',
  place: 'venue|garden|view|room|barn|hall\\b|garten|saal|aussicht|raum|jardin|salle|vue\\b|cadre',
  music: 'music|band\\b|dj\\b|danc|song|musik|tanz|musique|dans(?:e|er|ant)\\b|chanson',
  photos: 'photo|picture|album|bild|foto',
  flowers: 'flower|bouquet|buttonhole|blume|strauss|fleur',
};

const patterns = reviewTopics.map((topic) => new RegExp(`\\b(?:${spoken[topic]})`));

/** Returns the topics of a review: a bit for each, in their order. */
export const topicBits = ({ title, body }: { title: string; body: string }): number => {
  const words = fold(`${title} ${body}`);
  return patterns.reduce((bits, pattern, at) => (pattern.test(words) ? bits | (1 << at) : bits), 0);
};

/** The bit of one topic. */
export const bitOf = (topic: ReviewTopic): number => 1 << reviewTopics.indexOf(topic);

/**
 * Counts the reviews for each topic, from the number of reviews with each set of topic bits; the most frequent first.
 */
export const mentionsOf = (
  rows: readonly { topics: number; count: number }[],
): { topic: ReviewTopic; count: number }[] =>
  reviewTopics
    .map((topic) => {
      const bit = bitOf(topic);
      return { topic, count: rows.reduce((sum, row) => ((row.topics & bit) === 0 ? sum : sum + row.count), 0) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
