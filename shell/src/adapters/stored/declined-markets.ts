import { deviceStorage } from '../storage/web-storages';

const key = 'posy-declined-markets';

/** Countries whose market was offered and declined on this browser: they are not offered again. */
export const declinedMarkets = {
  list: (): string[] => (deviceStorage.getItem(key) ?? '').split(',').filter((country) => country !== ''),
  add(country: string): void {
    deviceStorage.setItem(key, [...new Set([...this.list(), country])].join(','));
  },
};
