import { type Market } from '@posy/shared-contracts/markets';
import { type GuestWords } from '../words/guest-words';
import { type GuestInvitation, type InvitedEvent } from './guest-dates';

/** The couple, “Maya & Tom”; empty unless both names are known. */
export const coupleOf = ({ partners }: Pick<GuestInvitation, 'partners'>): string => {
  const names = partners.map((name) => name.trim()).filter((name) => name !== '');
  return names.length === 2 ? names.join(' & ') : '';
};

const given = (name: string): string => name.split(/\s+/)[0] ?? name;

/** The names of a household as one greets it: by given names where some of them share another. */
export const greetingOf = ({ people }: Pick<GuestInvitation, 'people'>, market: Market, words: GuestWords): string => {
  const names = people.map(({ name }) => name.trim()).filter((name) => name !== '');
  const families = names.map((name) => name.split(/\s+/).slice(1).join(' ')).filter((family) => family !== '');
  const isFamily = new Set(families).size < families.length;
  if (names.length === 0) return words.plusOne;
  return new Intl.ListFormat(market.locale).format(isFamily ? names.map(given) : names);
};

/** An event's name; the main one has one from the start. */
export const eventName = ({ name }: Pick<InvitedEvent, 'name'>, words: GuestWords): string =>
  name.trim() === '' ? words.mainEvent : name;
