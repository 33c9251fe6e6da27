import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useHeldEnd } from './use-held-end';

/** Distance from its top at which a thread loads earlier messages, so that they are there when it comes. CSS pixels. */
const nearTop = 800;

/**
 * The scroll position of a thread: at its end for a new message, unchanged when older messages are added above. `first`
 * and `last` are the ids of the messages at its ends.
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
