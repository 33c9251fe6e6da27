import fc from 'fast-check';
import type { Wedding } from '#entities';
import { sharedFacts } from '#rules/suppliers/shared-facts';
import { weddingHeads } from './guest-heads';

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
])('a wedding’s guests: %s [R1-03]', (_case, guests, heads) => {
  expect(weddingHeads(weddingOf(guests))).toEqual(heads);
});

const guests = fc.record({
  count: fc.nat(300),
  estimate: fc.option(fc.nat(300)),
  evening: fc.nat(50),
  attending: fc.constant(0),
  declined: fc.constant(0),
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
