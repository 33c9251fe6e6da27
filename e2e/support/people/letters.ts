import { type APIRequestContext, expect } from '@playwright/test';

const outbox = async (request: APIRequestContext): Promise<string> => (await request.get('/outbox')).text();

/** Returns the number of letters to an address that the server would have sent, from its page on this machine. */
export const lettersTo = async (request: APIRequestContext, address: string): Promise<number> =>
  (await outbox(request)).split(`>${address} `).length - 1;

/** A couple can take a letter back for a minute; after it the server looks every few seconds, on a machine that may be busy. */
const untilItGoes = 150_000;

/** Waits for a couple's letter to a guest; answers its words, and the path that its link leads to. */
export const guestLetter = async (
  request: APIRequestContext,
  { to, subject }: { to: string; subject: string },
): Promise<{ words: string; path: string }> => {
  let address = '';
  const look = async (): Promise<string> => {
    const row = (await outbox(request))
      .split('<li>')
      .find((item) => item.includes(`<small>${to} ·`) && item.includes(`>${subject}`));
    address = row?.match(/href="(\/outbox\/[^"]+)"/)?.[1] ?? '';
    return address;
  };
  await expect.poll(look, { message: `${subject}, to ${to}`, timeout: untilItGoes }).not.toBe('');
  const words = await (await request.get(address)).text();
  const link = words.match(/https?:\/\/[^\s"<]+\/rsvp\/[^\s"<]+/)?.[0] ?? '';
  return { words, path: new URL(link).pathname };
};
