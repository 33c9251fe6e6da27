import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** An element around the origin, and its neighbours at that time: the next one first. */
interface Around {
  element: Element;
  beside: readonly Element[];
}

/** The element that had the focus before something opened over the page, and what is known about its place. */
interface Origin {
  /** Null when nothing had the focus. */
  element: HTMLElement | null;
  /** Its tag and name, by which it is found when it was rendered anew; null when others have the same name. */
  name: string | null;
  /** The elements around it, nearest first. */
  around: readonly Around[];
  /** The origin of the overlay that it is in, which may close before. */
  outer: Origin | null;
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
const headings = 'h1, h2, h3, h4';

/** The origins of the open overlays, by their elements. */
const origins = new WeakMap<Element, Origin>();

const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`;

const namesakes = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(name.slice(0, name.indexOf(' ')))].filter(
    (element) => nameOf(element) === name,
  );

const isElement = (element: Element | null): element is Element => element !== null;

/** Returns the elements around another one, up to the page's body. */
const aroundOf = (element: Element): Around[] => {
  const found: Around[] = [];
  let at: Element | null = element;
  while (at !== null && at !== document.body) {
    found.push({ element: at, beside: [at.nextElementSibling, at.previousElementSibling].filter(isElement) });
    at = at.parentElement;
  }
  return found;
};

/** Returns the element with the focus as an origin; `anchor` where nothing has it. */
const originNow = (anchor: Element | null): Origin => {
  const { activeElement, body } = document;
  const has = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  const element = has ?? (anchor instanceof HTMLElement ? anchor : null);
  if (element === null) {
    const main = document.querySelector('main');
    const around = main === null ? [] : [{ element: main, beside: [] }];
    return { element, name: null, around, outer: null };
  }
  const name = nameOf(element);
  const around = aroundOf(element);
  const overlay = around.find((one) => origins.has(one.element));
  const outer = overlay === undefined ? null : (origins.get(overlay.element) ?? null);
  return { element, name: namesakes(name).length === 1 ? name : null, around, outer };
};

/** Returns true while some of the origin's surroundings are on the page. */
const isOnPage = ({ around, outer }: Origin): boolean =>
  around.some(({ element }) => element.isConnected) || (outer !== null && isOnPage(outer));

/** Returns the beginning of a neighbour: its heading, else its first control. */
const beginningOf = (neighbour: Element): HTMLElement | null =>
  neighbour.querySelector<HTMLElement>(headings) ??
  (neighbour.matches(focusable) ? (neighbour as HTMLElement) : neighbour.querySelector<HTMLElement>(focusable));

/** Returns the places for the focus around an origin: beside what is gone, then the headings further out. */
const placesAround = ({ around }: Origin): (HTMLElement | null)[] => {
  let gone: Around | null = null;
  const places: (HTMLElement | null)[] = [];
  for (const one of around) {
    if (!one.element.isConnected) {
      gone = one;
      continue;
    }
    places.push(...(gone?.beside ?? []).filter(({ isConnected }) => isConnected).map(beginningOf));
    gone = null;
    places.push(one.element.querySelector<HTMLElement>(headings));
  }
  return places;
};

/** Returns the places to which the focus may return, the best first. */
const placesOf = (origin: Origin): HTMLElement[] => {
  const { element, name, outer } = origin;
  const again = name === null ? [] : namesakes(name);
  return [element, ...again, ...placesAround(origin), ...(outer === null ? [] : placesOf(outer))].filter(
    (place): place is HTMLElement => place?.isConnected === true,
  );
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses an element, also a heading. Returns true if the browser did: hidden elements take no focus. */
const focusOn = (element: HTMLElement): boolean => {
  if (!element.matches(focusable)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

const giveBack = (origin: Origin): void => {
  if (isLost() && isOnPage(origin)) placesOf(origin).some(focusOn);
};

const moves = ['keydown', 'pointerdown'] as const;

/** Gives the focus back again whenever the page removes the element that has it, until the person moves on. */
const followRemovals = (origin: Origin): void => {
  const changed = new MutationObserver(() => {
    giveBack(origin);
    if (!isOnPage(origin)) end();
  });
  const end = (): void => {
    changed.disconnect();
    for (const move of moves) document.removeEventListener(move, end, true);
  };
  changed.observe(document.body, { childList: true, subtree: true });
  for (const move of moves) document.addEventListener(move, end, true);
};

/** A focus that was moved elsewhere meanwhile stays there. */
const returnFocus = (origin: Origin): void => {
  giveBack(origin);
  if (placesOf(origin).some((place) => place === document.activeElement)) followRemovals(origin);
};

/**
 * For the element of an overlay, to which the returned ref belongs: when it closes, the focus returns to the element that
 * had it before, or to that element rendered anew, or to what was beside it, and never gets lost.
 */
export const useFocusReturn = <E extends HTMLElement>(anchor?: RefObject<Element | null>): RefObject<E | null> => {
  const overlay = useRef<E>(null);
  // While it renders for the first time, the page still has the focus.
  const [origin] = useState(() => originNow(anchor?.current ?? null));
  useLayoutEffect(() => {
    if (overlay.current !== null) origins.set(overlay.current, origin);
  }, [origin]);
  useEffect(
    () => () => {
      // The overlay's own way back, and a screen's own rule for the focus, come first: they wait for the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(origin)));
    },
    [origin],
  );
  return overlay;
};
