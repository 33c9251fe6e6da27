import { shortlistStateOf, type Conversation, type ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { standingOf } from '#talk/rules/conversation-facts';

type Entry = Identified<ShortlistedSupplier>;

/** What there is to do next with somebody. */
export type NextStep = 'answer' | 'wait' | 'ask' | 'nothing' | 'meet';

/** Somebody the couple talk to: with a conversation, on their list, or both. */
export interface Contact {
  supplierId: string;
  name: string;
  type: string;
  conversation: Identified<Conversation> | null;
  entry: Entry | null;
  isBooked: boolean;
  next: NextStep;
}

const nextOf = (conversation: Conversation | null, entry: Entry | null, isBooked: boolean): NextStep => {
  if (conversation === null) return entry?.customSupplier === true || isBooked ? 'nothing' : 'ask';
  const { kind } = standingOf(conversation, 'couple', { isBooked });
  if (kind === 'closed' || kind === 'blocked') return 'nothing';
  if (conversation.answers?.visit?.answer === 'accepted') return 'meet';
  if (conversation.lastMessage.from === 'supplier') return isBooked ? 'nothing' : 'answer';
  return 'wait';
};

/** Whoever is asked, booked or the couple's own: by the last word, then by name. Who was set aside or removed is not. */
export const contactsOf = (
  conversations: readonly Identified<Conversation>[],
  shortlist: ReadonlyMap<string, Entry>,
): Contact[] => {
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
    return { supplierId, name, type, conversation, entry, isBooked, next: nextOf(conversation, entry, isBooked) };
  });
  const lastOf = ({ conversation }: Contact): string => conversation?.lastMessage.createdAt ?? '';
  return contacts.sort((a, b) => lastOf(b).localeCompare(lastOf(a)) || a.name.localeCompare(b.name));
};
