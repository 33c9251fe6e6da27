import { collections } from '@posy/shared-contracts/collections';
import { badgeIds } from '@posy/shared-contracts/entities';
import { markets } from '@posy/shared-contracts/markets';
import fc from 'fast-check';
import { day, earlier, photoPath, words, written, type WrittenSample } from './written';

const actions = {
  hasViewedGuestlist: false,
  hasViewedShortlist: false,
  hasSeenRecommendedSuppliers: false,
  hasSeenBudgetWarningModal: false,
};
const channel = { messages: true, tasks: true, collaboration: true, news: false };
const everything = Object.fromEntries(
  ['checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox', 'notes'].map((area) => [area, 'edit']),
);

/** The wedding of Ana, whom Bo helps with everything. */
export const wedding: Record<string, unknown> = {
  partners: ['Ana', 'Lou'],
  date: day,
  weddingDate: null,
  dateChoice: {
    year: 2027,
    month: 6,
    day: 5,
    season: 'summer',
    weekDay: 'saturday',
    yearUndecided: false,
    monthUndecided: false,
    dayUndecided: false,
  },
  engagementDate: '2026-02-01',
  location: { name: 'Leeds', adminArea: ['England', 'Yorkshire'], country: 'GB', providerId: 'p1' },
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  budget: 100,
  costs: { actual: 1, estimate: 2 },
  tasks: { total: 2, done: 1, initializedAt: earlier },
  guests: { count: 2, estimate: 80, evening: 1, attending: 1, declined: 0, eveningDeclined: 0 },
  suppliers: { count: 1 },
  bookings: { venue: false },
  roles: { ana: 'owner', bo: 'helper' },
  access: { bo: everything },
  website: 'ana-and-lou',
  preferences: {
    onboarding: { step: 'guests', finished: false },
    budget: { guestsEstimate: 80, timeOfWeek: 'saturday', timeOfYear: 'summer', year: 2027, categories: ['venues'] },
    budgetHeads: { estimate: true },
    'at-your-venue': { music: 'venue' },
    flowers: { ana: 'fern' },
  },
  events: { main: 'e1' },
  badges: { 'guest-added': 2 },
  image: null,
  createdAt: earlier,
};

export const ofPeople: Record<string, WrittenSample> = {
  users: written(
    collections.users(),
    'ana',
    {
      kind: 'couple',
      contacts: { email: 'ana@example.com' },
      name: 'Ana',
      provider: 'password',
      registeredAt: earlier,
      createdAt: earlier,
      l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
      weddingId: 'w1',
      supplierId: null,
      image: null,
      notifications: { email: channel, push: channel },
      actions,
    },
    {
      kind: fc.constant('couple'),
      contacts: fc.constantFrom({ email: '' }, { email: 'ana@example.com' }),
      supplierId: fc.constant(null),
      weddingId: fc.constantFrom(null, 'w1'),
      weddingIds: undefined,
      collaborator: undefined,
      image: fc.constantFrom(null, photoPath),
      l10n: fc.record({
        locale: words,
        currency: fc.constantFrom('GBP', 'EUR'),
        viewerCountry: fc.constantFrom('GB', 'DE'),
      }),
    },
  ),
  weddings: written(collections.weddings(), 'w1', wedding, {
    roles: fc.constant({ ana: 'owner' }),
    access: undefined,
    users: undefined,
    partners: fc.array(words, { maxLength: 4 }),
    location: fc.oneof(
      fc.constant(null),
      fc.record({
        name: words,
        adminArea: fc.array(words, { maxLength: 4 }),
        country: fc.constantFrom('GB', 'DE'),
        providerId: fc.oneof(fc.constant(null), words),
      }),
    ),
    l10n: fc.constantFrom(
      ...markets.map(({ country, language, locale, currency }) => ({ country, language, locale, currency })),
    ),
    dateChoice: fc.oneof(fc.constant(null), fc.constant(wedding.dateChoice)),
    guests: fc.record(
      {
        count: fc.nat(100_000),
        estimate: fc.oneof(fc.constant(null), fc.nat()),
        evening: fc.integer({ min: -100, max: 100_000 }),
        attending: fc.nat(100_000),
        declined: fc.nat(100_000),
        eveningDeclined: fc.integer({ min: -100, max: 100_000 }),
      },
      { requiredKeys: ['count'] },
    ),
    website: fc.constantFrom(null, 'ana-and-lou'),
    preferences: fc.constant(wedding.preferences),
    badges: fc.dictionary(fc.constantFrom(...badgeIds), fc.nat()),
    image: fc.constantFrom(null, photoPath),
    budget: fc.maxSafeNat(),
  }),
};
