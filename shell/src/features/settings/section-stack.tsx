import styled from '@emotion/styled';
import { Loading, Skeleton } from '@posy/shared-ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { keepInView } from '#adapters/screen/keep-in-view';
import { whenRead } from '#adapters/screen/when-read';
import { whenSettled } from '#adapters/screen/when-settled';
import { PageLoading } from '#host/remote-views';
import { ScreenPlace } from '#host/screen-place';
import { useShell } from '#host/shell-context';
import type { ListedSection } from './sections';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  /* The last section can be read at the top, too. */
  padding-block-end: 30vh;
  & > div {
    min-inline-size: 0;
    outline: none;
  }
  /* Not yet known how high its parts are: what is not visible cannot move. */
  &[data-coming] {
    visibility: hidden;
  }
`;

const Place = styled.div`
  position: relative;
`;

/** Stands over the parts until they are there. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
`;

interface PartProps {
  section: ListedSection;
  onRead: (id: ListedSection['id']) => void;
}

const PartLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'shell.loadingPage' })}>
    <Skeleton height={320} />
  </Loading>
);

/** A section; all of them load at once, so that the page soon stands. */
const Part = ({ section, onRead }: PartProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { id, screen } = section;
  useEffect(() => (place.current === null ? undefined : whenRead(place.current, () => onRead(id))), [id, onRead]);
  return (
    <div ref={place} tabIndex={-1} data-section={id}>
      <ScreenPlace screen={screen} fallback={<PartLoading />} />
    </div>
  );
};

/** Once the page is there, keeps the section that the address names at the top, and gives it the focus when the address changes. */
const useNamedPart = (stack: RefObject<HTMLElement | null>, named: string | null, isThere: boolean): void => {
  const { leftAt } = useShell();
  const before = useRef(named);
  useEffect(() => {
    if (!isThere) return undefined;
    const isChange = before.current !== named;
    before.current = named;
    const part = stack.current?.querySelector<HTMLElement>(`[data-section="${named ?? ''}"]`);
    if (stack.current === null || part == null) return undefined;
    // Once the page has settled: the shell takes every new address to the top, and the focus to the content.
    let end: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      if (stack.current === null) return;
      if (isChange) part.focus({ preventScroll: true });
      // The first one is below the page's title, and back leads to where the page was left.
      if (part !== stack.current.firstElementChild && (leftAt() ?? 0) === 0) end = keepInView(part, stack.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [isThere, leftAt, named, stack]);
};

interface Props {
  sections: readonly ListedSection[];
  /** Id of the section that the address names; null for none. */
  named: ListedSection['id'] | null;
  onRead: (id: ListedSection['id']) => void;
}

/** Every section, one below the other: the settings as one page, shown once all its parts are there, so that nothing moves. */
export const SectionStack = ({ sections, named, onRead }: Props) => {
  const stack = useRef<HTMLDivElement>(null);
  const [isComing, setComing] = useState(true);
  useNamedPart(stack, named, !isComing);
  useEffect(() => (stack.current === null ? undefined : whenSettled(stack.current, () => setComing(false))), []);
  return (
    <Place>
      <Stack ref={stack} data-coming={isComing || undefined}>
        {sections.map((section) => (
          <Part key={section.id} section={section} onRead={onRead} />
        ))}
      </Stack>
      {isComing ? (
        <Cover>
          <PageLoading />
        </Cover>
      ) : null}
    </Place>
  );
};
