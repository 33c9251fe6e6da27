import { type Chance } from '../chance/chance';
import { content } from '../content';
import { isWarm } from '../market/days';
import { slotsOf } from './slots';
import { type Voice } from './voice';
import { type Stars } from '#catalogue/review-record';

interface Wedding {
  stars: Stars;
  /** 1 to 12. */
  month: number;
  guests: number;
}

interface Core {
  body: string;
  /** The titles that go with it. */
  titles: readonly string[];
  used: number;
}

export interface ReviewWords {
  /** Title and body of the next review, as templates. No two of a supplier have the same body. */
  next(wedding: Wedding): { title: string; body: string };
}

const seasons = ['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer', 'autumn', 'autumn'];
const seasonOf = (month: number): string => seasons[month - 1] ?? (month === 12 ? 'winter' : 'autumn');
const small = 50;
const large = 110;

/** A body about a warm evening is left out of a review of a January wedding. */
function suits(template: string, month: number): boolean {
  const slots = slotsOf(template);
  return !(slots.includes('warm_month') && !isWarm(month)) && !(slots.includes('cold_month') && isWarm(month));
}

/** What is true of the wedding: its season, and whether it was small or large. */
function tagsOf({ month, guests }: Wedding): Set<string> {
  const size = guests <= small ? ['small'] : guests >= large ? ['large'] : [];
  return new Set([seasonOf(month), ...size]);
}

/** How often a body stands after a sentence about the couple. */
const withContext = 0.45;

/** The words of one supplier's reviews: bodies of its trade and of what all couples write about, the rarest first. */
export function reviewWords({ market, category }: Voice, chance: Chance): ReviewWords {
  const { shared, categories } = content.reviews[market.language];
  const coresOf = (stars: Stars): Core[] => [
    ...categories[category.slug].bodies[stars].map((body) => ({ body, titles: shared.titles[stars], used: 0 })),
    ...shared.topics[stars].flatMap(({ titles, bodies }) => bodies.map((body) => ({ body, titles, used: 0 }))),
  ];
  const cores = new Map<Stars, Core[]>();
  const written = new Set<string>();

  const draw = (wedding: Wedding): { core: Core; body: string } => {
    const all = cores.get(wedding.stars) ?? coresOf(wedding.stars);
    cores.set(wedding.stars, all);
    const possible = all.filter(({ body }) => suits(body, wedding.month));
    const least = Math.min(...possible.map(({ used }) => used));
    const core = chance.pick(possible.filter(({ used }) => used === least));
    const tags = tagsOf(wedding);
    const contexts = shared.contexts.filter(({ when }) => when.every((tag) => tags.has(tag)));
    const context = chance.yes(least > 0 ? 1 : withContext) ? chance.pick(contexts).text : null;
    return { core, body: context === null ? core.body : `${context} ${core.body}` };
  };

  return {
    next(wedding) {
      let drawn = draw(wedding);
      for (let attempt = 0; written.has(drawn.body) && attempt < 60; attempt += 1) {
        drawn.core.used += 1;
        drawn = draw(wedding);
      }
      drawn.core.used += 1;
      written.add(drawn.body);
      return { title: chance.pick(drawn.core.titles), body: drawn.body };
    },
  };
}
