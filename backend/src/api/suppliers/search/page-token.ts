import { createHash } from 'node:crypto';
import { Refusal } from '#api/refusal';

/** Identity of a search without its page: changed filters are another search. */
const fingerprint = (search: object): string =>
  createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16);

/** The token of a page of a search. */
export const pageTokenOf = (search: object, page: number): string =>
  Buffer.from(`${page}.${fingerprint(search)}`).toString('base64url');

/** Returns the page of a token; refuses tokens of another search, and invalid ones. */
export const pageOfToken = (search: object, token: string): number => {
  const [page = '', made] = Buffer.from(token, 'base64url').toString('utf8').split('.');
  if (made !== fingerprint(search) || !/^[1-9]\d{0,5}$/.test(page))
    throw new Refusal(400, 'page-token', 'This page belongs to another search. Please search again.');
  return Number(page);
};
