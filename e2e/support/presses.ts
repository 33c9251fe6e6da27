import type { JSHandle, Locator, Page } from '@playwright/test';

/** How somebody presses. */
export type Pointer = 'finger' | 'mouse';

/** What a person may press without leaving the form: other fields, chips, answers, switches. */
const pressable = 'input:enabled, textarea:enabled, button[aria-pressed]:enabled';
const typed = /^(?:text|email|tel|url|search|number|)$/u;

/** A field that something is typed in, and what is pressed right after it: of a hidden choice its label is seen. */
interface Pair {
  index: number;
  field: HTMLElement;
  target: HTMLElement;
  seen: HTMLElement;
}

interface Press {
  /** Pixels between where it was when the finger went down and where it was when its click came; null: no click came. */
  moved: number | null;
}

/** The next field that takes text, focused, with what comes next in the form (or stands last): none, if there is no more. */
const nextPair = (form: Locator, from: number, then: 'next' | 'last'): Promise<JSHandle<Pair | null>> =>
  form.evaluateHandle(
    (root, { pressable, typed, from, then }): Pair | null => {
      const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
      const all = [...root.querySelectorAll<HTMLElement>(pressable)].filter(isSeen);
      const takesText = (element: HTMLElement) =>
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && new RegExp(typed, 'u').test(element.type) && !element.readOnly);
      const index = all.findIndex((element, at) => at >= from && takesText(element));
      const [field, target] = [all[index], then === 'next' ? all[(index + 1) % all.length] : all.at(-1)];
      if (field === undefined || target === undefined) return null;
      field.focus();
      return { index, field, target, seen: target.closest('label') ?? target };
    },
    { pressable, typed: typed.source, from, then },
  );

/** Brings what is to be pressed into view, answers where it is. */
const middleOf = (pair: JSHandle<Pair>): Promise<{ x: number; y: number }> =>
  pair.evaluate(({ seen }) => {
    seen.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = seen.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
  });

/** Follows the next press, until its click came or too long a time passed. */
const follow = (pair: JSHandle<Pair>): Promise<JSHandle<{ pressed: Promise<Press> }>> =>
  pair.evaluateHandle(({ seen }) => {
    let top = seen.getBoundingClientRect().top;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', () => (top = seen.getBoundingClientRect().top), options);
    const pressed = new Promise<Press>((resolve) => {
      const end = (moved: number | null) => {
        stop.abort();
        resolve({ moved });
      };
      const onClick = ({ target }: Event) => {
        if (target instanceof Node && seen.contains(target)) end(Math.abs(seen.getBoundingClientRect().top - top));
      };
      addEventListener('click', onClick, options);
      setTimeout(() => end(null), 2000);
    });
    return { pressed };
  });

const pressAt = async (page: Page, { x, y }: { x: number; y: number }, pointer: Pointer): Promise<void> => {
  if (pointer === 'finger') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
};

const namesOf = (pair: JSHandle<Pair>): Promise<string[]> =>
  pair.evaluate(({ field, target }) =>
    [field, target].map((element) =>
      (
        element.getAttribute('aria-label') ??
        (element.closest('label')?.textContent || undefined) ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
        element.textContent ??
        ''
      ).trim(),
    ),
  );

/** Types in the field that has the focus and presses the other: null, or what was wrong. */
const typeAndPress = async (page: Page, pair: JSHandle<Pair>, pointer: Pointer): Promise<string | null> => {
  await page.keyboard.press('End');
  await page.keyboard.type('8');
  const place = await middleOf(pair);
  const followed = await follow(pair);
  await pressAt(page, place, pointer);
  const { moved } = await followed.evaluate(({ pressed }) => pressed);
  if (moved !== null && moved <= 1) return null;
  const [field = '', target = ''] = await namesOf(pair);
  const fault = moved === null ? 'is lost' : `moves ${Math.round(moved)} px under it`;
  return `after “${field}” the press of “${target}” ${fault}`;
};

/**
 * Types in each field of a form and presses something else right after it: what comes next, then what stands last. Tells
 * of each press that was lost, or under which the form moved. One question to the page at a time finds both: forms have
 * dozens of pairs, and a form may be another after each press.
 */
export const pressFaults = async (page: Page, form: Locator, pointer: Pointer): Promise<string[]> => {
  const faults: string[] = [];
  for (let from = 0; ;) {
    let next: number | null = null;
    for (const then of ['next', 'last'] as const) {
      const pair = await nextPair(form, from, then);
      const found = await pair.evaluate((one) => one && { index: one.index, isOne: one.field === one.target });
      if (found === null) continue;
      next ??= found.index + 1;
      if (found.isOne) continue;
      const fault = await typeAndPress(page, pair as JSHandle<Pair>, pointer);
      if (fault !== null) faults.push(fault);
    }
    if (next === null) return faults;
    from = next;
  }
};
