/** Seasons that weddings are sorted into, by month, as the northern half of the world has them. */
export const weddingSeasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type WeddingSeason = (typeof weddingSeasons)[number];

/** Sizes of a wedding, by its guests. */
export const guestBands = ['to-50', 'to-100', 'to-150', 'over-150'] as const;
export type GuestBand = (typeof guestBands)[number];

/** The season of a day, `yyyy-MM-dd`. */
export const seasonOf = (day: string): WeddingSeason =>
  weddingSeasons[Math.floor(((Number(day.slice(5, 7)) + 9) % 12) / 3)] ?? 'spring';

/** The band that so many guests are in. */
export const guestBandOf = (guests: number): GuestBand =>
  guests <= 50 ? 'to-50' : guests <= 100 ? 'to-100' : guests <= 150 ? 'to-150' : 'over-150';
