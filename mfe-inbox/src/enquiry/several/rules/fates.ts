import type { Conversation } from '@posy/shared-contracts/entities';
import type { Letter, SendState } from './send-states';

/** The result of one of several enquiries: how far it got, and after it arrived, what its supplier did. */
export type Fate = SendState['status'] | 'opened' | 'replied' | 'not-free';

type Arrived = Pick<Conversation, 'lastMessage' | 'readAt' | 'answers'>;

const afterArrival = ({ lastMessage, readAt, answers }: Arrived): Fate => {
  if (lastMessage.from === 'supplier') return answers?.date?.answer === 'not-free' ? 'not-free' : 'replied';
  const readBySupplier = readAt?.supplier ?? null;
  return readBySupplier !== null && Date.parse(readBySupplier) >= Date.parse(lastMessage.createdAt) ? 'opened' : 'sent';
};

/** Returns the result of an enquiry. `conversation` is its live conversation, undefined until this page has it. */
export const fateOf = ({ state }: Letter, conversation: Arrived | undefined): Fate =>
  state.status === 'sent' && conversation !== undefined ? afterArrival(conversation) : state.status;

/** The parts of the bar over the list, in its order. */
export const fateParts = ['replied', 'sent', 'underway', 'failed'] as const;
export type FatePart = (typeof fateParts)[number];

const partOf = {
  replied: 'replied',
  'not-free': 'replied',
  opened: 'sent',
  sent: 'sent',
  waiting: 'underway',
  sending: 'underway',
  failed: 'failed',
  full: 'failed',
} as const satisfies Record<Fate, FatePart>;

/** Counts the enquiries of each part. */
export const countFates = (fates: readonly Fate[]): Record<FatePart, number> => {
  const counts = { replied: 0, sent: 0, underway: 0, failed: 0 };
  for (const fate of fates) counts[partOf[fate]] += 1;
  return counts;
};
