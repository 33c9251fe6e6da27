import { type SupplierCategory } from '#entities/suppliers/supplier';
import { type SupplierFacts } from '#entities/suppliers/supplier-account';

/** Characters, photos and answered questions of a complete profile. */
const enough = { characters: 200, photos: 3, questions: 3 } as const;

/** Facts that couples filter by. */
const asked = {
  venues: ['capacityDayMax', 'catering', 'licence', 'stepFree'],
  others: ['travelRadiusKm'],
} as const;

/** The parts of a profile by which it is complete or not. */
export interface CompletedProfile {
  description: string;
  /** A package without a price is not shown yet. */
  packages: readonly { name: string; price: unknown }[];
  photos: readonly { label: string }[];
  questions: readonly { question: string; answer: string }[];
  facts: SupplierFacts;
  features: readonly unknown[];
}

/** One thing that a complete profile has. */
export interface ProfileStep {
  id: 'words' | 'prices' | 'photos' | 'labels' | 'questions' | 'facts' | 'features';
  /** Things that are missing; 0 when it is done. */
  left: number;
  /** The first thing that is missing: a package's name, or a photo's number. */
  first: string;
}

type Missing = Pick<ProfileStep, 'left' | 'first'>;
const upTo = (left: number, first = ''): Missing => ({ left: Math.max(0, left), first });

const pricesLeft = ({ packages }: CompletedProfile): Missing => {
  const without = packages.filter(({ price }) => price === null);
  return packages.length === 0 ? upTo(1) : upTo(without.length, without[0]?.name);
};

const labelsLeft = ({ photos }: CompletedProfile): Missing => {
  const first = photos.findIndex(({ label }) => label.trim() === '');
  return first < 0 ? upTo(0) : upTo(photos.filter(({ label }) => label.trim() === '').length, String(first + 1));
};

/** Returns what a complete profile has, in the order of its form. */
export const profileSteps = (own: CompletedProfile, type: SupplierCategory): ProfileStep[] => {
  const facts = asked[type === 'venues' ? 'venues' : 'others'];
  const answered = own.questions.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '');
  return [
    { id: 'words', ...upTo(enough.characters - own.description.trim().length) },
    { id: 'prices', ...pricesLeft(own) },
    { id: 'photos', ...upTo(enough.photos - own.photos.length) },
    { id: 'labels', ...labelsLeft(own) },
    { id: 'questions', ...upTo(enough.questions - answered.length) },
    { id: 'facts', ...upTo(facts.filter((name) => own.facts[name] == null).length) },
    { id: 'features', ...upTo(own.features.length > 0 ? 0 : 1) },
  ];
};

/** Returns the share of the steps that are done, 0 to 1, in hundredths. It counts in the order of lists. */
export const completenessOf = (own: CompletedProfile, type: SupplierCategory): number => {
  const steps = profileSteps(own, type);
  return Math.round((steps.filter(({ left }) => left === 0).length / steps.length) * 100) / 100;
};
