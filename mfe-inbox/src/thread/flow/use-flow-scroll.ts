import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useHeldEnd } from './use-held-end';

/** Nearer to its top than this, a thread brings what was said before. CSS pixels. */
const nearTop = 160;

/**
 * Where a thread stands: at its end when something new is said, and where the reader was when older messages come in
 * above. `first` and `last` are the ids of the messages at its ends.
 */
export const useFlowScroll = (first: string | undefined, last: string | undefined, onTop: () => void) => {
  const flow = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const known = useRef<{ first: string | undefined; last: string | undefined }>({ first: undefined, last: undefined });
  const noteEnd = useHeldEnd(flow, first, last);
  const remember = useCallback(
    (element: HTMLDivElement): void => {
      noteEnd(element);
      fromEnd.current = element.scrollHeight - element.scrollTop;
    },
    [noteEnd],
  );
  useLayoutEffect(() => {
    const element = flow.current;
    if (element === null) return;
    const isOlder = known.current.last === last && known.current.first !== first;
    element.scrollTop = isOlder ? element.scrollHeight - fromEnd.current : element.scrollHeight;
    known.current = { first, last };
    remember(element);
  }, [first, last, remember]);
  return {
    flow: flow as RefObject<HTMLDivElement | null>,
    onScroll: (): void => {
      if (flow.current === null) return;
      remember(flow.current);
      if (flow.current.scrollTop < nearTop) onTop();
    },
  };
};
