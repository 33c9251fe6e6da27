import type { Guest } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A guest as the list has it. */
export type GuestItem = Identified<Guest>;

/** Fields of a guest that people change; of contacts and answers those keys that are given. */
export type GuestFields = Partial<Omit<Guest, 'createdAt' | 'updatedAt' | 'contacts'>> & {
  contacts?: Partial<Guest['contacts']>;
};

/** What a guest has before anything is known but a name. The times are the server's. */
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

/** A name that was typed, with its blanks made single. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** The last word of a name, by which lists are sorted; a single name is its own. */
export const surnameOf = (name: string): string => tidyName(name).split(' ').at(-1) ?? '';

/** The name without its last word; a single name whole. */
export const givenNameOf = (name: string): string => {
  const words = tidyName(name).split(' ');
  return words.length < 2 ? (words[0] ?? '') : words.slice(0, -1).join(' ');
};
