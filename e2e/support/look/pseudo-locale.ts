import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { Page, Route } from '@playwright/test';
import { changeCatalogues, mapped } from '#support/wire/catalogues';
import { answerChanged } from '#support/wire/changed-answer';
import { withoutIntegrity } from '#support/wire/unchecked';

/** About what German and French need more. */
const share = 0.4;
const letters = 'çñüëåßğ';

/** The text with more to it: the last word grows, and longer texts get further words. */
const lengthened = (text: string): string => {
  const wanted = Math.max(2, Math.round(text.length * share));
  const inWord = Array.from({ length: Math.min(wanted, 6) }, (_, index) => letters[index % letters.length]).join('');
  const words = wanted > 6 ? ` ${`${letters} `.repeat(Math.ceil((wanted - 6) / 8)).trim()}` : '';
  return /[\p{L}\d]$/u.test(text) ? `${text}${inWord}${words}` : `${text}${words}`;
};

/** Every text of a message grows; arguments stay as they are. */
const longer = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: lengthened(element.value) };
    if (isTagElement(element)) return { ...element, children: longer(element.children) };
    if (isSelectElement(element) || isPluralElement(element))
      return { ...element, options: mapped(element.options, (option) => ({ ...option, value: longer(option.value) })) };
    return element;
  });

const speak = (script: string): string => changeCatalogues(script, (messages) => mapped(messages, longer));

/** What a build's script becomes, by its path; null when it has no catalogue. A path always means the same bytes. */
const spoken = new Map<string, string | null>();

/** The script in the pseudo-locale, from the server when it is asked for the first time. */
const inPseudo = async (route: Route): Promise<string | null> => {
  const { pathname } = new URL(route.request().url());
  const known = spoken.get(pathname);
  if (known !== undefined) return known;
  const text = await (await route.fetch()).text();
  const changed = speak(text);
  spoken.set(pathname, changed === text ? null : changed);
  return changed === text ? null : changed;
};

/** The document without what the server drew: that has words of the released catalogues, and the page draws itself. */
const undrawn = (html: string): string =>
  html.replace(/(<div id="root">).+?(<\/div>\n<script[^>]*>\(\(\) => \{\s*const root)/s, '$1$2');

/**
 * Gives the page the English catalogues in a pseudo-locale, on their way to it: everything is longer and has accents, and
 * still begins with its own words, so that journeys find what they look for.
 */
export const speakPseudo = async (page: Page): Promise<void> => {
  await page.route(/\/builds\/[^?]+\.js$/, async (route) => {
    const body = await inPseudo(route);
    await (body === null ? route.continue() : route.fulfill({ contentType: 'text/javascript', body }));
  });
  // The sections' names are in the page itself, in the release set.
  await page.route(/\/uk(\/|\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    return answerChanged(route, (html) =>
      undrawn(withoutIntegrity(html)).replace(
        /"en-GB":"([^"]+)"/g,
        (_whole, words: string) => `"en-GB":"${lengthened(words)}"`,
      ),
    );
  });
};
