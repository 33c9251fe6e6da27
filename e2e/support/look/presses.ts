import { type ElementHandle, type Locator, type Page } from '@playwright/test';

/** Device of a press. */
export type Pointer = 'finger' | 'mouse';

/** Controls that a person may press without leaving the form: other fields, chips, answers, switches. */
const pressable = 'input:enabled, textarea:enabled, button[aria-pressed]:enabled';
const typed = /^(?:text|email|tel|url|search|number|)$/u;
const visible = { visible: true } as const;

interface Press {
  /** Pixels between where it was when the finger went down and where it was when its click came. */
  moved: number;
  clicks: number;
  /** A notice lay over it, and took the press. */
  isTaken: boolean;
}

type Pressed = ElementHandle<Element>;

/** Follows the next press of an element; what is seen of a hidden choice is its label. */
const follow = (target: Pressed) =>
  target.evaluateHandle((element): Press => {
    const seen = element.closest('label') ?? element;
    const press = { moved: 0, clicks: 0, isTaken: false };
    let top = seen.getBoundingClientRect().top;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener(
      'pointerdown',
      ({ target: pressed }) => {
        top = seen.getBoundingClientRect().top;
        press.isTaken = pressed instanceof Element && pressed.closest('[aria-label="Notices"]') !== null;
      },
      options,
    );
    addEventListener(
      'click',
      ({ target: clicked }) => {
        if (!(clicked instanceof Node) || !seen.contains(clicked)) return;
        press.moved = Math.abs(seen.getBoundingClientRect().top - top);
        press.clicks += 1;
        stop.abort();
      },
      options,
    );
    return press;
  });

/**
 * Returns the target's middle once it is visible (a sheet that begins in a field scrolls into view with the keyboard,
 * up to 0.6 s later), and once nothing scrolls (the browser may still be scrolling the field with the focus into view).
 */
const middleOf = (target: Pressed): Promise<{ x: number; y: number }> =>
  target.evaluate(async (element) => {
    const seen = element.closest('label') ?? element;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const middle = () => {
      seen.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = seen.getBoundingClientRect();
      return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
    };
    let at = middle();
    for (let still = 0; still < 3; still += 1) {
      await frame();
      const now = middle();
      // The field of a choice is see-through itself: what it stands in counts.
      const isSeen = seen.parentElement?.checkVisibility({ opacityProperty: true }) === true;
      if (now.y !== at.y || !isSeen) still = 0;
      at = now;
    }
    return at;
  });

const pressAt = async (page: Page, { x, y }: { x: number; y: number }, pointer: Pointer): Promise<void> => {
  if (pointer === 'finger') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
};

const nameOf = (target: Pressed): Promise<string> =>
  target.evaluate((element) =>
    (
      element.getAttribute('aria-label') ??
      (element.closest('label')?.textContent || undefined) ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
      element.textContent ??
      ''
    ).trim(),
  );

const isText = (field: Pressed): Promise<boolean> =>
  field.evaluate(
    (element, pattern) =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && new RegExp(pattern, 'u').test(element.type) && !element.readOnly),
    typed.source,
  );

const press = async (page: Page, target: Pressed, pointer: Pointer): Promise<string | null> => {
  const place = await middleOf(target);
  const followed = await follow(target);
  await pressAt(page, place, pointer);
  await page
    .waitForFunction((one: Press) => one.clicks > 0 || one.isTaken, followed, { timeout: 30_000 })
    .catch(() => null);
  const { moved, clicks, isTaken } = await followed.jsonValue();
  if (isTaken) return 'is taken by a notice';
  if (clicks === 0) return 'is lost';
  return moved > 1 ? `moves ${Math.round(moved)} px under it` : null;
};

/**
 * Types in each field of a form and presses something else right after it: what comes next, then what stands last. Tells
 * of each press that was lost, or under which the form moved.
 */
export const pressFaults = async (page: Page, form: Locator, pointer: Pointer): Promise<string[]> => {
  const faults: string[] = [];
  const parts = async () => (await form.locator(pressable).filter(visible).elementHandles()) as Pressed[];
  for (let index = 0; index < (await parts()).length; index += 1) {
    for (const step of [1, -1]) {
      const all = await parts();
      const [field, target] = [all[index], step > 0 ? all[(index + step) % all.length] : all.at(step)];
      if (field === undefined || target === undefined || field === target || !(await isText(field))) continue;
      const names = [await nameOf(field), await nameOf(target)] as const;
      await field.focus();
      await field.press('End');
      await field.type('8');
      const fault = await press(page, target, pointer);
      if (fault !== null) faults.push(`after “${names[0]}” the press of “${names[1]}” ${fault}`);
    }
  }
  return faults;
};
