/** Time after a finger was lifted in which its click may still arrive, in milliseconds. */
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

/** Ends a press whose click does not reach the window, or never arrives. */
const endIn = (ms: number) => (): void => {
  if (!isOn) return;
  clearTimeout(timer);
  timer = setTimeout(end, ms);
};

const begin = (): void => {
  clearTimeout(timer);
  isOn = true;
};

/** The native select's menu consumes the pointer's release: the next move without pressed buttons ends the press. */
const moved = ({ buttons, pointerType }: PointerEvent): void => {
  if (isOn && buttons === 0 && pointerType === 'mouse') endIn(clickWithinMs)();
};

/**
 * Tracks presses from now on. A press begins when a finger or a button goes down, and ends when its click was handled:
 * a field that loses the focus meanwhile, and the message it then shows, must not move the pressed element.
 */
export const watchPresses = (): void => {
  if (isWatched) return;
  isWatched = true;
  const capture = { capture: true, passive: true };
  window.addEventListener('pointerdown', begin, capture);
  window.addEventListener('pointerup', endIn(clickWithinMs), capture);
  window.addEventListener('pointermove', moved, capture);
  for (const over of ['pointercancel', 'click']) window.addEventListener(over, endIn(0), capture);
  // The press ends after all handlers of the click; typing, or leaving the window, ends it too.
  for (const over of ['click', 'blur']) window.addEventListener(over, end);
  window.addEventListener('keydown', end, capture);
};

/** Returns true during a press. */
export const isPressing = (): boolean => isOn;

/** Runs the work at once, or after a current press. The returned function cancels it. */
export const afterPress = (work: () => void): (() => void) => {
  if (!isOn) {
    work();
    return () => undefined;
  }
  waiting.add(work);
  return () => waiting.delete(work);
};
