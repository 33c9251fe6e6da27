import { useOpenItem } from '@posy/remote-kit';
import { useCallback, useMemo, useState } from 'react';
import {
  choose,
  chooseAll,
  chooseRange,
  nobodyChosen,
  stillThere,
  type Selection,
} from '../../../domain/guests/selection';
import type { GuestItem } from '../../../domain/guests/guest-item';

/** The edit mode of the list: who is chosen, and the way out. */
export interface EditMode {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** Leaving with somebody chosen asks first. */
  isAsking: boolean;
  begin: () => void;
  choose: (guestId: string, isChosen: boolean) => void;
  chooseRange: (listed: readonly string[], guestId: string, isChosen: boolean) => void;
  chooseAll: (guestIds: readonly string[], isChosen: boolean) => void;
  clear: () => void;
  /** Leaves at once when nobody is chosen, otherwise asks; asked again, it goes on. */
  leave: () => void;
  /** Leaves whoever is chosen. */
  leaveNow: () => void;
  goOn: () => void;
}

type State = 'off' | 'on' | 'asking';

/** The edit mode. Back closes it, with a warning while somebody is chosen. Source: S2-back-12. */
export const useEditMode = (guests: readonly GuestItem[]): EditMode => {
  const [state, setState] = useState<State>('off');
  const [selection, setSelection] = useState<Selection>(nobodyChosen);
  const known = useMemo(() => new Set(guests.map(({ id }) => id)), [guests]);
  const { ids } = stillThere(selection, known);
  const change = useCallback((next: (before: Selection) => Selection) => setSelection(next), []);
  const leaveNow = useCallback((): void => {
    setState('off');
    setSelection(nobodyChosen);
  }, []);
  const leave = (): void => {
    if (state === 'asking') setState('on');
    else if (ids.size > 0) setState('asking');
    else leaveNow();
  };
  useOpenItem('guest-list-edit-mode', state !== 'off', leave);
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
    goOn: () => setState('on'),
  };
};
