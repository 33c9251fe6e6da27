import { profileAnchors } from '@posy/shared-contracts/paths';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NavigableSection } from './anchors';
import { sectionAt } from './section-at';

/** Below the header and the sticky navigation. */
const line = 160;

const isAtEnd = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
};

/** The section that scrolling has reached; null until the page is scrolled. */
export const useSectionInView = (sections: readonly NavigableSection[]): NavigableSection | null => {
  const [current, setCurrent] = useState<NavigableSection | null>(null);
  const read = useEffectEvent((): void => {
    const tops = sections.flatMap((section) => {
      const element = document.getElementById(profileAnchors[section]);
      return element === null ? [] : [{ section, top: element.getBoundingClientRect().top }];
    });
    setCurrent(sectionAt(tops, line, isAtEnd()));
  });
  useEffect(() => {
    const onScroll = (): void => read();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return current;
};
