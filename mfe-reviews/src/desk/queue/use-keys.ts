import { useEffect, useRef } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('textarea, input:not([type="radio"]), select') !== null;

/** Single keys of a screen, by what they print; not while somebody writes, nor with a modifier. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const run = latest.current[event.key.toLowerCase()];
      if (run === undefined || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
