import type { SessionKind } from './user';

/** Kinds of open work for people who plan no wedding; each has a count. */
export const workKinds = [
  'reviews-to-check',
  'reviews-disputed',
  'reports-open',
  'messages-unread',
  'enquiries-unanswered',
  'reviews-without-reply',
  'people',
  'weddings',
  'suppliers',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Kinds of work for each kind of person, in the order in which they are shown. */
export const workOf: Readonly<Record<Exclude<SessionKind, 'couple'>, readonly WorkKind[]>> = {
  supplier: ['messages-unread', 'enquiries-unanswered', 'reviews-without-reply'],
  moderator: ['reviews-to-check', 'reviews-disputed', 'reports-open'],
  operator: ['people', 'weddings', 'suppliers', 'reviews-to-check', 'reports-open'],
};
