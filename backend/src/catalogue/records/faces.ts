import { type PublicReview, type ReviewRecord } from './review-record';
import { type PublicSupplier, type SupplierRecord, type SupplierSummary } from './supplier-record';

/** Without what stays in the server; the type says which fields are left. */
export const publicSupplier = (record: SupplierRecord): PublicSupplier => {
  const { internal: _internal, reviews: _reviews, ...visible } = record;
  return visible;
};

export const publicReview = (review: ReviewRecord): PublicReview => {
  const { internal: _internal, ...visible } = review;
  return visible;
};

/** Returns true when search engines may list the profile. Invented suppliers are never offered to them. */
export const isListed = ({ seoIndex, demo }: Pick<PublicSupplier, 'seoIndex' | 'demo'>): boolean => seoIndex && !demo;

export type SupplierDetail = Omit<PublicSupplier, keyof SupplierSummary>;

/**
 * Splits a supplier into the summary that lists show and the detail that only the profile reads. They are stored apart,
 * so that lists stay light.
 */
export const split = (supplier: PublicSupplier): { summary: SupplierSummary; detail: SupplierDetail } => {
  const {
    _translations,
    owner,
    website,
    description,
    managerMessage,
    highlights,
    packages,
    offers,
    questions,
    awards,
    achievements,
    badges,
    brochures,
    fairs,
    videos,
    appsConnected,
    instagram,
    benefits,
    facts,
    busyDays,
    closed,
    recommendations,
    relations,
    durationHours,
    leadMonths,
    seoIndex,
    createdAt,
    ...summary
  } = supplier;
  const profile = { owner, website, description, managerMessage, highlights, packages, offers, questions };
  const honours = { awards, achievements, badges, brochures, fairs, videos, appsConnected };
  const more = { instagram, benefits, facts, busyDays, ...(closed !== undefined && { closed }) };
  const rest = { recommendations, relations, durationHours, leadMonths, seoIndex, createdAt };
  return { summary, detail: { _translations, ...profile, ...honours, ...more, ...rest } };
};
