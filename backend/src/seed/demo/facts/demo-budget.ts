import { type Cost, type Payment } from '@posy/shared-contracts/entities';
import { type GuestTotals, type Heads, weddingHeads } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type SeedDocument } from '#seed/write-all';
import { daysBefore, type DemoFacts, type DemoPick } from './demo-facts';

/** Pounds; the documents hold pence. */
export type Pounds = number;
export const pence = (pounds: Pounds): number => Math.round(pounds * 100);

/** The demo couple's budget, in pence. */
export const demoBudget = pence(24_000);
/** The price that the couple and their venue agreed on, in pence. */
export const demoVenuePrice = pence(6_300);
/** Their own guess of guests, from before the list. */
export const demoGuestEstimate = 95;

/** The heads that the demo's costs count. */
export const demoHeads = (totals: GuestTotals): Heads =>
  weddingHeads({ guests: { ...totals, estimate: demoGuestEstimate } });

/** A part of a cost: its name, its pounds, and when it is due (months before the wedding) or how long ago it was paid (days). */
type DemoPayment = { name: string; pounds: Pounds; payer?: string } & (
  | { monthsBefore: number }
  | { paidDaysAgo: number }
);

interface DemoCost {
  id: string;
  name: string;
  group: string;
  /** Estimate of the whole, or per counted guest. */
  estimate: Pounds | { each: Pounds; counts: 'day' | 'all' };
  quoted?: Pounds;
  payer?: string;
  supplier?: 'venue' | 'photographer' | DemoPick;
  notes?: string;
  parts?: readonly DemoPayment[];
}

const tomsParents = 'Tom’s parents';
const mayasGran = 'Maya’s gran';

const costs: readonly DemoCost[] = [
  {
    id: 'venue-hire',
    name: 'Venue hire',
    group: 'venues',
    estimate: 6_240,
    quoted: demoVenuePrice / 100,
    supplier: 'venue',
    notes: 'From Friday 2 pm to Sunday 11 am, chairs and linen included.',
    parts: [
      { name: 'Venue, deposit', pounds: 4_200, paidDaysAgo: 40 },
      { name: 'Venue, second part', pounds: 2_100, monthsBefore: 7 },
    ],
  },
  {
    id: 'dinner',
    name: 'Dinner',
    group: 'caterers',
    estimate: { each: 42, counts: 'day' },
  },
  { id: 'drinks', name: 'Drinks', group: 'caterers', estimate: { each: 12, counts: 'day' } },
  { id: 'evening-food', name: 'Evening food', group: 'caterers', estimate: { each: 5, counts: 'all' } },
  {
    id: 'photographer',
    name: 'Photographer, full day',
    group: 'photographers',
    estimate: 2_160,
    quoted: 1_850,
    supplier: 'photographer',
  },
  { id: 'videographer', name: 'A short film', group: 'video', estimate: 450 },
  {
    id: 'outfits',
    name: 'Maya’s dress',
    group: 'dress',
    estimate: 1_300,
    quoted: 1_240,
    payer: mayasGran,
    parts: [
      { name: 'Dress, deposit', pounds: 620, paidDaysAgo: 25 },
      { name: 'Dress, balance', pounds: 620, monthsBefore: 3 },
    ],
  },
  {
    id: 'shoes-and-accessories',
    name: 'Shoes and veil',
    group: 'dress',
    estimate: 320,
    quoted: 180,
    parts: [{ name: 'Shoes', pounds: 180, paidDaysAgo: 18 }],
  },
  { id: 'alterations', name: 'Alterations', group: 'dress', estimate: 160 },
  {
    id: 'suits',
    name: 'Tom’s suit and two more',
    group: 'menswear',
    estimate: 860,
    payer: tomsParents,
    parts: [
      { name: 'Suits, deposit', pounds: 180, paidDaysAgo: 12 },
      { name: 'Suits, balance', pounds: 680, monthsBefore: 2 },
    ],
  },
  {
    id: 'bouquets',
    name: 'Bouquets and buttonholes',
    group: 'florists',
    estimate: 480,
    quoted: 420,
  },
  {
    id: 'venue-flowers',
    name: 'Tables and arch',
    group: 'florists',
    estimate: 960,
    quoted: 900,
  },
  {
    id: 'decoration',
    name: 'Festoon lights and hire',
    group: 'decoration',
    estimate: 700,
    quoted: 640,
    parts: [
      { name: 'Lights, deposit', pounds: 320, paidDaysAgo: 9 },
      { name: 'Lights, balance', pounds: 320, monthsBefore: 1 },
    ],
  },
  { id: 'candles', name: 'Candles and jars', group: 'decoration', estimate: 100 },
  {
    id: 'band-or-dj',
    name: 'Band, two sets',
    group: 'music',
    estimate: 1_500,
    quoted: 1_450,
    supplier: 'band',
    parts: [
      { name: 'Band, deposit', pounds: 400, paidDaysAgo: 30 },
      { name: 'Band, balance', pounds: 1_050, monthsBefore: 1 },
    ],
  },
  { id: 'ceremony-music', name: 'Cello for the ceremony', group: 'music', estimate: 240 },
  { id: 'entertainment', name: 'Lawn games', group: 'entertainment', estimate: 60 },
  {
    id: 'cake',
    name: 'Lemon cake, three tiers',
    group: 'cakes',
    estimate: 480,
    quoted: 460,
    supplier: 'cake',
    parts: [
      { name: 'Cake, deposit', pounds: 80, paidDaysAgo: 6 },
      { name: 'Cake, balance', pounds: 380, monthsBefore: 0.5 },
    ],
  },
  { id: 'hair-and-make-up', name: 'Hair and make-up', group: 'beauty', estimate: 360 },
  { id: 'invitations', name: 'Invitations', group: 'stationery', estimate: { each: 3, counts: 'all' } },
  {
    id: 'on-the-day-stationery',
    name: 'Menus and place cards',
    group: 'stationery',
    estimate: { each: 2, counts: 'day' },
  },
  { id: 'transport', name: 'Minibus to the hotel', group: 'transport', estimate: 300 },
  {
    id: 'ceremony-fees',
    name: 'Registrar and notice',
    group: 'ceremony',
    estimate: 560,
    quoted: 584,
    parts: [{ name: 'Registrar', pounds: 584, monthsBefore: 2 }],
  },
  {
    id: 'rings',
    name: 'Rings',
    group: 'Rings',
    estimate: 450,
    notes: 'Ask Anna about melting down gran’s brooch.',
  },
  { id: 'just-in-case', name: 'Just in case', group: 'contingency', estimate: 900 },
];

const withoutSupplier = ['ceremony', 'contingency', 'Rings'];

const figures = ({ estimate }: DemoCost, heads: Heads): Pick<Cost, 'estimate' | 'perHead'> =>
  typeof estimate === 'number'
    ? { estimate: pence(estimate), perHead: null }
    : {
        estimate: pence(estimate.each) * heads[estimate.counts],
        perHead: { amount: pence(estimate.each), counts: estimate.counts },
      };

const supplierOf = ({ venue, photographer, picked }: DemoFacts, { supplier }: DemoCost): SupplierSummary | undefined =>
  supplier === undefined ? undefined : { venue, photographer, ...picked }[supplier];

const costOf = (facts: DemoFacts, cost: DemoCost, heads: Heads): SeedDocument => ({
  path: `weddings/${facts.weddingId}/costs/${cost.id}`,
  data: {
    name: cost.name,
    supplierType: withoutSupplier.includes(cost.group) ? null : cost.group,
    group: cost.group,
    ...figures(cost, heads),
    actual: pence(cost.quoted ?? 0),
    payer: cost.payer ?? '',
    supplierId: supplierOf(facts, cost)?.id ?? null,
    notes: cost.notes ?? '',
    createdAt: daysBefore(facts, 60),
    updatedAt: daysBefore(facts, 6),
  },
});

const isoDay = (day: DateTime): string => day.toFormat('yyyy-MM-dd');
const seededOn = ({ startedAt }: DemoFacts): DateTime => DateTime.fromMillis(startedAt, { zone: 'utc' });

const whenOf = (facts: DemoFacts, part: DemoPayment): Pick<Payment, 'due' | 'paidOn' | 'remindDaysBefore'> => {
  if ('paidDaysAgo' in part) {
    const day = isoDay(seededOn(facts).minus({ days: part.paidDaysAgo }));
    return { due: day, paidOn: day, remindDaysBefore: null };
  }
  const days = Math.round(part.monthsBefore * 30);
  const due = isoDay(DateTime.fromISO(facts.date, { zone: 'utc' }).minus({ days }));
  return { due, paidOn: null, remindDaysBefore: 7 };
};

const paymentsOf = (facts: DemoFacts, cost: DemoCost): SeedDocument[] =>
  (cost.parts ?? []).map((part, index) => ({
    path: `weddings/${facts.weddingId}/payments/${cost.id}-${index + 1}`,
    data: {
      costId: cost.id,
      name: part.name,
      amount: pence(part.pounds),
      ...whenOf(facts, part),
      payer: part.payer ?? '',
      createdAt: daysBefore(facts, 45),
      updatedAt: daysBefore(facts, 6),
    },
  }));

/** The demo couple's costs and payments: some quoted, some paid, some by the family. */
export const demoCosts = (facts: DemoFacts, heads: Heads): SeedDocument[] =>
  costs.flatMap((cost) => [costOf(facts, cost, heads), ...paymentsOf(facts, cost)]);

/** The budget fields of the wedding, with sums that fit the costs. */
export const demoBudgetFields = (heads: Heads): Record<string, unknown> => ({
  budget: demoBudget,
  costs: {
    actual: costs.reduce((sum, cost) => sum + pence(cost.quoted ?? 0), 0),
    estimate: costs.reduce((sum, cost) => sum + figures(cost, heads).estimate, 0),
  },
  preferences: {
    budget: {
      guestsEstimate: demoGuestEstimate,
      timeOfWeek: 'saturday',
      timeOfYear: 'autumn',
      year: null,
      categories: [...new Set(costs.map(({ group }) => group))].filter((group) => group !== 'Rings'),
    },
  },
});
