import { type RealWedding } from '../records/real-wedding-record';
import { type SupplierRecord } from '../records/supplier-record';
import { type MarketOutline, outlineCatalogue } from './outline/outline';
import { realWeddingsOf } from './real-weddings';
import { supplierRecord } from './supplier';

export interface CatalogueOptions {
  /** The same seed gives the same catalogue. */
  seed: number;
  /** Number of suppliers over all markets; `defaultTotal` by default. */
  suppliers?: number;
  /** The day that the catalogue was “written”: reviews lie before it, offers end after it. */
  asOf?: string;
}

/** Part of the index's fingerprint: raise it when the generator or its content changes what is generated. */
export const catalogueVersion = 8;
export const defaultAsOf = '2026-11-01';

/** Names what a catalogue is made from; an index built from something else is out of date. */
export const fingerprintOf = ({ seed, suppliers, asOf = defaultAsOf }: CatalogueOptions): string =>
  ['catalogue', catalogueVersion, seed, suppliers ?? 'all', asOf].join(':');

/**
 * The outlines, cached for the real weddings, which are drawn after the suppliers: drawing the outlines takes a second.
 */
let outlined: { fingerprint: string; markets: MarketOutline[] } | null = null;

const takeOutlined = (options: CatalogueOptions): MarketOutline[] => {
  const markets = outlined?.fingerprint === fingerprintOf(options) ? outlined.markets : null;
  outlined = null;
  return markets ?? outlineCatalogue(options.seed, options.suppliers);
};

/**
 * Yields every supplier with its reviews in turn; only the outlines are in memory. Unwanted suppliers, by their
 * position in the catalogue, are not drawn further.
 */
export function* generateCatalogue(
  options: CatalogueOptions,
  isWanted: (at: number) => boolean = () => true,
): Iterable<SupplierRecord> {
  const { seed, suppliers, asOf = defaultAsOf } = options;
  const markets = outlineCatalogue(seed, suppliers);
  let at = 0;
  for (const within of markets)
    for (const outline of within.suppliers) {
      if (isWanted(at)) yield supplierRecord({ seed, asOf, within, outline });
      at += 1;
    }
  outlined = { fingerprint: fingerprintOf(options), markets };
}

/** The real weddings that go with the suppliers of the same options: 400 in the default catalogue. */
export function* generateRealWeddings(options: CatalogueOptions): Iterable<RealWedding> {
  const { seed, asOf = defaultAsOf } = options;
  for (const within of takeOutlined(options)) yield* realWeddingsOf(seed, asOf, within, within.market.realWeddings);
}
