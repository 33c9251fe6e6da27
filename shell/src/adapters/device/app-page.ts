import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

interface Chrome {
  theme: 'light' | 'dark';
  background: string;
}

const darkQuery = '(prefers-color-scheme: dark)';

/** Colour scheme and header colour as they are drawn now, live: the device's bars follow them. */
export const watchChrome = (): Readable<Chrome> => {
  const root = document.documentElement;
  const system = window.matchMedia(darkQuery);
  const look = (): Chrome => ({
    theme: (root.dataset['theme'] ?? (system.matches ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light',
    background: getComputedStyle(root).getPropertyValue('--posy-surface').trim(),
  });
  const chrome = createReadableValue(look());
  const update = (): void => chrome.set(look());
  system.addEventListener('change', update);
  new MutationObserver(update).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  return chrome;
};

/** Brings the field that is typed in into view, clear of the keyboard. */
export const showFocused = (): void => {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  if (isField || (focused instanceof HTMLElement && focused.isContentEditable))
    focused.scrollIntoView({ block: 'center' });
};

/** By how much the window is lower than it has been at its width, live: by a keyboard, as a rule. */
export const watchLostHeight = (): Readable<number> => {
  const highest = new Map<number, number>();
  const look = (): number => {
    const { innerWidth, innerHeight, visualViewport } = window;
    const height = Math.min(innerHeight, visualViewport?.height ?? innerHeight);
    highest.set(innerWidth, Math.max(height, highest.get(innerWidth) ?? 0));
    return (highest.get(innerWidth) ?? height) - height;
  };
  const lost = createReadableValue(look());
  for (const resized of [window, window.visualViewport]) resized?.addEventListener('resize', () => lost.set(look()));
  return lost;
};

/** The page's history as the app's back button goes through it. */
export const appHistory = {
  // WebViews of Android have the Navigation API; elsewhere nothing has a back button of its own.
  canGoBack: (): boolean =>
    'navigation' in window
      ? (window.navigation as { canGoBack: boolean }).canGoBack
      : (window as Window).history.length > 1,
  back: (): void => window.history.back(),
};

/** Sets a custom property of the document, in CSS pixels. */
export const setLength = (name: string, pixels: number): void =>
  document.documentElement.style.setProperty(name, `${pixels}px`);

/** A file's content as base64. */
export const encodeBase64 = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error('The file could not be read.'));
    reader.readAsDataURL(content);
  });

/** Draws text so many times as large as usual: all our sizes of text are multiples of the root's. */
export const setTextScale = (scale: number): void => {
  document.documentElement.style.fontSize = `${scale * 100}%`;
};
