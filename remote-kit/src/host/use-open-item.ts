import type { OpenItem, OpenItemKind } from '@posy/shared-contracts/mount-props';
import { useEffect, useRef } from 'react';
import { useHost } from './host-context';

/**
 * While `isOpen`, back (Android, Escape, browser) closes this item when its turn comes. `holds` is asked before a person
 * goes elsewhere, and may keep them here (see `OpenItem`).
 *
 * @example
 * useOpenItem('dialog', isOpen, () => setOpen(false));
 */
export const useOpenItem = (
  kind: OpenItemKind,
  isOpen: boolean,
  close: () => void,
  holds?: NonNullable<OpenItem['holds']>,
): void => {
  const { openItems } = useHost();
  const latest = useRef({ close, holds });
  useEffect(() => {
    latest.current = { close, holds };
  });
  useEffect(
    () =>
      isOpen
        ? openItems.open({
            kind,
            close: () => latest.current.close(),
            holds: (pathname, go) => latest.current.holds?.(pathname, go) ?? false,
          })
        : undefined,
    [isOpen, kind, openItems],
  );
};
