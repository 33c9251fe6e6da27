import { useReadable } from '@posy/remote-kit';
import { SnackbarRegion } from '@posy/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { ShownNotice } from '#platform/notices/joined-notices';

/**
 * F6 moves the focus to the notices and back: otherwise they come last in the page. When the last undo is no longer
 * visible, F6 shows it again.
 */
const useNoticeKey = (hasNotices: boolean) => {
  const { notices } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  const isRecalled = useRef(false);
  useEffect(() => {
    const enter = (): void => place.current?.querySelector('button')?.focus();
    if (hasNotices && isRecalled.current) enter();
    isRecalled.current = false;
    const reach = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      const isInside = place.current?.contains(document.activeElement) === true;
      if (!isInside) origin.current = document.activeElement;
      if (!hasNotices) isRecalled.current = notices.recall();
      else if (!isInside) enter();
      else if (origin.current instanceof HTMLElement) origin.current.focus();
      if (hasNotices || isRecalled.current) event.preventDefault();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [hasNotices, notices]);
  return place;
};

/** The notices, and their keyboard shortcut. */
export const NoticePlace = () => {
  const { formatMessage } = useIntl();
  const { notices } = useShell();
  const shown = useReadable(notices.shown);
  const place = useNoticeKey(shown.length > 0);
  const holdAll = (held: boolean) => () => shown.forEach(({ id }) => notices.hold(id, held));
  const way = (id: string, given: ShownNotice['action']) =>
    given && {
      label: given.label,
      onPress: () => {
        notices.close(id);
        given.run();
      },
    };
  const items = shown.map(({ id, text, emoji, tone, action, open, dismiss }) => ({
    id,
    message: text,
    ...(emoji === undefined ? {} : { emoji }),
    tone: tone === 'error' ? ('error' as const) : ('calm' as const),
    action: way(id, action),
    open: way(id, open),
    onClose: () => {
      notices.close(id);
      dismiss?.run();
    },
    closeLabel: dismiss?.label ?? formatMessage({ id: 'shell.notices.close' }),
    hasCloseWord: dismiss !== undefined,
  }));
  return (
    <div ref={place}>
      <SnackbarRegion
        label={formatMessage({ id: 'shell.notices.label' })}
        items={items}
        onPause={holdAll(true)}
        onResume={holdAll(false)}
      />
    </div>
  );
};
