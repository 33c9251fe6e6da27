import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

interface Chrome {
  theme: 'light' | 'dark';
  background: string;
}

const darkQuery = '(prefers-color-scheme: dark)';

/** The current colour scheme and header colour, live: the device's bars follow them. */
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

/** Scrolls the focused field into view, clear of the keyboard. */
export const showFocused = (): void => {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  if (isField || (focused instanceof HTMLElement && focused.isContentEditable))
    focused.scrollIntoView({ block: 'center' });
};

/** The height that the window has lost compared with its maximum at this width, live: usually to a keyboard. Pixels. */
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

/** The page's history for the app's back button. */
export const appHistory = {
  // WebViews of Android have the Navigation API; other browsers have no back button that asks the page.
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

/** Scales text by a factor: all our font sizes are multiples of the root's. */
export const setTextScale = (scale: number): void => {
  document.documentElement.style.fontSize = `${scale * 100}%`;
};
