import type { HeadCount } from '@posy/shared-contracts/entities';
import { marqueeShareOfVenue } from './figures';

/** Groups of costs that every budget knows, in the order of lists: supplier categories, the ceremony, and what is put by. */
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

/** Whether the text is a group that every budget knows; otherwise it is a name that the couple gave. */
export const isCostGroup = (group: string): group is CostGroup => costGroups.some((known) => known === group);

/** Groups that a new budget plans for by default: a marquee is asked for. */
export const usualGroups: readonly CostGroup[] = costGroups.filter((group) => group !== 'marquee');

/** Groups that are no suppliers' category. */
const withoutSupplier: readonly CostGroup[] = ['ceremony', 'contingency'];

/** The suppliers' category of a group, or null. */
export const supplierTypeOf = (group: string): string | null =>
  isCostGroup(group) && !withoutSupplier.includes(group) ? group : null;

/** An item that a new budget begins with. Its key is the id of its document, so that two who begin at once make one. */
export interface ItemTemplate {
  key: string;
  group: CostGroup;
  /** Tenths of a per cent of the whole budget. */
  share: number;
  /** Whom it counts, for an item that follows the guest count. */
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
 * How a budget is split. The groups' shares are those of design/product, "Budget split"; inside a group the items' shares
 * are ours. A marquee has none of its own: it takes a part of the venue's.
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

/** The items of the chosen groups with their shares; groups that nobody knows are left out. */
export const templatesOf = (groups: readonly string[]): ItemTemplate[] => {
  const chosen = new Set(groups);
  return templates
    .filter(({ group }) => chosen.has(group))
    .map((template) => ({ ...template, share: shareWith(template, chosen) }));
};
