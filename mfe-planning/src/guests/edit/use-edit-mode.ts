import { useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { GuestItem } from '../rules/guest-item';
import { choose, chooseAll, chooseRange, nobodyChosen, type Selection, withoutRemoved } from './selection';

/** The edit mode of the list: the selected guests, and the commands to leave it. */
export interface EditMode {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** True while the warning asks whether to leave with guests selected. */
  isAsking: boolean;
  begin: () => void;
  choose: (guestId: string, isChosen: boolean) => void;
  chooseRange: (listed: readonly string[], guestId: string, isChosen: boolean) => void;
  chooseAll: (guestIds: readonly string[], isChosen: boolean) => void;
  clear: () => void;
  /** Leaves at once when no guest is selected, otherwise asks; a second call closes the question. */
  leave: () => void;
  /** Leaves with guests selected. */
  leaveNow: () => void;
  goOn: () => void;
}

type EditModeState = 'off' | 'on' | 'asking';

/** Returns true when a path shows the list, alone or with one of its guests: the edit mode continues there. */
const isOnList = (pathname: string, prefix: MarketPrefix, known: ReadonlySet<string>): boolean =>
  pathname === paths.guestlist(prefix) || [...known].some((id) => pathname === paths.guest(prefix, id));

/** The edit mode. Back and links leave it, both with a warning while guests are selected. Source: S2-back-12. */
export const useEditMode = (guests: readonly GuestItem[]): EditMode => {
  const [state, setState] = useState<EditModeState>('off');
  const [selection, setSelection] = useState<Selection>(nobodyChosen);
  /** Follows the link that was pressed while guests were selected. */
  const onward = useRef<(() => void) | null>(null);
  const { prefix } = useLocaleInfo().market;
  const known = useMemo(() => new Set(guests.map(({ id }) => id)), [guests]);
  const { ids } = withoutRemoved(selection, known);
  const change = useCallback((next: (before: Selection) => Selection) => setSelection(next), []);
  const leaveNow = useCallback((): void => {
    setState('off');
    setSelection(nobodyChosen);
    onward.current?.();
    onward.current = null;
  }, []);
  const goOn = useCallback((): void => {
    setState('on');
    onward.current = null;
  }, []);
  const leave = (): void => {
    if (state === 'asking') goOn();
    else if (ids.size > 0) setState('asking');
    else leaveNow();
  };
  const holds = (pathname: string, go: () => void): boolean => {
    if (ids.size === 0 || isOnList(pathname, prefix, known)) return false;
    onward.current = go;
    setState('asking');
    return true;
  };
  useOpenItem('guest-list-edit-mode', state !== 'off', leave, holds);
  const choosing = useMemo(
    () => ({
      choose: (guestId: string, isChosen: boolean) => change((before) => choose(before, guestId, isChosen)),
      chooseRange: (listed: readonly string[], guestId: string, isChosen: boolean) =>
        change((before) => chooseRange(before, listed, guestId, isChosen)),
      chooseAll: (guestIds: readonly string[], isChosen: boolean) =>
        change((before) => chooseAll(before, guestIds, isChosen)),
      clear: () => setSelection(nobodyChosen),
    }),
    [change],
  );
  return {
    isOn: state !== 'off',
    isAsking: state === 'asking',
    ids,
    begin: () => setState('on'),
    ...choosing,
    leave,
    leaveNow,
    goOn,
  };
};
