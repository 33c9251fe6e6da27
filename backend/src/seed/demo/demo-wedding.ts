import { guestSchema, type TaskTemplate, type Wedding } from '@posy/shared-contracts/entities';
import { type GuestTotals, totalsOfGuests } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { type SeedDocument } from '../write-all';
import { demoMembers, invitedUids } from './demo-members';
import { assigneeInDemo, isDoneInDemo } from './demo-plan';
import { demoUids, type SeededAccount } from './facts/demo-accounts';
import { demoBudgetFields, demoGuestEstimate, demoHeads } from './facts/demo-budget';
import { daysBefore, type DemoFacts } from './facts/demo-facts';
import { demoShortlist } from './suppliers/demo-shortlist';

const l10n = { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' };

/** The wedding's place: that of its venue, to which booking it moved the wedding. */
const demoPlace = ({ venue }: DemoFacts): Wedding['location'] => ({
  name: venue.town,
  adminArea: [...venue.address.adminArea],
  country: venue.countryCode,
  providerId: null,
});

/** The profile documents of the demo's people. */
export const demoUsers = (facts: DemoFacts, accounts: SeededAccount[]): SeedDocument[] =>
  accounts.map(({ uid, kind, name, email }) => ({
    path: `users/${uid}`,
    data: {
      kind,
      contacts: { email },
      name: uid === demoUids.supplier ? 'Hattie' : name,
      provider: 'password',
      registeredAt: daysBefore(facts, 75),
      createdAt: daysBefore(facts, 75),
      l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
      weddingId: kind === 'couple' ? facts.weddingId : null,
      ...(invitedUids.includes(uid) && { collaborator: true }),
      supplierId: kind === 'supplier' ? facts.photographer.id : null,
      actions: {
        hasViewedGuestlist: false,
        hasViewedShortlist: kind === 'couple',
        hasSeenRecommendedSuppliers: false,
        hasSeenBudgetWarningModal: false,
      },
    },
  }));

/** Returns true for the task that booking the venue ticked. */
const isVenueTask = ({ completedBy }: TaskTemplate): boolean => completedBy === 'supplier-booked:venues';

/** The whole checklist of Great Britain, half done. A task's id is its template's key. */
export const demoTasks = (facts: DemoFacts, templates: TaskTemplate[]): SeedDocument[] =>
  templates
    .filter(({ markets, active }) => active && markets.includes(l10n.country))
    .map((template) => ({
      path: `weddings/${facts.weddingId}/tasks/${template.key}`,
      data: {
        group: template.parent ?? template.key,
        name: null,
        i18nKey: template.key,
        key: template.key,
        category: template.category,
        done: isDoneInDemo(template),
        snoozedUntil: null,
        doneReason: isDoneInDemo(template) && isVenueTask(template) ? 'supplier-booked' : null,
        doneReasonName: isDoneInDemo(template) && isVenueTask(template) ? facts.venue.name : null,
        custom: false,
        active: true,
        assignee: assigneeInDemo(template),
        period: template.period,
        order: template.order,
        createdAt: daysBefore(facts, 74),
        updatedAt: daysBefore(facts, isDoneInDemo(template) ? 10 : 74),
      },
    }));

const doneIn = (tasks: SeedDocument[]): number => tasks.filter(({ data }) => data.done === true).length;

/** Tasks ticked by hand: an action ticked the others. */
const tickedByHandIn = (tasks: readonly SeedDocument[]): number =>
  tasks.filter(({ data }) => data['done'] === true && data['doneReason'] == null).length;

/** Badges of the demo's couple beside those for ticked tasks. */
const demoBadges = [
  'first-message-sent',
  'guest-added',
  'added-to-favourites',
  'venue-booked',
  'collaborator-added',
] as const;

/** The badges that stand on the demo's home. */
export const demoAchievements = (facts: DemoFacts): SeedDocument[] =>
  [...demoBadges, 'ten-tasks-done'].map((badge) => ({
    path: `weddings/${facts.weddingId}/badges/${badge}`,
    data: { achievedAt: daysBefore(facts, 10), by: demoUids.maya },
  }));

const countedGuest = v.pick(guestSchema, ['rsvp', 'invitationType']);

/** The totals of the demo's guest list. */
export const demoGuestTotals = (guests: readonly SeedDocument[]): GuestTotals =>
  totalsOfGuests(guests.map(({ data }) => v.parse(countedGuest, data)));

/** The wedding's profile, with totals that fit its tasks and its guest list. */
export const demoWedding = (
  facts: DemoFacts,
  { tasks, guests }: { tasks: SeedDocument[]; guests: SeedDocument[] },
): SeedDocument => {
  const totals = demoGuestTotals(guests);
  return {
    path: `weddings/${facts.weddingId}`,
    data: {
      partners: ['Maya', 'Tom'],
      date: facts.date,
      location: demoPlace(facts),
      l10n,
      ...demoBudgetFields(demoHeads(totals)),
      tasks: {
        total: tasks.length,
        done: doneIn(tasks),
        initializedAt: daysBefore(facts, 74),
      },
      guests: { ...totals, estimate: demoGuestEstimate },
      suppliers: { count: demoShortlist(facts).length },
      bookings: { venue: true },
      ...demoMembers(facts),
      badges: {
        ...Object.fromEntries(demoBadges.map((badge) => [badge, 1])),
        'guest-added': totals.count,
        'ten-tasks-done': tickedByHandIn(tasks),
        'half-checklist-done': doneIn(tasks),
      },
      createdAt: daysBefore(facts, 75),
    },
  };
};

/** The day so many days after another, yyyy-MM-dd. */
export const dayBeside = (date: string, days: number): string =>
  DateTime.fromISO(date).plus({ days }).toFormat('yyyy-MM-dd');

/** The day itself, the evening before, and a brunch that guests do not see yet. */
export const demoEvents = (facts: DemoFacts): SeedDocument[] => {
  const event = (id: string, age: number, data: object): SeedDocument => ({
    path: `weddings/${facts.weddingId}/events/${id}`,
    data: {
      attire: '',
      visible: true,
      featured: false,
      supplier: null,
      createdAt: daysBefore(facts, age),
      updatedAt: daysBefore(facts, age),
      ...data,
    },
  });
  return [
    event('main', 40, {
      type: 'main',
      name: '',
      date: facts.date,
      time: { startTime: '14:00' },
      place: `${facts.venue.name}, ${facts.venue.town}`,
      description: 'The ceremony is in the garden if the sky is kind, and indoors if it is not.',
      attire: 'Something you can dance in',
      featured: true,
      supplier: facts.venue.id,
    }),
    event('supper', 39, {
      type: 'custom',
      name: 'Supper the evening before',
      date: dayBeside(facts.date, -1),
      time: { startTime: '19:00' },
      place: `The long table at Walcot House, ${facts.venue.town}`,
      description: 'For everybody who arrives early. Come as you are.',
    }),
    event('brunch', 38, {
      type: 'custom',
      name: 'A slow brunch',
      date: dayBeside(facts.date, 1),
      time: { startTime: '10:30' },
      place: `Victoria Park, ${facts.venue.town}`,
      description: 'Bring a blanket.',
      visible: false,
    }),
  ];
};
