import { categoryContent } from '../content/content';
import { type ReviewRecord } from '../records/review-record';
import { type PublicSupplier, type SupplierAchievement, type SupplierBadge } from '../records/supplier-record';
import { type Chance } from './chance/chance';
import { addDays, weekdayOf } from './market/days';
import { type SupplierContext } from './relations';
import { drawShared } from './text/texts';
import { type Voice } from './text/voice';

export const drawOffers = ({ asOf, within, outline }: SupplierContext, chance: Chance): PublicSupplier['offers'] => {
  if (outline.tier < 1 || !chance.yes(0.4)) return [];
  const { offers } = categoryContent(outline.category);
  return chance.sample(offers, chance.int(1, 2)).map((offer) => ({
    id: `${outline.id}-${offer.key}`,
    title: offer.labels[within.market.locale],
    endsOn: addDays(asOf, chance.int(30, 300)),
  }));
};

export const drawFairs = ({ asOf, within, outline }: SupplierContext, chance: Chance): PublicSupplier['fairs'] => {
  if (!chance.yes(outline.category === 'venues' ? 0.3 : 0.05)) return [];
  const some = addDays(asOf, chance.int(20, 200));
  const sunday = addDays(some, (7 - weekdayOf(some)) % 7);
  const name = within.market.words.openDay(outline.name);
  return [{ id: `${outline.id}-f1`, name, date: sunday, startTime: chance.pick(['10:00', '11:00', '13:00']) }];
};

export const drawAwards = (
  { asOf, outline }: SupplierContext,
  voice: Voice,
  chance: Chance,
): PublicSupplier['awards'] => {
  const lastYear = Number(asOf.slice(0, 4)) - 1;
  const count = chance.yes(0.08 + outline.tier * 0.09) ? chance.int(1, 2) : 0;
  return drawShared(voice, 'awards', chance, count).map((title, i) => ({
    id: `${outline.id}-a${i + 1}`,
    title,
    year: lastYear - chance.int(0, 4),
  }));
};

export const reached = (voice: Voice, reviews: ReviewRecord[]): SupplierAchievement[] => {
  const replies = reviews.filter((review) => review.reply !== null).length;
  const all: [SupplierAchievement, boolean][] = [
    ['ten-reviews', reviews.length >= 10],
    ['twenty-reviews', reviews.length >= 20],
    ['ten-years', voice.years >= 10],
    ['replies-to-reviews', replies >= 3 && replies * 3 >= reviews.length],
  ];
  return all.filter(([, is]) => is).map(([key]) => key);
};

export const badgesOf = (record: Pick<PublicSupplier, 'rating' | 'profileScore' | 'awards'>): SupplierBadge[] => {
  const all: [SupplierBadge, boolean][] = [
    ['top-rated', record.rating.count >= 5 && record.rating.average >= 4.7],
    ['complete-profile', record.profileScore >= 0.8],
    ['award-winner', record.awards.length > 0],
  ];
  return all.filter(([, is]) => is).map(([key]) => key);
};
