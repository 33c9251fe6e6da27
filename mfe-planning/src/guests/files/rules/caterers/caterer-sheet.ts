import {
  type Allergen,
  allergens,
  type Diet,
  diets,
  type InvitationType,
  invitedParts,
} from '@posy/shared-contracts/entities';
import type { GuestItem } from '#guests/rules/guest-item';

/** The guests that a caterer's sheet counts: those who accepted, or everybody who has not declined. */
export type CatererScope = 'attending' | 'expected';

/** A guest with the facts that the caterer needs. `name` is formatted for display. */
export interface Eater {
  id: string;
  name: string;
  guest: GuestItem;
  /** Id of the table; null for a guest without a seat. */
  table: string | null;
}

export interface NamedTable {
  id: string;
  name: string;
}

/** A counted value with its guests. */
export interface CountedValue<K> {
  key: K;
  eaters: readonly Eater[];
}

export interface CatererSheet {
  total: number;
  /** The number of guests at each part of the day. */
  parts: readonly { part: InvitationType; grownUps: number; children: number }[];
  /** By meal, the most frequent first; guests without a choice last, under an empty name. */
  meals: readonly CountedValue<string>[];
  diets: readonly CountedValue<Diet>[];
  allergens: readonly CountedValue<Allergen>[];
  notes: readonly Eater[];
  /** By age, youngest first; unknown ages last. */
  children: readonly CountedValue<number | null>[];
  /** By table, in its order; guests without one last, under an empty name. */
  tables: readonly { name: string; eaters: readonly Eater[] }[];
}

/** Returns true when a guest is counted, by their answer to the main event. */
export const isCounted = ({ rsvp }: GuestItem, mainEvent: string | null, scope: CatererScope): boolean => {
  const answer = mainEvent === null ? 'pending' : (rsvp[mainEvent] ?? 'pending');
  return scope === 'attending' ? answer === 'attending' : answer !== 'declined';
};

const counted = <K>(
  keys: readonly K[],
  eaters: readonly Eater[],
  holds: (eater: Eater, key: K) => boolean,
): CountedValue<K>[] =>
  keys
    .map((key) => ({ key, eaters: eaters.filter((eater) => holds(eater, key)) }))
    .filter((entry) => entry.eaters.length > 0);

const single = (text: string): string => text.trim().replace(/\s+/g, ' ');

const mealsOf = (eaters: readonly Eater[]): CountedValue<string>[] => {
  const names = new Map(eaters.map(({ guest }) => [single(guest.meal).toLowerCase(), single(guest.meal)]));
  const meals = counted([...names.keys()], eaters, ({ guest }, key) => single(guest.meal).toLowerCase() === key);
  return meals
    .map(({ key, eaters: who }) => ({ key: names.get(key) ?? key, eaters: who }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === '') || b.eaters.length - a.eaters.length);
};

const childrenOf = (eaters: readonly Eater[]): CountedValue<number | null>[] => {
  const children = eaters.filter(({ guest }) => guest.child);
  const ages = [...new Set(children.map(({ guest }) => guest.age))].sort((a, b) => (a ?? 99) - (b ?? 99));
  return counted(ages, children, ({ guest }, age) => guest.age === age);
};

const partsOf = (eaters: readonly Eater[]): CatererSheet['parts'] =>
  (['ceremony', 'day', 'evening'] as const).map((part) => {
    const there = eaters.filter(({ guest }) => invitedParts[guest.invitationType].includes(part));
    const children = there.filter(({ guest }) => guest.child).length;
    return { part, grownUps: there.length - children, children };
  });

const tablesOf = (eaters: readonly Eater[], tables: readonly NamedTable[]): CatererSheet['tables'] => {
  const known = new Set(tables.map(({ id }) => id));
  const at = (id: string | null) => eaters.filter(({ table }) => (known.has(table ?? '') ? table : null) === id);
  return [...tables, { id: null, name: '' }]
    .map(({ id, name }) => ({ name, eaters: at(id) }))
    .filter((entry) => entry.eaters.length > 0);
};

/** Makes the caterer's sheet for these guests. `tables` are in the order of the room. */
export const catererSheet = (eaters: readonly Eater[], tables: readonly NamedTable[]): CatererSheet => ({
  total: eaters.length,
  parts: partsOf(eaters),
  meals: mealsOf(eaters),
  diets: counted(diets, eaters, ({ guest }, diet) => guest.diets.includes(diet)),
  allergens: counted(allergens, eaters, ({ guest }, allergen) => guest.allergens.includes(allergen)),
  notes: eaters.filter(({ guest }) => guest.dietNotes.trim() !== ''),
  children: childrenOf(eaters),
  tables: tablesOf(eaters, tables),
});
