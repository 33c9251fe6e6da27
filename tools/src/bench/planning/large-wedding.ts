import { guestSchema, periods, rsvpAnswers } from '@posy/shared-contracts/entities';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { type BenchDocument } from '../page/write-documents';

/** Size of the benchmark's wedding. */
export const largeSize = { tasks: 1000, guests: 2000, costs: 500, notes: 60 } as const;

/** Guests of an ordinary one, to hold it against. */
export const ordinaryGuests = 100;

const at = '2026-11-20T12:00:00.000Z';
const numbered = (count: number): number[] => Array.from({ length: count }, (_none, index) => index);
const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;
const padded = (index: number): string => String(index).padStart(4, '0');

/** Repeats one main task with three steps, over all periods; a third is done. */
const taskOf = (weddingId: string, index: number): BenchDocument => {
  const main = Math.floor(index / 4);
  const step = index % 4;
  const id = `task-${padded(main)}${step === 0 ? '' : `-${step}`}`;
  return {
    path: `weddings/${weddingId}/tasks/${id}`,
    data: {
      group: `task-${padded(main)}`,
      name: step === 0 ? `Arrange part ${main} of the wedding` : `Step ${step} of part ${main}`,
      i18nKey: null,
      key: null,
      category: 'other',
      done: main % 3 === 0,
      custom: true,
      active: true,
      assignee: null,
      period: pick(periods, main),
      order: Math.floor(main / periods.length) + 1 + step / 100,
      createdAt: at,
      updatedAt: at,
    },
  };
};

/** Name of a guest's household on the list. */
const householdOf = (index: number): string => `Household ${padded(Math.floor(index / 4) * 4)}`;

/**
 * The first households of the list by name, none left out, and none before or between them that belongs further down: what
 * came late and moved to its place would not be this.
 */
export const firstHouseholds = (count: number): RegExp => {
  const other = String.raw`(?:(?!Household \d)[^])*`;
  const inOrder = numbered(count).map((household) => `(?:${other}${householdOf(household * 4)})+`);
  return new RegExp(`^${inOrder.join('')}`);
};

/** Households of four, with all kinds of answers. */
const guestOf = (weddingId: string, index: number): BenchDocument => {
  const head = Math.floor(index / 4) * 4;
  return {
    path: `weddings/${weddingId}/guests/guest-${padded(index)}`,
    data: {
      name: `${pick(['Ida', 'Noor', 'Sam', 'Wen', 'Lou'], index)} ${householdOf(index)}`,
      head: index === head ? null : `guest-${padded(head)}`,
      contacts: { email: index % 5 === 0 ? null : `guest${index}@example.com` },
      rsvp: { main: pick(rsvpAnswers, index) },
      invitationType: pick(['day', 'evening', 'ceremony'], index),
      createdAt: at,
      updatedAt: at,
    },
  };
};

const costOf = (weddingId: string, index: number): BenchDocument => ({
  path: `weddings/${weddingId}/costs/cost-${padded(index)}`,
  data: {
    name: `Cost ${index}`,
    supplierType: pick(['venues', 'caterers', 'florists', 'music', null], index),
    group: pick(['venues', 'caterers', 'florists', 'music', 'other'], index),
    estimate: 1000 * (index + 1),
    actual: index % 2 === 0 ? 1000 * (index + 1) : 0,
    createdAt: at,
    updatedAt: at,
  },
});

const noteOf = (weddingId: string, index: number): BenchDocument => ({
  path: `weddings/${weddingId}/notes/note-${padded(index)}`,
  data: { title: `Note ${index}`, body: 'Ferns, and light like in October.', photos: [], createdAt: at, updatedAt: at },
});

const countedGuest = v.pick(guestSchema, ['rsvp', 'invitationType']);

const sum = (documents: readonly BenchDocument[], field: string): number =>
  documents.reduce((total, { data }) => total + Number(data[field]), 0);

/** A wedding that is larger than any, unless fewer guests are asked for, with totals that fit its documents. The same every time. */
export const largeWedding = (
  weddingId: string,
  uid: string,
  guestCount: number = largeSize.guests,
): BenchDocument[] => {
  const tasks = numbered(largeSize.tasks).map((index) => taskOf(weddingId, index));
  const guests = numbered(guestCount).map((index) => guestOf(weddingId, index));
  const costs = numbered(largeSize.costs).map((index) => costOf(weddingId, index));
  const wedding: BenchDocument = {
    path: `weddings/${weddingId}`,
    data: {
      partners: ['Ana', 'Lou'],
      date: '2028-06-03',
      location: null,
      l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
      budget: 200_000_000,
      costs: { estimate: sum(costs, 'estimate'), actual: sum(costs, 'actual') },
      tasks: { total: tasks.length, done: tasks.filter(({ data }) => data.done === true).length, initializedAt: at },
      guests: totalsOfGuests(guests.map(({ data }) => v.parse(countedGuest, data))),
      suppliers: { count: 0 },
      bookings: { venue: false },
      roles: { [uid]: 'owner' },
      createdAt: at,
    },
  };
  return [
    wedding,
    ...tasks,
    ...guests,
    ...costs,
    ...numbered(largeSize.notes).map((index) => noteOf(weddingId, index)),
  ];
};
