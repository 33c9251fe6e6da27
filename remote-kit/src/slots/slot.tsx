import styled from '@emotion/styled';
import type { SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import type { SlotMount } from '@posy/shared-contracts/mount-props';
import { useEffect, useRef } from 'react';
import { useHost } from '../host/host-context';
import { useServing, useWasServed } from '../served/serving';

/** Several widgets stand side by side where there is room; a single one takes the whole width. */
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 20px;
  align-items: start;
  &:empty {
    display: none;
  }
  & > div {
    min-inline-size: 0;
  }
`;

interface Props<S extends SlotName> {
  name: S;
  props: SlotProps[S];
}

/**
 * Widgets that came with the document are not this tree's: it leaves them as they are, from the first drawing on, and
 * the host takes them over.
 */
const useServedWidgets = <S extends SlotName>({ name, props }: Props<S>) => {
  const serving = useServing();
  const wasServed = useWasServed();
  const markup = wasServed ? (serving?.slot(name, props) ?? '') : null;
  return markup === null ? {} : { dangerouslySetInnerHTML: { __html: markup }, suppressHydrationWarning: true };
};

/** A place that other remotes fill. Each widget loads, fails and is retried on its own. */
export const Slot = <S extends SlotName>({ name, props }: Props<S>) => {
  const { slots } = useHost();
  const served = useServedWidgets({ name, props });
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<SlotMount<S> | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    mounted.current?.update(props);
  }, [props]);
  useEffect(() => {
    if (element.current === null) return undefined;
    const mount = slots.mount(name, element.current, latest.current);
    mounted.current = mount;
    return () => {
      mounted.current = null;
      // React forbids unmounting a root while another renders.
      queueMicrotask(() => mount.unmount());
    };
  }, [name, slots]);
  return <Root ref={element} data-slot={name} {...served} />;
};
