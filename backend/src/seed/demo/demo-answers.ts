import { DateTime } from 'luxon';
import { type SeedDocument } from '../write-all';
import { type DemoGuest, type DemoHousehold, demoHouseholds } from './demo-guest-list';
import { answersOf, idOf } from './demo-guests';
import { demoUids } from './facts/demo-accounts';
import { daysBefore, type DemoFacts } from './facts/demo-facts';

/** Guests have until then to answer. */
const weeksToAnswer = 12;
const sentDaysAgo = 21;

/** Words that came with an answer, by the name of the household's head. */
const words: Record<string, { song?: string; message?: string }> = {
  'Ravi Kapoor': {
    song: 'September, Earth, Wind & Fire',
    message: 'The children have begun to practise their dancing.',
  },
  'Margaret Ellery': { message: 'I shall wear the blue, and I’m not leaving before the band does.' },
  'Claire Adeyemi': { song: 'Dancing Queen, ABBA' },
  'Zoë Marchant': { song: 'Good as Hell, Lizzo', message: 'Can’t wait. Shall I bring the bicycle pump?' },
  'Tobias Lindqvist': { song: 'September, Earth, Wind & Fire' },
};

/** Songs for others, in turn: several households wish for the same. */
const songs = [
  'Dancing Queen, ABBA',
  '',
  'This Must Be the Place, Talking Heads',
  '',
  'September, Earth, Wind & Fire',
  '',
];

const isOpen = ({ answer }: DemoGuest): boolean => answer === 'open';

/** The states of invitations without an answer, in turn. */
const waiting = ['opened', 'sent', 'opened', 'bounced', 'sent', 'none'] as const;

const invitationOf = (facts: DemoFacts, place: number, household: DemoHousehold, answeredAgo: number | null) => {
  const isByPost = household.guests.every(({ hasNoEmail, name }) => hasNoEmail === true || name === '');
  const sentAt = daysBefore(facts, sentDaysAgo);
  const state = waiting[place % waiting.length];
  if (answeredAgo === null && state === 'none') return null;
  const isOpened = answeredAgo !== null || (state === 'opened' && !isByPost);
  const isBounced = answeredAgo === null && state === 'bounced' && !isByPost;
  const hasGiven = answeredAgo !== null && !isByPost && place % 3 === 0 && household.address !== '';
  const letter = { kind: 'invitation', state: isBounced ? 'bounced' : 'sent', at: sentAt, batch: 'demo' };
  return {
    sentAt,
    sentBy: isByPost ? 'print' : 'mail',
    openedAt: isOpened ? daysBefore(facts, answeredAgo ?? 5 + (place % 9)) : null,
    answeredAt: answeredAgo === null ? null : daysBefore(facts, answeredAgo),
    revokedAt: null,
    madeBy: demoUids.maya,
    createdAt: sentAt,
    ...(!isByPost && { letter }),
    // The guest list has it as the household wrote it.
    ...(hasGiven && { address: { text: household.address, at: daysBefore(facts, answeredAgo), state: 'listed' } }),
  };
};

const answerOf = (facts: DemoFacts, place: number, household: DemoHousehold, answeredAgo: number) => {
  const { guests } = household;
  const [head] = guests as readonly [DemoGuest];
  const said = words[head.name] ?? { song: songs[place % songs.length] };
  const isByPhone = guests.every(({ hasNoEmail }) => hasNoEmail === true);
  const people = guests.map((guest) => {
    const { meal = '', diets = [], allergens = [], dietNotes = '' } = guest;
    return [idOf(guest, place), { events: answersOf(guest, household), meal, diets, allergens, dietNotes }] as const;
  });
  const count = (answer: DemoGuest['answer']): number => guests.filter((guest) => guest.answer === answer).length;
  const guestOfTheirs = guests.find(({ isPlusOne }) => isPlusOne === true);
  return {
    people: Object.fromEntries(people),
    plusOne: { allowed: guestOfTheirs !== undefined, name: guestOfTheirs?.name ?? '' },
    message: said.message ?? '',
    song: said.song ?? '',
    answeredAt: daysBefore(facts, answeredAgo),
    answeredBy: isByPhone ? 'couple' : 'guest',
    by: isByPhone ? demoUids.tom : null,
    name: household.name,
    attending: count('yes'),
    declined: count('no'),
    times: 1,
    open: {},
  };
};

/** The invitations of the demo's households and what they answered: the same as the guest list says. */
export const demoAnswers = (facts: DemoFacts): SeedDocument[] => [
  {
    path: `weddings/${facts.weddingId}/invitationSettings/current`,
    data: {
      answersUntil: DateTime.fromISO(facts.date, { zone: 'utc' })
        .minus({ weeks: weeksToAnswer })
        .toFormat('yyyy-MM-dd'),
      meals: ['Lamb', 'Sea trout', 'Squash tart'],
      childMeals: ['Children’s pasta'],
      updatedAt: daysBefore(facts, sentDaysAgo + 1),
    },
  },
  ...demoHouseholds.flatMap((household, place) => {
    const [head] = household.guests as readonly [DemoGuest];
    const id = idOf(head, place);
    const answeredAgo = isOpen(head) ? null : 1 + ((place * 7) % (sentDaysAgo - 2));
    const invitation = invitationOf(facts, place, household, answeredAgo);
    const of = `weddings/${facts.weddingId}`;
    return [
      ...(invitation === null ? [] : [{ path: `${of}/households/${id}`, data: invitation }]),
      ...(answeredAgo === null
        ? []
        : [{ path: `${of}/answers/${id}`, data: answerOf(facts, place, household, answeredAgo) }]),
    ];
  }),
];
