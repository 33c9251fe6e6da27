import { type PublicSupplier, type SearchHit, type SupplierInternal, type SupplierSummary } from '../types';
import { type SupplierDetail } from './faces';

/** A supplier as the index keeps it; rating lives in columns, because reviews change it. */
export interface SupplierRow {
  row: number;
  summary: string;
  rating: number;
  reviews: number;
  distance: number | null;
}

export const summaryColumns = 's.row AS row, s.summary AS summary, s.rating AS rating, s.reviews AS reviews';

export function summaryOf({ summary, rating, reviews }: SupplierRow): SupplierSummary {
  return { ...(JSON.parse(summary) as SupplierSummary), rating: { average: rating, count: reviews } };
}

export function hitOf(row: SupplierRow): SearchHit {
  const distance = row.distance ?? null;
  return { ...summaryOf(row), distanceKm: distance === null ? null : Math.round(distance * 10) / 10 };
}

export const profileOf = (row: SupplierRow & { detail: string }): PublicSupplier => ({
  ...summaryOf(row),
  ...(JSON.parse(row.detail) as SupplierDetail),
});

export const internalOf = (json: string): SupplierInternal => JSON.parse(json) as SupplierInternal;
