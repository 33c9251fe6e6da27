import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Puts the keyboard's place on a card whose pressed button gave way to its result. Without this a browser goes back to the
 * start of the page.
 */
export const CardFocus = ({ children }: { children: ReactNode }) => {
  const room = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { current } = room;
    if (current === null) return undefined;
    const changes = new MutationObserver(() => {
      if (!hasFocus.current || document.activeElement !== document.body) return;
      const card = current.querySelector('section');
      if (card === null) return;
      card.tabIndex = -1;
      card.focus();
    });
    changes.observe(current, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return (
    <div
      ref={room}
      style={{ display: 'contents' }}
      onFocus={() => {
        hasFocus.current = true;
      }}
      // A removed button leaves as well, but is in the document no more.
      onBlur={({ target }) => {
        hasFocus.current = !target.isConnected;
      }}
    >
      {children}
    </div>
  );
};
