import { conversationId } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type SeedDocument } from '#seed/write-all';
import { demoTeam, demoUids } from './demo-accounts';
import { askingCouples, type DemoEnquiry, type DemoMessage, filmCouples, theirDay } from './demo-asking-couples';
import { daysBefore, type DemoFacts } from './demo-facts';

/** Uids of the people who speak for a supplier of the demo. */
const speakersOf = ({ photographer }: DemoFacts, { id }: SupplierSummary): string[] =>
  id === photographer.id ? Object.keys(demoTeam) : [demoUids.supplier];

const messageOf = (
  facts: DemoFacts,
  { uids, partners }: { uids: { couple: string; supplier: string }; partners: readonly string[] },
  [from, age, body, content = {}]: DemoMessage,
) => ({
  from,
  senderUid: uids[from],
  ...(from === 'couple' && { senderName: partners[0] }),
  body,
  ...content,
  createdAt: daysBefore(facts, age),
});

/** The fields of a wedding that its conversation needs. */
const weddingOf = (facts: DemoFacts, { key, partners, apart, guests }: DemoEnquiry, uid: string): SeedDocument => ({
  path: `weddings/demo-wedding-${key}`,
  data: {
    partners,
    date: theirDay(facts, apart),
    location: null,
    l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
    budget: 0,
    tasks: { total: 0, done: 0, initializedAt: null },
    guests: { count: guests, evening: 0, attending: 0, declined: 0 },
    suppliers: { count: 0 },
    bookings: { venue: false },
    roles: { [uid]: 'owner' },
    createdAt: daysBefore(facts, 88),
  },
});

/** Time until a message is read. */
const readAfterMs = 25 * 60_000;

/** The time at which a side read the last of these messages of the other side; null for none, or for an unread one. */
export const readTime = (facts: DemoFacts, ages: readonly number[], isUnread: boolean): Timestamp | null => {
  const last = ages.at(-1);
  return last === undefined || isUnread ? null : Timestamp.fromMillis(daysBefore(facts, last).toMillis() + readAfterMs);
};

/** The newest of each kind of answer, as the conversation stores it. */
export const newestAnswers = (contents: readonly (object | undefined)[]): object =>
  Object.assign(
    {},
    ...contents.map((content, index) => {
      const { kind, ...answer } = (content ?? {}) as { kind?: string; visit?: object };
      if (kind === undefined) return {};
      return answer.visit === undefined ? answer : { visit: { ...answer.visit, messageId: `demo-${index}` } };
    }),
  ) as object;

/** People of other suppliers have no accounts: this uid belongs to nobody. */
const nobodyUid = 'demo-nobody';

/** A couple's conversation with a supplier, for which these people speak. */
export const enquiryDocuments = (
  facts: DemoFacts,
  supplier: SupplierSummary,
  asking: DemoEnquiry,
  speakers: readonly string[],
): SeedDocument[] => {
  const uid = `demo-couple-${asking.key}`;
  const weddingId = `demo-wedding-${asking.key}`;
  const path = `conversations/${conversationId(supplier.id, weddingId)}`;
  const uids = { couple: uid, supplier: speakers[0] ?? nobodyUid };
  const messages = asking.lines.map((line) => messageOf(facts, { uids, partners: asking.partners }, line));
  const [first] = messages;
  const last = messages.at(-1);
  if (first === undefined || last === undefined) throw new Error(`Nobody says anything for ${asking.key}.`);
  const state = asking.state?.(facts) ?? {};
  const isWaiting = last.from === 'couple' && !('closedAt' in state);
  const agesOf = (side: 'couple' | 'supplier'): number[] =>
    asking.lines.flatMap(([from, age]) => (from === side ? [age] : []));
  const [photo] = supplier.photos;
  const data = {
    weddingId,
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierType: supplier.type,
    supplierSlug: supplier.slug,
    ...(photo !== undefined && { picture: { category: photo.category, seed: photo.seed } }),
    coupleName: asking.partners.join(' and '),
    weddingDate: theirDay(facts, asking.apart),
    shared: { place: null, guests: { day: asking.guests, evening: 0 }, budgetMatch: false },
    memberUids: [uid, ...speakers].sort(),
    unread: { couple: 0, supplier: isWaiting ? 1 : 0 },
    readAt: {
      couple: readTime(facts, agesOf('supplier'), false),
      supplier: readTime(facts, agesOf('couple'), isWaiting),
    },
    lastMessage: { body: last.body, from: last.from, createdAt: last.createdAt },
    custom: { repliedByCouple: messages.findLast(({ from }) => from === 'couple')?.createdAt ?? null },
    firstReplyAt: messages.find(({ from }) => from === 'supplier')?.createdAt ?? null,
    answers: newestAnswers(asking.lines.map(([, , , content]) => content)),
    createdAt: first.createdAt,
    ...state,
  };
  return [
    { path, data },
    ...messages.map((message, index) => ({ path: `${path}/messages/demo-${index}`, data: message })),
  ];
};

const documentsOf = (facts: DemoFacts, supplier: SupplierSummary, asking: DemoEnquiry): SeedDocument[] => [
  weddingOf(facts, asking, `demo-couple-${asking.key}`),
  ...enquiryDocuments(facts, supplier, asking, speakersOf(facts, supplier)),
];

/** Eight couples that asked the demo's photographer: what a supplier's people have to do and to show for. */
export const demoEnquiries = (facts: DemoFacts): SeedDocument[] =>
  askingCouples(facts).flatMap((asking) => documentsOf(facts, facts.photographer, asking));

/** Enquiries to the same person's films, when the catalogue has a supplier of films. */
export const demoFilmEnquiries = (facts: DemoFacts): SeedDocument[] => {
  const { film } = facts.picked;
  return film === undefined ? [] : filmCouples(facts).flatMap((asking) => documentsOf(facts, film, asking));
};
