import { conversationId } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { readPackageFile } from '#config/files';
import { type SeedDocument } from '#seed/write-all';
import { demoUids } from '../facts/demo-accounts';
import { demoGuestEstimate } from '../facts/demo-budget';
import { newestAnswers, readTime } from '../facts/demo-enquiries';
import { daysBefore, type DemoFacts } from '../facts/demo-facts';
import { type DemoTalk, demoTalks } from './demo-talks';

const wordsSchema = v.object({
  enquiries: v.array(v.string()),
  answers: v.array(v.string()),
  followUps: v.array(v.string()),
});
type DemoTexts = v.InferOutput<typeof wordsSchema>;

/** People of other suppliers have no accounts: this uid belongs to nobody. */
const nobodyUid = 'demo-venue';

const slotsOf = (facts: DemoFacts): Record<string, string> => {
  const date = DateTime.fromISO(facts.date).setLocale('en-GB');
  return {
    date: date.toLocaleString(DateTime.DATE_FULL),
    month: date.toFormat('LLLL'),
    place: facts.venue.town,
    guests: String(demoGuestEstimate),
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

const pictureOf = ({ photos: [first] }: SupplierSummary) =>
  first === undefined ? {} : { picture: { category: first.category, seed: first.seed } };

const documentsOf = (facts: DemoFacts, words: DemoTexts, { supplier, lines, ...thread }: DemoTalk): SeedDocument[] => {
  const path = `conversations/${conversationId(supplier.id, facts.weddingId)}`;
  const slots = slotsOf(facts);
  const supplierUid = thread.supplierUids?.[0] ?? nobodyUid;
  const messages = lines.map(({ by, age, says, content = {} }) => ({
    from: by === 'them' ? ('supplier' as const) : ('couple' as const),
    senderUid: by === 'them' ? supplierUid : demoUids[by],
    ...(by !== 'them' && { senderName: by === 'maya' ? 'Maya' : 'Tom' }),
    body: fill(typeof says === 'string' ? says : (words[says[0]][says[1]] ?? ''), slots),
    ...content,
    createdAt: daysBefore(facts, age),
  }));
  const agesOf = (isTheirs: boolean): number[] =>
    lines.flatMap(({ by, age }) => ((by === 'them') === isTheirs ? [age] : []));
  const { body, from, createdAt } = messages.at(-1) ?? { body: '', from: 'couple', createdAt: daysBefore(facts, 0) };
  const data = {
    weddingId: facts.weddingId,
    supplierId: supplier.id,
    supplierName: supplier.name,
    supplierType: supplier.type,
    supplierSlug: supplier.slug,
    ...pictureOf(supplier),
    coupleName: 'Maya and Tom',
    weddingDate: facts.date,
    memberUids: [demoUids.maya, demoUids.tom, ...(thread.supplierUids ?? [])].sort(),
    unread: { couple: thread.unreadByCouple ?? 0, supplier: 0 },
    readAt: {
      couple: readTime(facts, agesOf(true), (thread.unreadByCouple ?? 0) > 0),
      supplier: readTime(facts, agesOf(false), false),
    },
    lastMessage: { body, from, createdAt },
    custom: { repliedByCouple: messages.findLast((message) => message.from === 'couple')?.createdAt ?? null },
    enquiry: { intent: 'enquiry', budgetMatch: false },
    firstReplyAt: messages.find((message) => message.from === 'supplier')?.createdAt ?? null,
    answers: newestAnswers(lines.map(({ content }) => content)),
    createdAt: messages[0]?.createdAt ?? createdAt,
    ...thread.state,
  };
  return [
    { path, data },
    ...messages.map((message, index) => ({ path: `${path}/messages/demo-${index}`, data: message })),
  ];
};

/** The couple's conversations with their messages, some in the words of the catalogue's content. */
export const demoConversations = (facts: DemoFacts): SeedDocument[] => {
  const words = v.parse(wordsSchema, JSON.parse(readPackageFile('content/catalogue/messages.en.json')));
  return demoTalks(facts).flatMap((talk) => documentsOf(facts, words, talk));
};
