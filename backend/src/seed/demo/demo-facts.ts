import { Timestamp } from 'firebase-admin/firestore';
import { type SupplierSummary } from '#catalogue/supplier-record';

/** What the demo is made from: the same values make the same documents. */
export interface DemoFacts {
  weddingId: string;
  slug: string;
  /** yyyy-MM-dd. */
  date: string;
  /** When the seeding began, milliseconds since the epoch. */
  startedAt: number;
  venue: SupplierSummary;
  photographer: SupplierSummary;
}

const day = 24 * 60 * 60 * 1000;

/** An instant so many days before the seeding began. */
export const daysBefore = ({ startedAt }: DemoFacts, days: number): Timestamp =>
  Timestamp.fromMillis(startedAt - Math.round(days * day));
