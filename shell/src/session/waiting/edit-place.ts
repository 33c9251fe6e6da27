import type { FirestoreWrite } from '@posy/shared-contracts/mount-props';

/** Screens on which people change their plan, as their paths below the market. */
export const editPlaces = [
  'checklist',
  'guestlist',
  'budget',
  'scrapbook',
  'shortlist',
  'website',
  'settings',
] as const;
export type EditPlace = (typeof editPlaces)[number];

/** The screens that show the documents of a wedding's collections. */
const placeOfList: Readonly<Record<string, EditPlace>> = {
  tasks: 'checklist',
  todayTasks: 'checklist',
  guests: 'guestlist',
  tables: 'guestlist',
  seatingWishes: 'guestlist',
  costs: 'budget',
  payments: 'budget',
  notes: 'scrapbook',
  suppliers: 'shortlist',
  events: 'website',
  website: 'website',
  websiteSections: 'website',
  invitationSettings: 'website',
};

const placeOf = (path: string): EditPlace | null => {
  const [first, , list] = path.split('/');
  if (first === 'weddings' && list !== undefined) return placeOfList[list] ?? null;
  return first === 'weddings' || first === 'users' ? 'settings' : null;
};

/**
 * Returns the screen that shows an edit's change; null when none does. The wedding's document is part of many edits for
 * its figures: it counts only when no other document does.
 */
export const placeOfEdit = (writes: readonly FirestoreWrite[]): EditPlace | null => {
  const places = writes.map(({ collection }) => placeOf(collection.path));
  return (
    places.find((place) => place !== null && place !== 'settings') ?? places.find((place) => place !== null) ?? null
  );
};
