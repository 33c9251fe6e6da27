import fc from 'fast-check';
import { invitationTypes, rsvpAnswers, type Wedding } from '#entities';
import { sharedFacts } from '#rules/suppliers/shared-facts';
import { weddingHeads } from './guest-heads';
import { replyOf, totalsOfGuests } from './guest-totals';

const weddingOf = (guests: Wedding['guests'], wantsList = false) => ({
  partners: ['Ada', 'Bo'],
  l10n: { country: 'GB' as const, language: 'en', locale: 'en-GB', currency: 'GBP' as const },
  date: null,
  location: null,
  guests,
  ...(wantsList && { preferences: { budgetHeads: { estimate: false } } }),
});

test.each([
  ['nobody is known', { count: 0 }, { day: 0, all: 0 }],
  ['only a guess', { count: 0, estimate: 85 }, { day: 85, all: 85 }],
  ['a list that has barely begun', { count: 11, estimate: 85 }, { day: 85, all: 85 }],
  ['a longer list', { count: 95, estimate: 85, evening: 20, attending: 0, declined: 0 }, { day: 75, all: 95 }],
  [
    'a list with refusals, of the day and of the evening',
    { count: 95, evening: 20, attending: 40, declined: 9, eveningDeclined: 3 },
    { day: 69, all: 86 },
  ],
  [
    'a guess, of which some have declined',
    { count: 84, estimate: 85, evening: 20, attending: 40, declined: 9, eveningDeclined: 3 },
    { day: 59, all: 76 },
  ],
  [
    'a list of which everybody has declined',
    { count: 4, evening: 1, attending: 0, declined: 4, eveningDeclined: 1 },
    { day: 0, all: 0 },
  ],
  [
    'a list from before evening guests’ refusals were counted: no guest of the day is missing',
    { count: 95, evening: 20, attending: 40, declined: 9 },
    { day: 75, all: 86 },
  ],
  ['guests who were never counted', { count: 95, declined: 9 }, { day: 95, all: 95 }],
])('a wedding’s guests: %s [R1-03]', (_case, guests, heads) => {
  expect(weddingHeads(weddingOf(guests))).toEqual(heads);
});

const guests = fc.record(
  {
    count: fc.nat(300),
    estimate: fc.option(fc.nat(300)),
    evening: fc.nat(50),
    attending: fc.nat(50),
    declined: fc.nat(50),
    eveningDeclined: fc.nat(50),
  },
  { requiredKeys: ['count', 'estimate', 'evening', 'attending', 'declined'] },
);

const anyList = fc.array(
  fc.record({
    rsvp: fc.dictionary(fc.constantFrom('main', 'brunch'), fc.constantFrom(...rsvpAnswers)),
    invitationType: fc.constantFrom(...invitationTypes),
  }),
);

test('who declined counts nowhere, who comes or has not answered counts, in the evening or the day', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const expected = list.filter((guest) => replyOf(guest) !== 'declined');
      expect(weddingHeads(weddingOf(totalsOfGuests(list)))).toEqual({
        day: expected.filter(({ invitationType }) => invitationType !== 'evening').length,
        all: expected.length,
      });
    }),
  );
});

test('a supplier sees as many guests as the couple’s own figures count [R1-03]', () => {
  fc.assert(
    fc.property(guests, fc.boolean(), (counted, wantsList) => {
      const wedding = weddingOf(counted, wantsList);
      const { day, all } = weddingHeads(wedding);
      const { guests: shared } = sharedFacts(wedding, { budgetMatch: false });
      expect(shared).toEqual(all === 0 ? null : { day, evening: all - day });
    }),
  );
});
