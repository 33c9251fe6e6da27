import { addMonths, firstDayOfWeek, monthOf } from '@posy/shared-ui/forms';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayForKey, monthsFrom } from './rules/months';

/** The months that are shown, the day with their one tab stop, and the keys that move it, also into other months. */
export const useMonthKeys = (today: string, count: number, locale: string) => {
  const firstDay = firstDayOfWeek(locale);
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [first, setFirst] = useState(monthOf(today));
  const months = monthsFrom(first, count);
  const [wanted, setHeld] = useState(today);
  const shownFrom = `${first}-01` < today ? today : `${first}-01`;
  const held = months.includes(monthOf(wanted)) && wanted >= today ? wanted : shownFrom;
  // The month may be shown only after it was rendered, so the focus follows then.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${held}"]`)?.focus();
  });
  /** Leads the keyboard back to a day. */
  const goTo = (day: string): void => {
    isMoving.current = true;
    setHeld(day);
  };
  const turn = (by: number): void => {
    const to = monthOf(addMonths(`${first}-01`, by));
    setFirst(to < monthOf(today) ? monthOf(today) : to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = dayForKey(event.key, held, firstDay);
    if (to === null || !(event.target instanceof HTMLElement) || event.target.dataset['day'] === undefined) return;
    event.preventDefault();
    if (to < today) return;
    goTo(to);
    const month = monthOf(to);
    if (month < first) setFirst(month);
    else if (!months.includes(month)) turn(1);
  };
  return { grid, months, firstDay, held, setHeld, goTo, onKeyDown, turn, isFirst: first === monthOf(today) };
};
