/**
 * Leaves room below the page while an element stands fixed over its whole end, so that everything can be scrolled clear
 * of it (WCAG 2.4.11). Answers what takes the room back.
 */
export const leaveRoomBelow = (element: HTMLElement): (() => void) => {
  const { body, documentElement } = document;
  const setRoom = (room: string): void => {
    body.style.paddingBlockEnd = room;
    documentElement.style.scrollPaddingBlockEnd = room;
  };
  const observer = new ResizeObserver(() => {
    const { top, width } = element.getBoundingClientRect();
    setRoom(width > window.innerWidth / 2 ? `${Math.ceil(window.innerHeight - top)}px` : '');
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    setRoom('');
  };
};
