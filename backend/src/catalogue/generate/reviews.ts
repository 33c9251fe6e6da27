import { type CategorySlug, type Rating, type ReviewRecord, type ReviewReply, type Stars } from '../types';
import { type Chance } from './chance';
import { content, placesOf } from './content';
import { addDays, at, daysBetween, isWarm, monthName, monthOf, saysThursday, thursdayNear, weekdayOf } from './days';
import { slugOf } from './ids';
import { slotsFor, say, type Voice } from './texts';
import { slotsOf } from './slots';

interface Draw {
  voice: Voice;
  chance: Chance;
  /** The last day that a review may have. */
  asOf: string;
}

const starList: readonly Stars[] = [5, 4, 3, 2, 1];

/** What couples give on the whole, by how good the supplier is: 0 poor, 1 excellent. */
const starWeights = (quality: number): Record<Stars, number> => ({
  5: 26 + 60 * quality,
  4: 24,
  3: 13 - 9 * quality,
  2: 7 - 6 * quality,
  1: 5 - 4.4 * quality,
});

/** How many reviews: a few have none, most a handful, some two dozen; paid listings have been here for longer. */
function drawCount({ voice, chance }: Draw): number {
  if (chance.yes(0.07)) return 0;
  const typical = 5.5 + voice.outline.tier * 1.4;
  return Math.max(1, Math.min(26, Math.round(typical * Math.exp(chance.normal() * 0.62))));
}

const summer: readonly number[] = [2, 3, 4, 6, 9, 12, 12, 12, 11, 7, 4, 5];

/** A day of the last four years; most weddings are on Saturdays and in summer. */
function drawWeddingDay({ chance, asOf }: Draw): string {
  const month = chance.weighted([...summer.keys()], (i) => summer[i] ?? 1) + 1;
  const year = Number(asOf.slice(0, 4)) - Math.floor(4 * chance.next() ** 1.4);
  const first = `${year}-${String(month).padStart(2, '0')}-${String(chance.int(1, 21)).padStart(2, '0')}`;
  const weekday = chance.weighted([6, 5, 0, 4, 1], (day) => ({ 6: 60, 5: 18, 0: 10, 4: 8 })[day] ?? 4);
  const date = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  return daysBetween(date, asOf) < 21 ? addDays(date, -364) : date;
}

/** A body about a warm evening is left out of a review of a January wedding. */
function suits(template: string, month: number): boolean {
  const slots = slotsOf(template);
  return !(slots.includes('warm_month') && !isWarm(month)) && !(slots.includes('cold_month') && isWarm(month));
}

interface Pools {
  bodies: Record<Stars, string[]>;
  ownTitles: Record<Stars, string[]>;
  sharedTitles: Record<Stars, string[]>;
  thankful: string[];
  apologetic: string[];
}

function shuffledByStars(
  lists: Record<'1' | '2' | '3' | '4' | '5', string[]>,
  chance: Chance,
): Record<Stars, string[]> {
  const shuffle = (list: string[]) => chance.sample(list, list.length);
  return {
    5: shuffle(lists[5]),
    4: shuffle(lists[4]),
    3: shuffle(lists[3]),
    2: shuffle(lists[2]),
    1: shuffle(lists[1]),
  };
}

function poolsOf({ voice, chance }: Draw): Pools {
  const { shared, categories } = content.reviews[voice.market.language];
  const own = categories[voice.category.slug];
  return {
    bodies: shuffledByStars(own.bodies, chance),
    ownTitles: shuffledByStars(own.titles, chance),
    sharedTitles: shuffledByStars(shared.titles, chance),
    thankful: chance.sample(shared.replies.thankful, shared.replies.thankful.length),
    apologetic: chance.sample(shared.replies.apologetic, shared.replies.apologetic.length),
  };
}

/** Takes the first that suits out of the list. */
function take(list: string[], fits: (item: string) => boolean = () => true): string | undefined {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

function drawTitle(pools: Pools, stars: Stars, chance: Chance): string | undefined {
  const [first, second] = chance.yes(0.6)
    ? [pools.ownTitles, pools.sharedTitles]
    : [pools.sharedTitles, pools.ownTitles];
  return take(first[stars]) ?? take(second[stars]);
}

function drawReply(
  draw: Draw,
  pools: Pools,
  stars: Stars,
  reviewed: string,
  slots: Parameters<typeof say>[2],
): ReviewReply | null {
  const { chance, voice, asOf } = draw;
  if (!chance.yes(0.34)) return null;
  const template = take(stars >= 4 ? pools.thankful : pools.apologetic);
  const date = addDays(reviewed, chance.int(1, 12));
  if (template === undefined || date > asOf) return null;
  return { body: say(voice.market, template, slots), createdAt: at(date, chance.int(7, 19), chance.int(0, 59)) };
}

function drawPhotos(category: CategorySlug, id: string, chance: Chance): ReviewRecord['photos'] {
  if (!chance.yes(0.12)) return [];
  const width = 640;
  return Array.from({ length: chance.int(1, 3) }, (_, i) => ({
    path: `/pictures/${category}/${id}-${i + 1}/4x3/${width}.webp`,
    portrait: false,
  }));
}

function drawAuthor({ voice, chance }: Draw): Pick<ReviewRecord, 'name' | 'from'> & { email: string } {
  const words = content.names[voice.market.language];
  const [a = '', b = ''] = chance.sample(words.firstNames, 2);
  const { place, id } = voice.outline;
  const places = placesOf(voice.market.countryCode);
  const near = places.filter((other) => other.county === place.county);
  const name = chance.yes(0.72) ? `${a} & ${b}` : a;
  const last = slugOf(chance.pick(words.lastNames));
  return {
    name,
    from: chance.pick(chance.yes(0.7) ? near : places).name,
    email: `${slugOf(a)}.${last}.${id.toLowerCase()}@example.com`,
  };
}

function drawReview(draw: Draw, pools: Pools, stars: Stars, index: number): ReviewRecord | null {
  const { voice, chance, asOf } = draw;
  const day = drawWeddingDay(draw);
  const month = monthOf(day);
  const body = take(pools.bodies[stars], (template) => suits(template, month));
  const title = drawTitle(pools, stars, chance);
  if (body === undefined || title === undefined) return null;
  const dateWedding = saysThursday(body) ? thursdayNear(day) : day;
  const written = addDays(dateWedding, chance.int(3, 75));
  const reviewed = written > asOf ? addDays(asOf, -chance.int(0, 6)) : written;
  const inMonth = monthName(month, voice.market.locale);
  const guests = () => String(chance.int(6, 32) * 5);
  const slots = { ...slotsFor(voice), month: inMonth, warm_month: inMonth, cold_month: inMonth, guests };
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
    photos: drawPhotos(voice.category.slug, id, chance),
    reply: drawReply(draw, pools, stars, reviewed, slots),
    internal: { email, user: null },
  };
}

/** The reviews of one supplier, the newest first. */
export function drawReviews(draw: Draw): ReviewRecord[] {
  const pools = poolsOf(draw);
  const quality = Math.min(1, Math.max(0, 0.72 + draw.chance.normal() * 0.2));
  const weights = starWeights(quality);
  const reviews = Array.from({ length: drawCount(draw) }, (_, i) => {
    const stars = draw.chance.weighted(starList, (star) => weights[star]);
    return drawReview(draw, pools, stars, i);
  });
  return reviews.filter((review) => review !== null).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The average to two decimals; 0 without reviews. */
export function ratingOf(reviews: readonly { stars: number }[]): Rating {
  if (reviews.length === 0) return { average: 0, count: 0 };
  const sum = reviews.reduce((total, review) => total + review.stars, 0);
  return { average: Math.round((sum / reviews.length) * 100) / 100, count: reviews.length };
}
