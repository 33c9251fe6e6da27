import { DateTime } from 'luxon';
import { daysBefore, type DemoFacts } from './demo-facts';

/** A message: its side, its age in days at the seeding, its text and content. */
export type DemoMessage = [from: 'couple' | 'supplier', age: number, body: string, content?: object];

/** A couple with an enquiry to the demo's photographer. They have no accounts: nobody signs in as them. */
export interface DemoEnquiry {
  key: string;
  partners: [string, string];
  /** Days from the demo wedding's to theirs. */
  apart: number;
  guests: number;
  lines: DemoMessage[];
  /** Other fields of the conversation, such as its end. */
  state?: (facts: DemoFacts) => object;
}

const price = { amount: 165_000, currency: 'GBP', basis: 'total', condition: '' } as const;
const inDays = ({ startedAt }: DemoFacts, days: number): string =>
  DateTime.fromMillis(startedAt, { zone: 'utc' }).plus({ days }).toISODate() ?? '';
/** A couple's own day, so many after the demo wedding's. */
export const theirDay = ({ date }: DemoFacts, apart: number): string =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days: apart }).toISODate() ?? '';

/** The last day on which the photographer keeps a day for one of them. */
export const heldUntil = (facts: DemoFacts): string => inDays(facts, 10);

const closed = (facts: DemoFacts, age: number, closedBy: 'couple' | 'supplier', closedReason: string): object => ({
  closedAt: daysBefore(facts, age),
  closedReason,
  closedBy,
});

const asks = 'Hello! We love how calm your pictures are. Are you free on our day, and what would it cost?';

/** In every state that an enquiry can be in, over ninety days. */
export const askingCouples = (facts: DemoFacts): DemoEnquiry[] => [
  { key: 'carys-ben', partners: ['Carys', 'Ben'], apart: 21, guests: 110, lines: [['couple', 0.7, asks]] },
  {
    key: 'ife-jonah',
    partners: ['Ife', 'Jonah'],
    apart: 14,
    guests: 80,
    lines: [
      ['couple', 9, asks],
      ['supplier', 8.9, 'Congratulations! That day is free. Shall I tell you how I work?'],
      ['couple', 0.4, 'Yes please! Could the family pictures be before the ceremony?'],
    ],
  },
  {
    key: 'sam-ottilie',
    partners: ['Sam', 'Ottilie'],
    apart: 28,
    guests: 64,
    lines: [
      ['couple', 21, asks],
      [
        'supplier',
        20.8,
        'Here is our price for the whole day. Ask me anything about it.',
        {
          kind: 'quote',
          quote: { price, includes: 'Eight hours, two photographers, all pictures', validUntil: inDays(facts, 20) },
        },
      ],
    ],
  },
  {
    key: 'nour-alex',
    partners: ['Nour', 'Alex'],
    apart: 35,
    guests: 95,
    lines: [
      ['couple', 34, asks],
      [
        'supplier',
        33.9,
        'I am holding your day for you while you think it over.',
        {
          kind: 'date',
          date: { day: theirDay(facts, 35), answer: 'held', heldUntil: heldUntil(facts) },
        },
      ],
      ['couple', 30, 'Thank you, that is kind. We are nearly there!'],
      ['supplier', 29.8, 'Take your time.'],
    ],
  },
  {
    key: 'gwen-max',
    partners: ['Gwen', 'Max'],
    apart: 49,
    guests: 70,
    lines: [
      ['couple', 45, asks],
      [
        'supplier',
        44.5,
        'Free, and happy to meet you. Would this suit you for a visit?',
        {
          kind: 'visit',
          visit: { day: inDays(facts, 6), time: '11:00', place: 'Walcot Street, Bath', answer: 'accepted' },
        },
      ],
      ['couple', 43, 'That suits us well. See you there!'],
      ['supplier', 42.9, 'See you there.'],
      ['couple', 20, 'Our minds are made up: we would love to book you! The deposit is on its way.'],
      ['supplier', 19.8, 'It has arrived, and your day is yours alone. I am so looking forward to it!'],
    ],
  },
  {
    key: 'petra-luis',
    partners: ['Petra', 'Luis'],
    apart: 56,
    guests: 120,
    lines: [
      ['couple', 60, asks],
      ['supplier', 59.7, 'That day is free. Shall we talk on the phone?'],
      ['couple', 50, 'Thank you for your time. We have decided on somebody else, and wanted you to hear it from us.'],
    ],
    state: () => closed(facts, 50, 'couple', 'booked-elsewhere'),
  },
  {
    key: 'hana-leo',
    partners: ['Hana', 'Leo'],
    apart: -7,
    guests: 50,
    lines: [
      ['couple', 70, asks],
      ['supplier', 69.9, 'I am sorry: I am at another wedding that day. I wish you a wonderful one!'],
    ],
    state: () => closed(facts, 69.9, 'supplier', 'not-available'),
  },
  {
    key: 'dora-finn',
    partners: ['Dora', 'Finn'],
    apart: 63,
    guests: 40,
    lines: [['couple', 85, asks]],
    state: () => ({ ...closed(facts, 25, 'couple', 'not-needed'), closedBy: null }),
  },
];

const asksForFilm =
  'Hello! We would love a short film of our day, nothing staged. Are you free, and what would it cost?';

/** Enquiries to the same person's second profile, for films. */
export const filmCouples = (facts: DemoFacts): DemoEnquiry[] => [
  { key: 'rosa-eli', partners: ['Rosa', 'Eli'], apart: 21, guests: 90, lines: [['couple', 1.6, asksForFilm]] },
  {
    key: 'mina-jo',
    partners: ['Mina', 'Jo'],
    apart: -21,
    guests: 45,
    lines: [
      ['couple', 18, asksForFilm],
      [
        'supplier',
        17.8,
        'Congratulations! Here is what a film of eight minutes costs.',
        {
          kind: 'quote',
          quote: {
            price: { ...price, amount: 120_000 },
            includes: 'One day, a film of eight minutes, the speeches whole',
            validUntil: inDays(facts, 12),
          },
        },
      ],
    ],
  },
  {
    key: 'abi-noor',
    partners: ['Abi', 'Noor'],
    apart: 70,
    guests: 130,
    lines: [
      ['couple', 40, asksForFilm],
      ['supplier', 39.9, 'I am sorry: I film another wedding that day. I wish you a wonderful one!'],
    ],
    state: () => closed(facts, 39.9, 'supplier', 'not-available'),
  },
];
