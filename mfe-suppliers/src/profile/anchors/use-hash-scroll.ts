import { useLocation } from '@posy/remote-kit/router';
import { useEffect, useRef } from 'react';

/** Goes to the section that the address names, once, when the page that holds it is there: the browser looked too early. */
export const useHashScroll = (): void => {
  const { hash } = useLocation();
  const first = useRef(hash);
  useEffect(() => {
    const id = first.current.replace(/^#/, '');
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
};
