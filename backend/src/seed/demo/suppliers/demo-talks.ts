import { DateTime } from 'luxon';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { demoTeam } from '../facts/demo-accounts';
import { pence, type Pounds } from '../facts/demo-budget';
import { daysBefore, type DemoFacts } from '../facts/demo-facts';

/** A message: words, or a text of the catalogue's content by its kind and position. */
export interface DemoLine {
  by: 'maya' | 'tom' | 'them';
  /** Days before the seeding. */
  age: number;
  says: string | [kind: 'enquiries' | 'answers' | 'followUps', index: number];
  content?: object;
}

/** A conversation of the demo couple's. */
export interface DemoTalk {
  supplier: SupplierSummary;
  supplierUids?: string[];
  unreadByCouple?: number;
  lines: DemoLine[];
  /** Other fields of the conversation, such as its end. */
  state?: object;
}

/** Quotes of the demo's suppliers; the shortlist and the budget repeat them. */
export const demoQuotes = {
  photographer: { pounds: 1_850, basis: 'total', condition: 'A full day' },
  photographer2: { pounds: 2_100, basis: 'total', condition: 'Ten hours' },
  caterer: { pounds: 44, basis: 'per-head', condition: 'Three courses' },
  band: { pounds: 1_450, basis: 'total', condition: 'Two sets' },
} as const satisfies Record<string, { pounds: Pounds; basis: string; condition: string }>;

/** A price as it is quoted, on the shortlist too. */
export const demoQuote = (key: keyof typeof demoQuotes) => {
  const { pounds, basis, condition } = demoQuotes[key];
  return { amount: pence(pounds), currency: 'GBP', basis, condition } as const;
};

const inDays = ({ startedAt }: DemoFacts, days: number): string =>
  DateTime.fromMillis(startedAt, { zone: 'utc' }).plus({ days }).toISODate() ?? '';

/** The tasting that the couple goes to. */
export const demoTasting = (facts: DemoFacts) => ({ day: inDays(facts, 9), time: '18:30' });

const quote = (facts: DemoFacts, key: keyof typeof demoQuotes, includes: string, validFor: number | null = null) => ({
  kind: 'quote',
  quote: { price: demoQuote(key), includes, validUntil: validFor === null ? null : inDays(facts, validFor) },
});

/** A quote with a deposit in pounds, soon, and the rest a month before the wedding. */
const withPayments = (facts: DemoFacts, { kind, quote: price }: ReturnType<typeof quote>, deposit: Pounds) => ({
  kind,
  quote: {
    ...price,
    deposit: { amount: pence(deposit), due: inDays(facts, 14) },
    balanceDue: DateTime.fromISO(facts.date).minus({ months: 1 }).toISODate() ?? facts.date,
  },
});

/** The venue: asked, held, paid for. */
const venueTalk = ({ venue }: DemoFacts): DemoTalk => ({
  supplier: venue,
  lines: [
    { by: 'maya', age: 60, says: ['enquiries', 0] },
    { by: 'them', age: 59.2, says: ['answers', 10] },
    { by: 'tom', age: 52, says: ['followUps', 10] },
    { by: 'them', age: 51.7, says: ['answers', 20] },
  ],
});

/** The photographer: free on the day, a price, two examples, one question that is not read yet. */
const photographerTalk = (facts: DemoFacts): DemoTalk => ({
  supplier: facts.photographer,
  supplierUids: Object.keys(demoTeam),
  unreadByCouple: 1,
  lines: [
    { by: 'maya', age: 16, says: ['enquiries', 0] },
    {
      by: 'them',
      age: 15.4,
      says: 'Congratulations, both of you! Your day is free.',
      content: { kind: 'date', date: { day: facts.date, answer: 'free', heldUntil: null } },
    },
    {
      by: 'them',
      age: 15.3,
      says: 'Here’s our price. Ask us anything about it.',
      content: withPayments(
        facts,
        quote(facts, 'photographer', 'Nine hours, one photographer, all the pictures', 30),
        500,
      ),
    },
    { by: 'tom', age: 4, says: ['enquiries', 19] },
    { by: 'them', age: 3.6, says: ['answers', 17] },
    { by: 'maya', age: 3.4, says: ['followUps', 0] },
    { by: 'them', age: 0.3, says: ['answers', 21] },
  ],
});

const closed = (facts: DemoFacts, age: number) => ({
  closedAt: daysBefore(facts, age),
  closedReason: 'not-available',
  closedBy: 'supplier',
});

/** Conversations with suppliers that a small catalogue may lack. */
const otherTalks = (facts: DemoFacts): (Omit<DemoTalk, 'supplier'> & { supplier: SupplierSummary | undefined })[] => [
  {
    supplier: facts.picked.photographer2,
    unreadByCouple: 1,
    lines: [
      { by: 'tom', age: 14, says: ['enquiries', 0] },
      {
        by: 'them',
        age: 13.2,
        says: 'Thank you for thinking of us! This is what a day with us comes to.',
        content: quote(facts, 'photographer2', 'Ten hours, two photographers, an album', 21),
      },
      {
        by: 'them',
        age: 1.5,
        says: 'Shall we meet for a coffee, so that you know who would be there?',
        content: {
          kind: 'visit',
          visit: {
            day: inDays(facts, 12),
            time: '11:00',
            place: 'The café on Walcot Street, Bath',
            answer: 'proposed',
          },
        },
      },
    ],
  },
  {
    supplier: facts.picked.caterer,
    lines: [
      { by: 'maya', age: 20, says: ['enquiries', 0] },
      {
        by: 'them',
        age: 19.1,
        says: 'Lovely to hear from you. This is our harvest menu, from the farms around you.',
        content: quote(facts, 'caterer', 'Staff, linen and tableware', 40),
      },
      {
        by: 'them',
        age: 11,
        says: 'Would you like to taste it first? Bring an appetite.',
        content: {
          kind: 'visit',
          visit: { ...demoTasting(facts), place: 'Our kitchen, round the back', answer: 'accepted' },
        },
      },
      { by: 'tom', age: 10.6, says: 'We would, very much. See you there!' },
    ],
  },
  {
    supplier: facts.picked.florist,
    lines: [
      { by: 'maya', age: 5, says: ['enquiries', 0] },
      { by: 'maya', age: 4.8, says: 'One more thing: it should look as if it came from the hedge that morning.' },
    ],
  },
  {
    supplier: facts.picked.band,
    lines: [
      { by: 'tom', age: 46, says: ['enquiries', 0] },
      {
        by: 'them',
        age: 45.5,
        says: 'We’re free, and we know all of September. Here is our price.',
        content: quote(facts, 'band', 'Five players, sound and lights'),
      },
      { by: 'tom', age: 31, says: 'You’re booked! The deposit is on its way.' },
      { by: 'them', age: 30.4, says: 'It’s here, thank you. Send us your first dance whenever you know it.' },
    ],
  },
  {
    supplier: facts.picked.stylist,
    lines: [
      { by: 'maya', age: 28, says: ['enquiries', 0] },
      { by: 'them', age: 27.3, says: 'I am sorry: I am with another bride that day. I wish you a wonderful one!' },
    ],
    state: closed(facts, 27.3),
  },
  {
    supplier: facts.picked.driver,
    lines: [
      { by: 'tom', age: 38, says: ['enquiries', 0] },
      { by: 'them', age: 37.2, says: 'That would be two coaches, there and back. We are free.' },
      { by: 'tom', age: 36.5, says: 'Thank you! A great-uncle has offered his car, so we will see who needs a seat.' },
    ],
    state: { archived: { couple: true, supplier: false } },
  },
];

/** In every state that a couple's conversation can be in. */
export const demoTalks = (facts: DemoFacts): DemoTalk[] => [
  venueTalk(facts),
  photographerTalk(facts),
  ...otherTalks(facts).flatMap(({ supplier, ...talk }) => (supplier === undefined ? [] : [{ ...talk, supplier }])),
];
