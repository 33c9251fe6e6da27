import { type Conversation, shortlistStateOf } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { ShortlistEntry } from '#talk/rules/shortlist-entry';
import { dayOf, type ReaderSettings } from '#talk/rules/when';
import { type ContactState, contactState, type NextStep, nextStep } from './steps';

/** A supplier with a conversation, on the couple's list, or both. */
export interface Contact {
  supplierId: string;
  name: string;
  type: string;
  conversation: Identified<Conversation> | null;
  entry: ShortlistEntry | null;
  isBooked: boolean;
  state: ContactState;
  next: NextStep;
}

/**
 * Lists suppliers that were asked, are booked, or are the couple's own: by the latest message, then by name. Ignored
 * and removed ones are left out.
 */
export const contactsOf = (
  conversations: readonly Identified<Conversation>[],
  shortlist: ReadonlyMap<string, ShortlistEntry>,
  { now, zone }: Pick<ReaderSettings, 'now' | 'zone'>,
): Contact[] => {
  const today = dayOf(new Date(now).toISOString(), zone);
  const talks = new Map(conversations.map((conversation) => [conversation.supplierId, conversation]));
  const listed = [...shortlist.values()].filter((entry) => {
    const state = shortlistStateOf(entry);
    return talks.has(entry.id) || state === 'booked' || (entry.customSupplier && state === 'shortlisted');
  });
  const ids = new Set([...talks.keys(), ...listed.map(({ id }) => id)]);
  const contacts = [...ids].map((supplierId): Contact => {
    const conversation = talks.get(supplierId) ?? null;
    const entry = shortlist.get(supplierId) ?? null;
    const isBooked = entry !== null && shortlistStateOf(entry) === 'booked';
    const name = conversation?.supplierName ?? entry?.name ?? '';
    const type = conversation?.supplierType ?? entry?.type ?? '';
    const about = { conversation, entry, isBooked };
    return { supplierId, name, type, ...about, state: contactState(about, today), next: nextStep(about, today, zone) };
  });
  const lastOf = ({ conversation }: Contact): string => conversation?.lastMessage.createdAt ?? '';
  return contacts.sort((a, b) => lastOf(b).localeCompare(lastOf(a)) || a.name.localeCompare(b.name));
};
