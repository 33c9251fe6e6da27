import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What stands on the sheets that a screen prints, page by page, without blanks: lines break where they have to. */
export const printedPages = async (page: Page): Promise<string[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map(withoutBlanks);
};

/** A text as it can be looked for on paper. */
export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/gu, '');

/** How often a text stands in another. */
export const timesIn = (all: string, text: string): number => all.split(withoutBlanks(text)).length - 1;

/** What is on the screen and never belongs on paper: the way past the header, sections, and what buttons say. */
export const wordsOfScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href="#main"], header nav, button')];
    const texts = controls.map((control) => (control.textContent ?? '').trim());
    // One word may be a guest’s answer as well; what several words say is a control’s.
    return [...new Set(texts.filter((text) => text.includes(' ') || text.length > 24))];
  });
