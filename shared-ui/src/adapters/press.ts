/** How long after a finger was lifted its click may still come, in milliseconds. */
const clickWithinMs = 350;

let isOn = false;
let isWatched = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

const end = (): void => {
  if (!isOn) return;
  isOn = false;
  clearTimeout(timer);
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
};

/** For where a click does not get as far as the window, and where no click comes. */
const endIn = (ms: number) => (): void => {
  if (!isOn) return;
  clearTimeout(timer);
  timer = setTimeout(end, ms);
};

const begin = (): void => {
  clearTimeout(timer);
  isOn = true;
};

/** The menu of the browser's own select takes the release: what comes next says that nothing is down any more. */
const moved = ({ buttons, pointerType }: PointerEvent): void => {
  if (isOn && buttons === 0 && pointerType === 'mouse') endIn(clickWithinMs)();
};

/**
 * Follows presses from here on. A press begins when a finger or a button goes down, and is over when its click was
 * handled: a field that is left in between, and what it then says, must not move what is being pressed.
 */
export const watchPresses = (): void => {
  if (isWatched) return;
  isWatched = true;
  const capture = { capture: true, passive: true };
  window.addEventListener('pointerdown', begin, capture);
  window.addEventListener('pointerup', endIn(clickWithinMs), capture);
  window.addEventListener('pointermove', moved, capture);
  for (const over of ['pointercancel', 'click']) window.addEventListener(over, endIn(0), capture);
  // Once everybody has heard of the click; and whoever types, or is elsewhere, is not pressing.
  for (const over of ['click', 'blur']) window.addEventListener(over, end);
  window.addEventListener('keydown', end, capture);
};

/** Whether a press is going on. */
export const isPressing = (): boolean => isOn;

/** Does it at once, or while a press is going on right after it. The answer calls it off. */
export const afterPress = (work: () => void): (() => void) => {
  if (!isOn) {
    work();
    return () => undefined;
  }
  waiting.add(work);
  return () => waiting.delete(work);
};
