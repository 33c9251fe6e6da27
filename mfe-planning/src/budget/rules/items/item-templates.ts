import type { HeadCount } from '@posy/shared-contracts/entities';
import { marqueeShareOfVenue } from './figures';

/**
 * Groups of costs that every budget knows, in the order of lists: supplier categories, the ceremony, and the reserve.
 */
export const costGroups = [
  'venues',
  'marquee',
  'caterers',
  'photographers',
  'video',
  'dress',
  'menswear',
  'florists',
  'decoration',
  'music',
  'entertainment',
  'cakes',
  'beauty',
  'stationery',
  'transport',
  'ceremony',
  'contingency',
] as const;
export type CostGroup = (typeof costGroups)[number];

/** Returns true for a group that every budget knows; other groups are names that the couple gave. */
export const isCostGroup = (group: string): group is CostGroup => costGroups.some((known) => known === group);

/** Groups that a new budget includes by default. A marquee must be chosen. */
export const usualGroups: readonly CostGroup[] = costGroups.filter((group) => group !== 'marquee');

/** Groups without a suppliers' category. */
const withoutSupplier: readonly CostGroup[] = ['ceremony', 'contingency'];

/** The suppliers' category of a group, or null. */
export const supplierTypeOf = (group: string): string | null =>
  isCostGroup(group) && !withoutSupplier.includes(group) ? group : null;

/**
 * An item that a new budget begins with. Its key is the document's id, so that two members who begin at once make one
 * item.
 */
export interface ItemTemplate {
  key: string;
  group: CostGroup;
  /** Tenths of a per cent of the whole budget. */
  share: number;
  /** The guests that the item is multiplied by; null when it does not follow the guest count. */
  perHead: HeadCount | null;
}

const fixed = (key: string, group: CostGroup, share: number): ItemTemplate => ({ key, group, share, perHead: null });
const perHead = (key: string, group: CostGroup, share: number, counts: HeadCount): ItemTemplate => ({
  key,
  group,
  share,
  perHead: counts,
});

/**
 * The split of a budget. The groups' shares are those of design/product, "Budget split"; the shares inside a group are
 * ours. A marquee has no share of its own: it takes a part of the venue's.
 */
const templates: readonly ItemTemplate[] = [
  fixed('venue-hire', 'venues', 260),
  fixed('marquee-hire', 'marquee', 0),
  perHead('dinner', 'caterers', 140, 'day'),
  perHead('drinks', 'caterers', 40, 'day'),
  perHead('evening-food', 'caterers', 20, 'all'),
  fixed('photographer', 'photographers', 90),
  fixed('videographer', 'video', 30),
  fixed('outfits', 'dress', 55),
  fixed('shoes-and-accessories', 'dress', 15),
  fixed('suits', 'menswear', 40),
  fixed('bouquets', 'florists', 20),
  fixed('venue-flowers', 'florists', 40),
  fixed('decoration', 'decoration', 40),
  fixed('band-or-dj', 'music', 32),
  fixed('ceremony-music', 'music', 8),
  fixed('entertainment', 'entertainment', 20),
  fixed('cake', 'cakes', 20),
  fixed('hair-and-make-up', 'beauty', 20),
  perHead('invitations', 'stationery', 12, 'all'),
  perHead('on-the-day-stationery', 'stationery', 8, 'day'),
  fixed('transport', 'transport', 20),
  fixed('ceremony-fees', 'ceremony', 20),
  fixed('just-in-case', 'contingency', 50),
];

/** Ids of the items that a budget can begin with. */
export const templateKeys: ReadonlySet<string> = new Set(templates.map(({ key }) => key));

const venueShare = templates.find(({ group }) => group === 'venues')?.share ?? 0;

const shareWith = (template: ItemTemplate, groups: ReadonlySet<string>): number => {
  if (!groups.has('marquee')) return template.share;
  const marquee = groups.has('venues') ? (venueShare * marqueeShareOfVenue) / 100 : venueShare;
  if (template.group === 'marquee') return marquee;
  return template.group === 'venues' ? venueShare - marquee : template.share;
};

/** The items of the chosen groups with their shares; unknown groups are left out. */
export const templatesOf = (groups: readonly string[]): ItemTemplate[] => {
  const chosen = new Set(groups);
  return templates
    .filter(({ group }) => chosen.has(group))
    .map((template) => ({ ...template, share: shareWith(template, chosen) }));
};
