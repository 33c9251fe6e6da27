const key = 'posy-declined-markets';

/** Countries whose market was offered on this browser and declined: it is not offered again. */
export const declinedMarkets = {
  list(): string[] {
    try {
      return (localStorage.getItem(key) ?? '').split(',').filter((country) => country !== '');
    } catch {
      return [];
    }
  },
  add(country: string): void {
    try {
      localStorage.setItem(key, [...new Set([...this.list(), country])].join(','));
    } catch {
      // Without storage the offer comes again on the next visit.
    }
  },
};
