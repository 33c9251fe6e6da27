import type { Page } from '@playwright/test';

/** About what German and French need more. */
const share = 0.4;
const letters = 'çñüëåßğ';

/** The text with more to it: the last word grows, and longer texts get further words. ICU arguments stay as they are. */
export const lengthened = (text: string): string => {
  const wanted = Math.max(2, Math.round(text.replace(/[{<][^}>]*[}>]/g, '').length * share));
  const inWord = Array.from({ length: Math.min(wanted, 6) }, (_, index) => letters[index % letters.length]).join('');
  const words = wanted > 6 ? ` ${`${letters} `.repeat(Math.ceil((wanted - 6) / 8)).trim()}` : '';
  return /[\p{L}\d]$/u.test(text) ? `${text}${inWord}${words}` : `${text}${words}`;
};

/**
 * `"shell.skip":"Skip to the content"` as compiled catalogues have it, with either kind of quotes or backticks. After a
 * question mark the same signs choose between two ids, and stay.
 */
const catalogueEntry = /(?<=[{,]\s*)(["'`])([a-z][\w-]*(?:\.[\w-]+)+)\1:\s*(["'`])((?:\\.|(?!\3)[^\\])*)\3/g;

/**
 * Gives the page the English catalogues in a pseudo-locale, on their way to it: everything is longer and has accents, and
 * still begins with its own words, so that journeys find what they look for.
 */
export const speakPseudo = async (page: Page): Promise<void> => {
  await page.route(/\/builds\/[^?]+\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(catalogueEntry, (_whole, quote: string, id: string, mark: string, words: string) =>
      [quote, id, quote, ':', mark, lengthened(words), mark].join(''),
    );
    await route.fulfill({ response, body });
  });
  // The sections' names are in the page itself, in the release set.
  await page.route(/\/uk(\/|\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"en-GB":"([^"]+)"/g,
      (_whole, words: string) => `"en-GB":"${lengthened(words)}"`,
    );
    return route.fulfill({ response, body });
  });
};
