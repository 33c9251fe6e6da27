import { supplierCategories, type SupplierCategory, type Task } from '@posy/shared-contracts/entities';
import { bookingTasks } from '@posy/shared-contracts/rules';

/** The parts of the plan where tasks are done, besides the directory of suppliers. */
export const places = [
  'guests',
  'caterers',
  'seating',
  'budget',
  'day',
  'website',
  'save-the-dates',
  'addresses',
  'note',
  'invite',
  'date',
  'advice',
  'reviews',
] as const;
export type PlanPart = (typeof places)[number];

/** The next step of a task: suppliers of a category, or a part of the plan. */
export type NextStep = { kind: 'suppliers'; category: SupplierCategory } | { kind: PlanPart };

/** Parts of the plan for tasks that differ from their category, by the template's key. */
export const placeByKey: Readonly<Record<string, PlanPart>> = {
  'invite-your-partner': 'invite',
  'choose-your-date': 'date',
  'plan-an-engagement-party': 'guests',
  'make-your-seating-plan': 'seating',
  'ask-for-meal-choices-and-allergies': 'caterers',
  'send-final-numbers': 'caterers',
  'pass-on-last-changes': 'caterers',
  'send-save-the-dates': 'save-the-dates',
  'collect-postal-addresses': 'addresses',
  'send-your-invitations': 'website',
  'create-your-registry': 'website',
  'create-your-gift-list': 'website',
  'plan-children-and-cortege': 'guests',
  'choose-your-wedding-party': 'guests',
  'confirm-menu-and-bar': 'caterers',
  'write-your-photo-list': 'note',
  'choose-photos-for-your-album': 'note',
  'choose-your-first-dance': 'note',
  'send-your-music-list': 'note',
  'go-through-details-with-your-venue': 'note',
  'decide-on-the-weather-plan': 'note',
  'draft-your-day-timeline': 'day',
  'send-the-timeline-to-everyone': 'day',
  'write-reviews': 'reviews',
};

const placeByCategory: Readonly<Record<string, PlanPart>> = {
  guests: 'guests',
  budget: 'budget',
  website: 'website',
  legal: 'advice',
  travel: 'advice',
  rings: 'advice',
};

const isSupplierCategory = (category: string): category is SupplierCategory =>
  supplierCategories.some((known) => known === category);

/**
 * Returns the next step of a task. A task that no part of the plan is for, such as the couple's own, leads to a note.
 */
export const nextStepOf = ({ key, category }: Pick<Task, 'key' | 'category'>): NextStep => {
  const place = placeByKey[key ?? ''];
  if (place !== undefined) return { kind: place };
  if (isSupplierCategory(category)) return { kind: 'suppliers', category };
  return { kind: placeByCategory[category] ?? 'note' };
};

/**
 * Returns true when the task is about finding and booking a supplier, so that its budget and its shortlist are shown.
 */
export const isBooking = ({ key, category }: Pick<Task, 'key' | 'category'>): boolean =>
  key !== null && bookingTasks(category).includes(key);
