import { conversationId } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { readPackageFile } from '#config/files';
import { demoUids } from './demo-accounts';
import { daysBefore, type DemoFacts } from './demo-facts';
import { type SeedDocument } from '../write-all';
import { type SupplierSummary } from '#catalogue/supplier-record';

const wordsSchema = v.object({
  enquiries: v.array(v.string()),
  answers: v.array(v.string()),
  followUps: v.array(v.string()),
});
type Words = v.InferOutput<typeof wordsSchema>;

interface Line {
  kind: keyof Words;
  /** Which text of its kind. */
  index: number;
  senderUid: string;
  /** Days before the seeding. */
  age: number;
}

interface Thread {
  supplier: SupplierSummary;
  supplierUids: string[];
  lines: Line[];
  unreadByCouple: number;
}

const say = (kind: keyof Words, index: number, senderUid: string, age: number): Line => ({
  kind,
  index,
  senderUid,
  age,
});

/** The venue's person has no account: the uid stands for nobody. */
const venueUid = 'demo-venue';
const { maya, tom, supplier: photographerUid } = demoUids;

/** The venue: asked, held, paid for. */
const venueThread = ({ venue }: DemoFacts): Thread => ({
  supplier: venue,
  supplierUids: [],
  unreadByCouple: 0,
  lines: [
    say('enquiries', 0, maya, 60),
    say('answers', 10, venueUid, 59.2),
    say('followUps', 10, tom, 52),
    say('answers', 20, venueUid, 51.7),
  ],
});

/** The photographer: two examples sent, one question not read yet. */
const photographerThread = ({ photographer }: DemoFacts): Thread => ({
  supplier: photographer,
  supplierUids: [photographerUid],
  unreadByCouple: 1,
  lines: [
    say('enquiries', 19, tom, 4),
    say('answers', 17, photographerUid, 3.6),
    say('followUps', 0, maya, 3.4),
    say('answers', 21, photographerUid, 0.3),
  ],
});

const slotsOf = (facts: DemoFacts): Record<string, string> => {
  const date = DateTime.fromISO(facts.date).setLocale('en-GB');
  return {
    date: date.toLocaleString(DateTime.DATE_FULL),
    month: date.toFormat('LLLL'),
    place: 'Bath',
    guests: '78',
    a: 'Maya',
    b: 'Tom',
    venue: facts.venue.name,
  };
};

const fill = (template: string, slots: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`A demo message has no value for {${name}}.`);
    return value;
  });

const documentsOf = (facts: DemoFacts, words: Words, thread: Thread): SeedDocument[] => {
  const { supplier, supplierUids, lines, unreadByCouple } = thread;
  const path = `conversations/${conversationId(supplier.id, facts.weddingId)}`;
  const messages = lines.map(({ kind, index, senderUid, age }) => ({
    from: kind === 'answers' ? ('supplier' as const) : ('couple' as const),
    senderUid,
    body: fill(words[kind][index] ?? '', slotsOf(facts)),
    createdAt: daysBefore(facts, age),
  }));
  const { body, from, createdAt } = messages.at(-1) ?? { body: '', from: 'couple', createdAt: daysBefore(facts, 0) };
  const data = {
    weddingId: facts.weddingId,
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierType: supplier.type,
    supplierSlug: supplier.slug,
    coupleName: 'Maya and Tom',
    weddingDate: facts.date,
    memberUids: [maya, tom, ...supplierUids].sort(),
    unread: { couple: unreadByCouple, supplier: 0 },
    lastMessage: { body, from, createdAt },
    custom: { repliedByCouple: messages.findLast((message) => message.from === 'couple')?.createdAt ?? null },
    enquiry: { intent: 'enquiry', budgetMatch: false },
    createdAt: messages[0]?.createdAt ?? createdAt,
  };
  return [
    { path, data },
    ...messages.map((message, index) => ({ path: `${path}/messages/demo-${index}`, data: message })),
  ];
};

/** Two conversations with their messages, in the words of the catalogue's content. */
export const demoConversations = (facts: DemoFacts): SeedDocument[] => {
  const words = v.parse(wordsSchema, JSON.parse(readPackageFile('content/catalogue/messages.en.json')));
  return [venueThread(facts), photographerThread(facts)].flatMap((thread) => documentsOf(facts, words, thread));
};
