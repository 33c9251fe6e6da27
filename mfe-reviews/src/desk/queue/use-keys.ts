import { useEffect, useRef } from 'react';

/** Fields take every key. A radio takes arrows and the space bar only. */
const fields = 'textarea, select, input:not([type="radio"]), [contenteditable]:not([contenteditable="false"])';
/** Dialogs and open lists cover the screen, and have keys of their own. */
const covers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isWriting = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null;

/** Returns true when a modifier is held. Shift is none for digits: French keyboards print them with it. */
const hasModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.getModifierState('AltGraph') ||
  (event.shiftKey && !/^\d$/.test(event.key));

/**
 * Runs single keys of a screen, by what they print. They do nothing while somebody writes, with a modifier, or while a
 * dialog or a list is open.
 */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const run = latest.current[event.key.toLowerCase()];
      if (run === undefined || event.defaultPrevented || hasModifier(event) || isWriting(event.target)) return;
      if (document.querySelector(covers) !== null) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
