export type ArtCategory =
  | 'venues'
  | 'photographers'
  | 'florists'
  | 'caterers'
  | 'music'
  | 'video'
  | 'decoration'
  | 'entertainment'
  | 'cakes'
  | 'beauty'
  | 'dress'
  | 'transport'
  | 'menswear'
  | 'stationery'
  | 'marquee';
export type SpotKind = 'notes' | 'guests' | 'inbox' | 'search' | 'failed' | 'tasks';
export type BloomKind = 'daisy' | 'poppy' | 'cosmos' | 'peony' | 'ranunculus' | 'tulip' | 'umbel' | 'bell';
type Seed = string | number;

/** An SVG string of a 4:3 picture. `label` must be escaped for an attribute. */
export function picture(options: { category: ArtCategory; seed: Seed; label?: string; palette?: number }): string;
/** An SVG string of a bouquet; `progress` 0 to 1. Stems that came since `before` say `data-stem="new"`. */
export function posy(options: {
  seed: Seed;
  progress?: number;
  before?: number;
  label?: string;
  palette?: number;
  night?: boolean;
}): string;
/** An SVG string of one flower head. */
export function bloom(options: { seed: Seed; hue?: string; size?: number; kind?: BloomKind }): string;
/** An SVG string of a small drawing. */
export function spot(options: { kind: SpotKind; seed?: Seed }): string;
export const CATEGORIES: readonly ArtCategory[];
export const PALETTES: readonly Record<string, string>[];
