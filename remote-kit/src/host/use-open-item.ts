import type { OpenItemKind } from '@posy/shared-contracts/mount-props';
import { useEffect, useRef } from 'react';
import { useHost } from './host-context';

/** While `isOpen`, back (Android, Escape, browser) closes this item when its turn comes. */
export const useOpenItem = (kind: OpenItemKind, isOpen: boolean, close: () => void): void => {
  const { openItems } = useHost();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (isOpen ? openItems.open({ kind, close: () => latest.current() }) : undefined),
    [isOpen, kind, openItems],
  );
};
