import { useEffect, useRef } from 'react';
import type { Seating } from '../queries/use-seating';

/** The guest whose menu was opened, their table at that time, and the next guest without a seat. */
interface OpenedMenu {
  guestId: string;
  table: string | null | undefined;
  others: string[];
}

const buttonOf = (guestId: string): HTMLElement | null => {
  const place = document.querySelector<HTMLElement>(`[data-guest="${CSS.escape(guestId)}"]`);
  return place?.matches('button') ? place : (place?.querySelector('button') ?? null);
};

/**
 * Keeps the focus in the plan: the row or seat that a guest was moved from is gone, so the focus goes to the next guest
 * without a seat, otherwise to the guest's new seat. A focus that has moved elsewhere meanwhile stays.
 */
export const useFocusAfterMove = (seating: Seating, openGuest: string | null): ((guestId: string) => void) => {
  const opened = useRef<OpenedMenu | null>(null);
  const { guests, unseated } = seating;
  useEffect(() => {
    const from = opened.current;
    if (from === null || openGuest !== null || guests.get(from.guestId)?.table === from.table) return undefined;
    const frame = requestAnimationFrame(() => {
      opened.current = null;
      if (document.activeElement !== document.body) return;
      [...from.others, from.guestId]
        .map(buttonOf)
        .find((button) => button !== null)
        ?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [guests, openGuest]);
  return (guestId) => {
    const waiting = unseated.map(({ id }) => id);
    const index = waiting.indexOf(guestId);
    const others = index < 0 ? [] : [...waiting.slice(index + 1), ...waiting.slice(0, index).reverse()];
    opened.current = { guestId, table: guests.get(guestId)?.table, others };
  };
};
