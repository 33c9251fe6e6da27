import type { OwnProfile, SupplierCategory } from '@posy/shared-contracts/entities';

/** Anchors of the editor's parts; `availability` is linked from other screens. */
export const partAnchors = {
  words: 'words',
  packages: 'packages',
  photos: 'pictures',
  questions: 'questions',
  facts: 'facts',
} as const;
type Part = keyof typeof partAnchors;

/** Characters, photos and answered questions of a complete profile. */
export const enough = { characters: 200, photos: 3, questions: 3 } as const;

/** Facts that couples filter by. */
const asked = {
  venues: ['capacityDayMax', 'catering', 'licence', 'stepFree'],
  others: ['travelRadiusKm'],
} as const;

const partOf = {
  words: 'words',
  prices: 'packages',
  photos: 'photos',
  labels: 'photos',
  questions: 'questions',
  facts: 'facts',
  features: 'facts',
} as const satisfies Record<string, Part>;
export type StepId = keyof typeof partOf;

/** One thing that a complete profile has. */
export interface Step {
  id: StepId;
  anchor: (typeof partAnchors)[Part];
  /** Things that are missing; 0 when it is done. */
  left: number;
  /** The first thing that is missing: a package's name, or a photo's number. */
  first: string;
}

type Missing = Pick<Step, 'left' | 'first'>;
const upTo = (left: number, first = ''): Missing => ({ left: Math.max(0, left), first });

const pricesLeft = ({ packages }: OwnProfile): Missing => {
  const without = packages.filter(({ price }) => price === null);
  return packages.length === 0 ? upTo(1) : upTo(without.length, without[0]?.name);
};

const labelsLeft = ({ photos }: OwnProfile): Missing => {
  const first = photos.findIndex(({ label }) => label.trim() === '');
  return first < 0 ? upTo(0) : upTo(photos.filter(({ label }) => label.trim() === '').length, String(first + 1));
};

/** Returns what a complete profile has, with what is missing first. */
export const stepsOf = (own: OwnProfile, type: SupplierCategory): Step[] => {
  const facts = asked[type === 'venues' ? 'venues' : 'others'];
  const answered = own.questions.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '');
  const missing: Record<StepId, Missing> = {
    words: upTo(enough.characters - own.description.trim().length),
    prices: pricesLeft(own),
    photos: upTo(enough.photos - own.photos.length),
    labels: labelsLeft(own),
    questions: upTo(enough.questions - answered.length),
    facts: upTo(facts.filter((name) => own.facts[name] == null).length),
    features: upTo(own.features.length > 0 ? 0 : 1),
  };
  const steps = (Object.keys(partOf) as StepId[]).map((id) => ({
    id,
    anchor: partAnchors[partOf[id]],
    ...missing[id],
  }));
  return [...steps.filter(({ left }) => left > 0), ...steps.filter(({ left }) => left === 0)];
};
