import type { OwnProfile } from '@posy/shared-contracts/entities';
import { completenessOf } from '@posy/shared-contracts/rules';
import { stepsOf } from './steps';

const complete: OwnProfile = {
  description: 'x'.repeat(200),
  managerMessage: '',
  highlights: [],
  packages: [{ name: 'Weekend hire', includes: [], price: 630_000, unit: 'per-day' }],
  saturday: null,
  offers: [],
  questions: [1, 2, 3].map((number) => ({ question: `Question ${number}`, answer: 'Yes.' })),
  features: ['garden'],
  facts: { capacityDayMax: 120, catering: 'free', licence: false, stepFree: true },
  photos: [1, 2, 3].map((number) => ({ seed: `s${number}`, label: 'The lawn', portrait: false })),
};
const left = (changes: Partial<OwnProfile>, type: 'venues' | 'florists' = 'venues') =>
  stepsOf({ ...complete, ...changes }, type).filter((step) => step.left > 0);

test('nothing is missing from a complete profile, a plain no counts as said [32]', () => {
  expect(left({})).toEqual([]);
  expect(stepsOf(complete, 'venues').map(({ id }) => id)).toEqual([
    ...['words', 'prices', 'photos', 'labels'],
    ...['questions', 'facts', 'features'],
  ]);
});

test.each<[Partial<OwnProfile>, object]>([
  [{ description: ` ${'x'.repeat(150)} ` }, { id: 'words', anchor: 'words', left: 50, first: '' }],
  [{ packages: [] }, { id: 'prices', anchor: 'packages', left: 1, first: '' }],
  [
    { packages: [...complete.packages, { name: 'Sunday', includes: [], price: null, unit: 'per-day' }] },
    { id: 'prices', anchor: 'packages', left: 1, first: 'Sunday' },
  ],
  [{ photos: complete.photos.slice(1) }, { id: 'photos', anchor: 'pictures', left: 1, first: '' }],
  [
    { photos: [...complete.photos, { seed: 's4', label: ' ', portrait: true }] },
    { id: 'labels', anchor: 'pictures', left: 1, first: '4' },
  ],
  [
    { questions: [...complete.questions.slice(1), { question: 'Rain?', answer: '' }] },
    { id: 'questions', anchor: 'questions', left: 1, first: '' },
  ],
  [{ facts: { capacityDayMax: 0, stepFree: null } }, { id: 'facts', anchor: 'facts', left: 3, first: '' }],
  [{ features: [] }, { id: 'features', anchor: 'facts', left: 1, first: '' }],
])('what is missing is counted and leads to its part: %j [32]', (changes, step) => {
  expect(left(changes)).toEqual([step]);
});

test('who travels is asked how far, and not for seats [32]', () => {
  expect(left({}, 'florists')).toMatchObject([{ id: 'facts', left: 1 }]);
  expect(left({ facts: { travelRadiusKm: 80 } }, 'florists')).toEqual([]);
});

test('the share of done steps is what counts in the order of lists', () => {
  expect(completenessOf(complete, 'venues')).toBe(1);
  expect(completenessOf({ ...complete, features: [], photos: [] }, 'venues')).toBe(0.71);
});

test('what is missing comes first [32]', () => {
  expect(stepsOf({ ...complete, features: [] }, 'venues')[0]?.id).toBe('features');
});
