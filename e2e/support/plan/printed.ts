import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a screen's printed pages, without blanks: lines break where they have to. */
export const printedPages = async (page: Page): Promise<string[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map(withoutBlanks);
};

/** A text as it can be looked for on paper. */
export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/gu, '');

/** Returns the number of times that a text occurs in another. */
export const timesIn = (all: string, text: string): number => all.split(withoutBlanks(text)).length - 1;

/** Returns texts of the screen that never belong on paper: the skip link, navigation, and labels of buttons. */
export const wordsOfScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href="#main"], header nav, button')];
    const texts = controls.map((control) => (control.textContent ?? '').trim());
    // A single word may be a guest’s answer as well; several words are a control’s label.
    return [...new Set(texts.filter((text) => text.includes(' ') || text.length > 24))];
  });
