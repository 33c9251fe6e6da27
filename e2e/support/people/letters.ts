import type { APIRequestContext } from '@playwright/test';

/** How many letters to an address the server would have sent, as its page on this machine lists them. */
export const lettersTo = async (request: APIRequestContext, address: string): Promise<number> => {
  const list = await (await request.get('/outbox')).text();
  return list.split(`>${address} `).length - 1;
};
