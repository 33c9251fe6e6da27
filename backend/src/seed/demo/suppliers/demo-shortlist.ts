import { type ShortlistedSupplier, type StatedPrice } from '@posy/shared-contracts/entities';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type SeedDocument } from '#seed/write-all';
import { demoUids } from '../facts/demo-accounts';
import { pence, type Pounds } from '../facts/demo-budget';
import { demoVenuePrice } from '../facts/demo-budget';
import { daysBefore, type DemoFacts } from '../facts/demo-facts';
import { demoQuote, demoTasting } from './demo-talks';

/** Prices that the demo's budget counts too. */
const agreed = (pounds: Pounds, condition: string): StatedPrice => ({
  amount: pence(pounds),
  currency: 'GBP',
  basis: 'total',
  condition,
});

type More = Partial<
  Pick<
    ShortlistedSupplier,
    'booked' | 'enquired' | 'quotedPrice' | 'agreedPrice' | 'memberNotes' | 'votes' | 'visitDate' | 'visitTime'
  >
>;
interface Liked {
  supplier: SupplierSummary | undefined;
  /** Days before the seeding: when something of it last changed. */
  age: number;
  more?: More;
}

const { maya, tom } = demoUids;

const likedOf = (facts: DemoFacts): Liked[] => {
  const { venue, photographer, picked } = facts;
  const { day, time } = demoTasting(facts);
  return [
    {
      supplier: venue,
      age: 51,
      more: { booked: true, enquired: true, agreedPrice: agreed(demoVenuePrice / 100, 'Friday to Sunday') },
    },
    {
      supplier: photographer,
      age: 12,
      more: {
        enquired: true,
        quotedPrice: demoQuote('photographer'),
        memberNotes: { [maya]: 'The woodland set!', [tom]: 'Quiet and kind on the phone.' },
        votes: { [maya]: 'yes', [tom]: 'maybe' },
      },
    },
    {
      supplier: picked.photographer2,
      age: 11,
      more: { enquired: true, quotedPrice: demoQuote('photographer2'), votes: { [tom]: 'yes' } },
    },
    {
      supplier: picked.photographer3,
      age: 13,
      more: { memberNotes: { [maya]: 'Nan likes the black and white ones.' } },
    },
    {
      supplier: picked.caterer,
      age: 10,
      more: {
        enquired: true,
        quotedPrice: demoQuote('caterer'),
        visitDate: day,
        visitTime: time,
        votes: { [maya]: 'yes', [tom]: 'yes' },
      },
    },
    { supplier: picked.caterer2, age: 21 },
    { supplier: picked.florist, age: 5, more: { enquired: true, votes: { [maya]: 'yes' } } },
    { supplier: picked.florist2, age: 8, more: { memberNotes: { [tom]: 'Grows most of it herself.' } } },
    {
      supplier: picked.band,
      age: 30,
      more: {
        booked: true,
        enquired: true,
        quotedPrice: demoQuote('band'),
        agreedPrice: agreed(1_450, 'Two sets'),
      },
    },
    { supplier: picked.cake, age: 6, more: { booked: true, agreedPrice: agreed(460, 'Lemon, three tiers') } },
  ];
};

const shortlisted = (facts: DemoFacts, { supplier, age, more }: Liked): SeedDocument[] =>
  supplier === undefined
    ? []
    : [
        {
          path: `weddings/${facts.weddingId}/suppliers/${supplier.id}`,
          data: {
            type: supplier.type,
            slug: supplier.slug,
            name: supplier.name,
            publicId: supplier.publicId,
            town: supplier.town,
            county: supplier.county,
            countryCode: supplier.countryCode,
            shortlisted: true,
            booked: false,
            enquired: false,
            ignored: false,
            customSupplier: false,
            ...more,
            updatedAt: daysBefore(facts, age),
          },
        },
      ];

/**
 * Suppliers on the couple's shortlist: booked, quoted, visited, and only looked at, so that there are some to compare.
 */
export const demoShortlist = (facts: DemoFacts): SeedDocument[] =>
  likedOf(facts).flatMap((liked) => shortlisted(facts, liked));
