import { useHost } from '@posy/remote-kit';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { createSeatingCommands, type SeatingContext } from './seating-commands';
import type { Seating } from './use-seating';
import { useSeatingEdits } from './use-seating-edits';

/** The commands on this plan, and the undo of the last of them (null when there is none). */
export const useSeatingCommands = (weddingId: string, seating: Seating) => {
  const host = useHost();
  const intl = useIntl();
  const { perform, undoLast } = useSeatingEdits();
  const latest = useRef<SeatingContext>({ host, intl, weddingId, seating, perform });
  useLayoutEffect(() => {
    latest.current = { host, intl, weddingId, seating, perform };
  });
  const commands = useMemo(() => createSeatingCommands(() => latest.current), []);
  return { commands, undoLast };
};
