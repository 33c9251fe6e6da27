import { useLocation } from '@posy/remote-kit/router';
import { useEffect, useRef } from 'react';

/** Scrolls once to the section in the address, when its page has rendered: the browser's own attempt is too early. */
export const useHashScroll = (): void => {
  const { hash } = useLocation();
  const first = useRef(hash);
  useEffect(() => {
    const id = first.current.replace(/^#/, '');
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
};
