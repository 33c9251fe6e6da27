import type { IntlShape } from 'react-intl';
import { type CostGroup, isCostGroup } from '../rules/items/item-templates';

const names = {
  venues: 'budget.group.venues',
  marquee: 'budget.group.marquee',
  caterers: 'budget.group.caterers',
  photographers: 'budget.group.photographers',
  video: 'budget.group.video',
  dress: 'budget.group.dress',
  menswear: 'budget.group.menswear',
  florists: 'budget.group.florists',
  decoration: 'budget.group.decoration',
  music: 'budget.group.music',
  entertainment: 'budget.group.entertainment',
  cakes: 'budget.group.cakes',
  beauty: 'budget.group.beauty',
  stationery: 'budget.group.stationery',
  transport: 'budget.group.transport',
  ceremony: 'budget.group.ceremony',
  contingency: 'budget.group.contingency',
} as const satisfies Record<CostGroup, string>;

/** Returns the name of a group; a group of the couple's own is stored under its name. */
export const groupName = (intl: IntlShape, group: string): string =>
  isCostGroup(group) ? intl.formatMessage({ id: names[group] }) : group;
