import type { DeviceContact } from '@posy/shared-contracts/mount-props';
import { type GuestItem, tidyName } from '../rules/guest-item';
import { isEmail } from './typed-guests';

/**
 * Returns a contact's name for a line: characters that would begin another person, an address or a list become blanks.
 */
const nameOf = ({ name, email }: DeviceContact): string => {
  const plain = tidyName(name.replace(/[,;+<>@\p{C}]/gu, ' '));
  return plain === '' && email !== null ? tidyName((email.split('@')[0] ?? '').replace(/[._,;+<>]+/g, ' ')) : plain;
};

/**
 * Returns the chosen contacts as lines of the popup, where the person sees who will be added. Contacts without a name
 * are left out.
 */
export const contactLines = (contacts: readonly DeviceContact[]): string[] =>
  contacts.flatMap((contact) => {
    const name = nameOf(contact);
    if (name === '') return [];
    return contact.email !== null && isEmail(contact.email) ? [`${name} <${contact.email}>`] : [name];
  });

/** Appends lines to the typed text. */
export const withLines = (text: string, lines: readonly string[]): string =>
  [text.trimEnd(), ...lines].filter((part) => part !== '').join('\n');

/** Adds the telephone numbers and addresses of the chosen contacts to the guests, matched by name. */
export const withContacts = (guests: readonly GuestItem[], contacts: readonly DeviceContact[]): GuestItem[] => {
  const byName = new Map(contacts.map((contact) => [nameOf(contact).toLocaleLowerCase(), contact]));
  return guests.map((guest) => {
    const contact = byName.get(guest.name.toLocaleLowerCase());
    if (guest.name === '' || contact === undefined) return guest;
    const { phone, address } = contact;
    return {
      ...guest,
      address: address.slice(0, 500),
      contacts: { ...guest.contacts, phone: phone?.slice(0, 40) ?? null },
    };
  });
};
