import type { APIRequestContext } from '@playwright/test';

/** Returns the number of letters to an address that the server would have sent, from its page on this machine. */
export const lettersTo = async (request: APIRequestContext, address: string): Promise<number> => {
  const list = await (await request.get('/outbox')).text();
  return list.split(`>${address} `).length - 1;
};
