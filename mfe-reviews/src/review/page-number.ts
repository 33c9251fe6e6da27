import { lastPage } from '@posy/shared-contracts/constants';

/** The page that an address asks for, from 1; what is no page is the first, as is one that the server does not take. */
export const readPage = (text: string | null): number => {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return 1;
  return Number(text) <= lastPage ? Number(text) : 1;
};

/** `page` of a link's query; the first page has none. */
export const pageQuery = (page: number): { page?: string } => (page === 1 ? {} : { page: String(page) });

/** The number of pages for so many reviews; at least one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
