import { content } from '#catalogue/content/content';
import { slotsOf } from '#catalogue/content/slots';
import { type Stars } from '#catalogue/records/review-record';
import { type Chance } from '../chance/chance';
import { leastUsed } from '../chance/least-used';
import { isWarm } from '../market/days';
import { type Voice } from './voice';

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
  /** Its place among the bodies of its stars. */
  place: number;
}

export interface ReviewWords {
  /** Title and body of the next review, as templates. No two of a supplier have the same body. */
  next(wedding: Wedding): { title: string; body: string };
}

/** The supplier that a couple reviews. */
type Speaker = Pick<Voice, 'market' | 'category'>;

const seasons = ['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer', 'autumn', 'autumn'];
const seasonOf = (month: number): string => seasons[month - 1] ?? (month === 12 ? 'winter' : 'autumn');
const small = 50;
const large = 110;

/** A body about a warm evening is left out of a review of a January wedding. */
const suits = (template: string, month: number): boolean => {
  const slots = slotsOf(template);
  return !(slots.includes('warm_month') && !isWarm(month)) && !(slots.includes('cold_month') && isWarm(month));
};

/** Tags that are true of the wedding: its season, and small or large. */
const tagsOf = ({ month, guests }: Wedding): Set<string> => {
  const size = guests <= small ? ['small'] : guests >= large ? ['large'] : [];
  return new Set([seasonOf(month), ...size]);
};

/** Share of bodies that follow a sentence about the couple. */
const withContext = 0.45;

/** Parts of the bodies, of which each supplier says one first: those of one county say different ones. */
const parts = 5;

/** Returns those of a supplier's part, if there are any. */
const ofPart = <T>(from: readonly T[], turn: number, placeOf: (one: T) => number): readonly T[] => {
  const own = from.filter((one) => (placeOf(one) + turn) % parts === 0);
  return own.length > 0 ? own : from;
};

const known = new Map<string, { warm: readonly Core[]; cold: readonly Core[] }>();

/** Bodies of a trade and of what all couples write about, by the months of their weddings. */
const coresOf = ({ market: { language }, category: { slug } }: Speaker, { stars, month }: Wedding): readonly Core[] => {
  const key = `${language} ${slug} ${stars}`;
  let cores = known.get(key);
  if (cores === undefined) {
    const { shared, categories } = content.reviews[language];
    const all = [
      ...categories[slug].bodies[stars].map((body) => ({ body, titles: shared.titles[stars] })),
      ...shared.topics[stars].flatMap(({ titles, bodies }) => bodies.map((body) => ({ body, titles }))),
    ].map((core, place) => ({ ...core, place }));
    const [warm, cold] = [7, 1].map((one) => all.filter(({ body }) => suits(body, one)));
    cores = { warm: warm ?? [], cold: cold ?? [] };
    known.set(key, cores);
  }
  return isWarm(month) ? cores.warm : cores.cold;
};

/**
 * The words of one supplier's reviews, the rarest first. `turn` is its number among those who are compared with it: with
 * another turn it begins with other words.
 */
export const reviewWords = (voice: Speaker, chance: Chance, turn = 0): ReviewWords => {
  const { shared } = content.reviews[voice.market.language];
  const used = new Map<Core, number>();
  const usesOf = (core: Core): number => used.get(core) ?? 0;
  const written = new Set<string>();
  const opened = new Map<{ text: string }, number>();
  const titled = new Map<string, number>();
  const note = <T>(counts: Map<T, number>, one: T): void => void counts.set(one, (counts.get(one) ?? 0) + 1);

  const draw = (wedding: Wedding): { core: Core; body: string } => {
    const possible = coresOf(voice, wedding);
    const least = Math.min(...possible.map(usesOf));
    const rarest = possible.filter((one) => usesOf(one) === least);
    const core = chance.pick(ofPart(rarest, turn, ({ place }) => place));
    const tags = tagsOf(wedding);
    const contexts = shared.contexts.filter(({ when }) => when.every((tag) => tags.has(tag)));
    const fresh = ofPart(leastUsed(contexts, opened), turn, ({ text }) =>
      shared.contexts.findIndex((one) => one.text === text),
    );
    const context = chance.yes(least > 0 ? 1 : withContext) ? chance.pick(fresh).text : null;
    return { core, body: context === null ? core.body : `${context} ${core.body}` };
  };

  return {
    next(wedding) {
      let drawn = draw(wedding);
      for (let attempt = 0; written.has(drawn.body) && attempt < 60; attempt += 1) {
        used.set(drawn.core, usesOf(drawn.core) + 1);
        drawn = draw(wedding);
      }
      used.set(drawn.core, usesOf(drawn.core) + 1);
      written.add(drawn.body);
      const context = shared.contexts.find(({ text }) => drawn.body.startsWith(`${text} `));
      if (context !== undefined) note(opened, context);
      const title = chance.pick(leastUsed(drawn.core.titles, titled));
      note(titled, title);
      return { title, body: drawn.body };
    },
  };
};
