import { guestBandOf } from '@posy/shared-contracts/entities';
import { content, placesIn, placesOf } from '../content/content';
import { type Slots } from '../content/slots';
import { type Rating } from '../records/rating';
import { type ReviewRecord, type ReviewReply, type Stars } from '../records/review-record';
import { type Chance } from './chance/chance';
import { slugOf } from './chance/ids';
import { leastUsed } from './chance/least-used';
import { addDays, at, daysBetween, monthName, monthOf, saysThursday, thursdayNear, weekdayOf } from './market/days';
import { type ReviewWords, reviewWords } from './text/review-words';
import { say, slotsFor } from './text/texts';
import { type Voice } from './text/voice';

interface ReviewDraw {
  voice: Voice;
  chance: Chance;
  /** The last day that a review may have. */
  asOf: string;
  /** Number of the supplier among those of its kind in its county. */
  turn: number;
}

const starList: readonly Stars[] = [5, 4, 3, 2, 1];

/** Reviews by stars, of a hundred over the whole catalogue. */
const spread: Record<Stars, number> = { 5: 72, 4: 18, 3: 6, 2: 2, 1: 2 };

/** Weights of the stars that couples give, by quality: 0 is usual, 2 excellent, -2 poor. */
const starWeights = (quality: number): Record<Stars, number> => ({
  5: spread[5] * (1 + 0.1 * quality),
  4: spread[4] * (1 - 0.13 * quality),
  3: spread[3] * (1 - 0.4 * quality),
  2: spread[2] * (1 - 0.4 * quality),
  1: spread[1] * (1 - 0.4 * quality),
});

/**
 * Draws the number of reviews: a few suppliers have none, most a handful, one in eighty is an institution; paid
 * listings have been here longer.
 */
const drawCount = ({ voice, chance }: ReviewDraw): number => {
  if (chance.yes(0.07)) return 0;
  if (chance.yes(1 / 80)) return chance.int(90, 210);
  const typical = 3.6 + voice.outline.tier * 1.3;
  return Math.max(1, Math.min(70, Math.round(typical * Math.exp(chance.normal() * 0.8))));
};

const summer: readonly number[] = [2, 3, 4, 6, 9, 12, 12, 12, 11, 7, 4, 5];

/** A day of the last four years; most weddings are on Saturdays and in summer. */
const drawWeddingDay = ({ chance, asOf }: ReviewDraw): string => {
  const month = chance.weighted([...summer.keys()], (i) => summer[i] ?? 1) + 1;
  const year = Number(asOf.slice(0, 4)) - Math.floor(4 * chance.next() ** 1.4);
  const first = `${year}-${String(month).padStart(2, '0')}-${String(chance.int(1, 21)).padStart(2, '0')}`;
  const weekday = chance.weighted([6, 5, 0, 4, 1], (day) => ({ 6: 60, 5: 18, 0: 10, 4: 8 })[day] ?? 4);
  const date = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  return daysBetween(date, asOf) < 21 ? addDays(date, -364) : date;
};

/** The worse a review, the surer the answer. */
const answered: Record<Stars, number> = { 5: 0.25, 4: 0.3, 3: 0.55, 2: 0.85, 1: 0.9 };

const drawReply = (
  { chance, voice, asOf, replied }: ReviewDraw & { replied: Map<string, number> },
  stars: Stars,
  reviewed: string,
  slots: Slots,
): ReviewReply | null => {
  const { thankful, apologetic } = content.reviews[voice.market.language].shared.replies;
  const isAnswered = chance.yes(answered[stars]);
  const template = chance.pick(leastUsed(stars >= 4 ? thankful : apologetic, replied));
  const date = addDays(reviewed, chance.int(1, 12));
  if (!isAnswered || date > asOf) return null;
  replied.set(template, (replied.get(template) ?? 0) + 1);
  return { body: say(voice.market, template, slots), createdAt: at(date, chance.int(7, 19), chance.int(0, 59)) };
};

/** Photos that couples took: in the light and colours of the supplier's own pictures. */
const drawPhotos = ({ voice: { outline, category }, chance }: ReviewDraw, index: number): ReviewRecord['photos'] => {
  if (!chance.yes(0.12)) return [];
  const views =
    outline.kind === null ? [''] : ['table', 'outside', 'night'].map((view) => `${outline.kind ?? ''}-${view}-`);
  return Array.from({ length: chance.int(1, 3) }, (_, i) => ({
    path: `/pictures/${category.slug}/${outline.id}--${views[i % views.length] ?? ''}r${index + 1}${i === 0 ? '' : `-${i}`}/4x3/640.webp`,
    portrait: false,
  }));
};

const drawAuthor = ({ voice, chance }: ReviewDraw): Pick<ReviewRecord, 'name' | 'from'> & { email: string } => {
  const words = content.names[voice.market.language];
  const [a = '', b = ''] = chance.sample(words.firstNames, 2);
  const { place, id } = voice.outline;
  const places = placesOf(voice.market.countryCode);
  const near = placesIn(voice.market.countryCode, place.county);
  const name = chance.yes(0.72) ? `${a} & ${b}` : a;
  const last = slugOf(chance.pick(words.lastNames));
  return {
    name,
    from: chance.pick(chance.yes(0.7) ? near : places).name,
    email: `${slugOf(a)}.${last}.${id.toLowerCase()}@example.com`,
  };
};

/** Draws the number of guests, within the venue's capacity and minimum. */
const drawGuests = ({ voice, chance }: ReviewDraw): number => {
  const most = voice.facts.capacityDayMax ?? 160;
  const least = voice.facts.capacityDayMin ?? 5;
  return Math.min(Math.max(5, Math.floor(most / 5) * 5), Math.max(least, chance.int(4, 36) * 5));
};

const drawReview = (
  draw: ReviewDraw & { replied: Map<string, number> },
  words: ReviewWords,
  stars: Stars,
  index: number,
): ReviewRecord => {
  const { voice, chance, asOf } = draw;
  const day = drawWeddingDay(draw);
  const month = monthOf(day);
  const guests = drawGuests(draw);
  const { title, body } = words.next({ stars, month, guests });
  const dateWedding = saysThursday(body) ? thursdayNear(day) : day;
  const written = addDays(dateWedding, chance.int(3, 75));
  const reviewed = written > asOf ? addDays(asOf, -chance.int(0, 6)) : written;
  const inMonth = monthName(month, voice.market.locale);
  const inTime = { month: inMonth, warm_month: inMonth, cold_month: inMonth };
  const slots = slotsFor(voice, { ...inTime, guests: String(guests) });
  const id = `${voice.outline.id}-r${index + 1}`;
  const { email, ...author } = drawAuthor(draw);
  return {
    id,
    supplierId: voice.outline.id,
    type: 'review',
    stars,
    title: say(voice.market, title, slots),
    body: say(voice.market, body, slots),
    ...author,
    dateWedding,
    createdAt: at(reviewed, chance.int(7, 22), chance.int(0, 59)),
    bookedThroughPosy: chance.yes(0.35),
    photos: drawPhotos(draw, index),
    guestBand: guestBandOf(guests),
    reply: drawReply(draw, stars, reviewed, slots),
    internal: { email, user: null },
  };
};

/** The reviews of one supplier, the newest first. */
export const drawReviews = (draw: ReviewDraw): ReviewRecord[] => {
  const weights = starWeights(Math.max(-2.2, Math.min(2.2, draw.chance.normal())));
  const words = reviewWords(draw.voice, draw.chance, draw.turn);
  const replied = new Map<string, number>();
  return Array.from({ length: drawCount(draw) }, (_, i) =>
    drawReview(
      { ...draw, replied },
      words,
      draw.chance.weighted(starList, (star) => weights[star]),
      i,
    ),
  ).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
};

/** The average to two decimals; 0 without reviews. */
export const ratingOf = (reviews: readonly { stars: number }[]): Rating => {
  if (reviews.length === 0) return { average: 0, count: 0 };
  const sum = reviews.reduce((total, review) => total + review.stars, 0);
  return { average: Math.round((sum / reviews.length) * 100) / 100, count: reviews.length };
};
