import * as v from 'valibot';
import { collections } from '../collections';
import { at, has, hasStored } from '../testing/fields';
import {
  badgeIds,
  badgeThreshold,
  datePickerDateSchema,
  isBadgeAchieved,
  userSchema,
  weddingDay,
  weddingSchema,
} from '.';

const wedding = {
  partners: ['Maya', 'Tom'],
  date: '2027-09-11',
  location: { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: 'p1' },
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  tasks: { total: 180, done: 3, initializedAt: at },
  guests: { count: 2 },
  suppliers: { count: 1 },
  bookings: { venue: false },
  roles: { u1: 'owner' },
  createdAt: at,
};

describe('the wedding profile', () => {
  test('has every field of the specification [S3-wedding-01]', () => {
    hasStored(
      collections.weddings(),
      {
        ...wedding,
        engagementDate: '2026-01-02',
        website: 'maya-and-tom',
        costs: { actual: 100, estimate: 200 },
        preferences: { style: { rustic: true } },
        events: { main: 'e1' },
        badges: { 'guest-added': 1 },
        users: [{ id: 'u1', name: 'Maya', role: 'owner' }],
      },
      `date weddingDate engagementDate location.name location.adminArea location.country location.providerId
       l10n.country l10n.language l10n.locale l10n.currency budget costs.actual costs.estimate
       tasks.total tasks.done tasks.initializedAt guests.count suppliers.count roles website
       bookings.venue preferences events.main badges users`,
    );
  });

  test('has a budget of 0 until one is set [S9-limits-10]', () => {
    expect(v.parse(weddingSchema, wedding).budget).toBe(0);
  });

  test('has one day under two names', () => {
    expect(weddingDay({ date: null, weddingDate: '2027-01-01' })).toBe('2027-01-01');
    expect(weddingDay({ date: '2027-02-02', weddingDate: '2027-01-01' })).toBe('2027-02-02');
  });

  test.each([
    { badge: 'first-message-sent', total: 180, reached: 1 },
    { badge: 'ten-tasks-done', total: 180, reached: 10 },
    { badge: 'half-checklist-done', total: 180, reached: 90 },
    { badge: 'half-checklist-done', total: 181, reached: 91 },
    { badge: 'half-checklist-done', total: 0, reached: 1 },
  ] as const)(
    'achieves $badge of $total tasks at $reached, not before [S3-wedding-02]',
    ({ badge, total, reached }) => {
      expect(isBadgeAchieved(badge, reached - 1, total)).toBe(false);
      expect(isBadgeAchieved(badge, reached, total)).toBe(true);
      expect(badgeIds.every((id) => badgeThreshold(id, total) >= 1)).toBe(true);
    },
  );
});

test('reads a user with every field [S3-user-01]', () => {
  hasStored(
    collections.users(),
    {
      kind: 'couple',
      contacts: { email: 'maya@example.com' },
      name: 'Maya',
      provider: 'password',
      registeredAt: at,
      createdAt: at,
      l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
      weddingId: 'w1',
      supplierId: null,
      collaborator: true,
      actions: {
        hasViewedGuestlist: false,
        hasViewedShortlist: false,
        hasSeenRecommendedSuppliers: false,
        hasSeenBudgetWarningModal: false,
      },
    },
    `contacts.email provider registeredAt createdAt l10n.locale l10n.currency l10n.viewerCountry
     actions.hasViewedGuestlist actions.hasViewedShortlist actions.hasSeenRecommendedSuppliers
     actions.hasSeenBudgetWarningModal collaborator`,
  );
  expect(v.safeParse(userSchema, { kind: 'king' }).success).toBe(false);
});

test('has every field of the date picker’s date [S3-date-picker-01]', () => {
  has(datePickerDateSchema, 'year month day season weekDay yearUndecided monthUndecided dayUndecided');
});
