import type { Guest } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A guest of the list, with its id. */
export type GuestItem = Identified<Guest>;

/** The fields of a guest that members change; contacts and answers hold only the keys to change. */
export type GuestFields = Partial<Omit<Guest, 'createdAt' | 'updatedAt' | 'contacts'>> & {
  contacts?: Partial<Guest['contacts']>;
};

/** Returns a new guest with defaults for every missing field. The server sets the times. */
export const newGuest = (id: string, fields: GuestFields): GuestItem => ({
  id,
  name: '',
  head: null,
  household: '',
  category: '',
  address: '',
  location: '',
  rsvp: {},
  invitationType: 'day',
  plusOne: false,
  child: false,
  age: null,
  meal: '',
  diets: [],
  allergens: [],
  dietNotes: '',
  notes: '',
  table: null,
  createdAt: null,
  updatedAt: null,
  ...fields,
  contacts: { email: null, phone: null, ...fields.contacts },
});

/** Trims a name and makes its blanks single. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Returns the last word of a name, by which lists are sorted; a single name itself. */
export const surnameOf = (name: string): string => tidyName(name).split(' ').at(-1) ?? '';

/** Returns a name without its last word; a single name whole. */
export const givenNameOf = (name: string): string => {
  const words = tidyName(name).split(' ');
  return words.length < 2 ? (words[0] ?? '') : words.slice(0, -1).join(' ');
};
