export declare const posyArt: {
  /** An SVG of 400 × 300 units that fills whatever box it is given; the same seed draws the same picture. */
  picture(options: { category: string; seed: string; label?: string; palette?: number }): string;
  readonly CATEGORIES: readonly string[];
};
