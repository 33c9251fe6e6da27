import { outlineCatalogue } from './outline';
import { realWeddingsOf } from './real-weddings';
import { supplierRecord } from './supplier';
import { type RealWedding } from '../real-wedding-record';
import { type SupplierRecord } from '../supplier-record';

export interface CatalogueOptions {
  /** The same seed gives the same catalogue. */
  seed: number;
  /** Over all markets; `defaultTotal` unless told. */
  suppliers?: number;
  /** The day that the catalogue was “written”: reviews lie before it, offers end after it. */
  asOf?: string;
}

/** Part of the index's fingerprint: raise it when the generator or its content changes what is generated. */
export const catalogueVersion = 2;
export const defaultAsOf = '2026-11-01';

/** Names what a catalogue is made from; an index built from something else is out of date. */
export function fingerprintOf({ seed, suppliers, asOf = defaultAsOf }: CatalogueOptions): string {
  return ['catalogue', catalogueVersion, seed, suppliers ?? 'all', asOf].join(':');
}

/** Every supplier with its reviews, one after the other; nothing but the outlines is kept in memory. */
export function* generateCatalogue({
  seed,
  suppliers,
  asOf = defaultAsOf,
}: CatalogueOptions): Iterable<SupplierRecord> {
  for (const within of outlineCatalogue(seed, suppliers))
    for (const outline of within.suppliers) yield supplierRecord({ seed, asOf, within, outline });
}

/** The real weddings that go with the suppliers of the same options: 400 in the default catalogue. */
export function* generateRealWeddings({
  seed,
  suppliers,
  asOf = defaultAsOf,
}: CatalogueOptions): Iterable<RealWedding> {
  for (const within of outlineCatalogue(seed, suppliers))
    yield* realWeddingsOf(seed, asOf, within, within.market.realWeddings);
}
