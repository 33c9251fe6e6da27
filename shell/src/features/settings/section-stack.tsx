import styled from '@emotion/styled';
import { Loading, media, Skeleton } from '@posy/shared-ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { holdInView } from '#adapters/screen/hold-in-view';
import { type ReadPlace, whenRead } from '#adapters/screen/when-read';
import { whenSettled } from '#adapters/screen/when-settled';
import { ScreenPlace } from '#host/screen-place';
import { useShell } from '#host/shell-context';
import type { ListedSection } from './sections';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  /* Space so that the last section can be scrolled to the top, too. */
  padding-block-end: 30vh;
`;

const Place = styled.div`
  position: relative;
  min-inline-size: 0;
  & > [data-section] {
    outline: none;
    /* Leaves space for the header and the row of sections, and shows nothing of the section before. */
    ${media.phone} {
      scroll-margin-block-start: 8px;
    }
  }
  /* A section below one that is still loading is hidden: an invisible one cannot move visibly. */
  & > [data-coming] {
    visibility: hidden;
  }
`;

/** Covers the first section that is still loading. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
`;

interface SectionProps {
  section: ListedSection;
  /** Hidden, the next to be shown, or shown. */
  state: 'hidden' | 'next' | 'shown';
  /** The section entered the reading area, or left it upwards or downwards. */
  onRead: (id: ListedSection['id'], place: ReadPlace) => void;
  onSettled: (id: ListedSection['id']) => void;
}

const PartLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'shell.loadingPage' })}>
    <Skeleton height={320} />
  </Loading>
);

/** A section. All of them load at once, so that the page is soon complete. */
const Part = ({ section, state, onRead, onSettled }: SectionProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { id, screen } = section;
  useEffect(() => (place.current === null ? undefined : whenRead(place.current, (at) => onRead(id, at))), [id, onRead]);
  useEffect(
    () => (place.current === null ? undefined : whenSettled(place.current, () => onSettled(id))),
    [id, onSettled],
  );
  return (
    <Place>
      <div ref={place} tabIndex={-1} data-section={id} data-coming={state === 'shown' ? undefined : ''}>
        <ScreenPlace screen={screen} fallback={<PartLoading />} />
      </div>
      {state === 'next' ? (
        <Cover>
          <PartLoading />
        </Cover>
      ) : null}
    </Place>
  );
};

/**
 * Scrolls to the section in the address once everything above it has loaded, and focuses it when the address changes.
 */
const useNamedPart = (stack: RefObject<HTMLElement | null>, named: string | null, isThere: boolean): void => {
  const { leftAt } = useShell();
  const before = useRef(named);
  useEffect(() => {
    if (!isThere) return undefined;
    const isChange = before.current !== named;
    before.current = named;
    const part = stack.current?.querySelector<HTMLElement>(`[data-section="${named ?? ''}"]`);
    if (stack.current === null || part == null) return undefined;
    // It waits until the page has settled: the shell scrolls every new address to the top and focuses the content.
    let end: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      if (stack.current === null) return;
      if (isChange) part.focus({ preventScroll: true });
      // The first section is below the page's title, and a step back restores the former scroll position.
      const isFirst = part === stack.current.querySelector('[data-section]');
      if (!isFirst && (leftAt() ?? 0) === 0) end = holdInView(part, stack.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [isThere, leftAt, named, stack]);
};

/**
 * Returns a listener that announces the first of the sections in the reading area. While the page loads, several short
 * ones are in it at once: the last that entered is not the one that is read. An area that its last section left downwards
 * shows the page's head, which belongs to the first section.
 */
const useFirstRead = (sections: readonly ListedSection[], announce: Props['onRead']): SectionProps['onRead'] => {
  const inArea = useRef(new Set<ListedSection['id']>());
  return useCallback(
    (id, place) => {
      if (place === 'in') inArea.current.add(id);
      else inArea.current.delete(id);
      const head = place === 'below' ? sections[0] : undefined;
      const first = sections.find((section) => inArea.current.has(section.id)) ?? head;
      if (first !== undefined) announce(first.id);
    },
    [sections, announce],
  );
};

interface Props {
  sections: readonly ListedSection[];
  /** Id of the section in the address, or null. */
  named: ListedSection['id'] | null;
  onRead: (id: ListedSection['id']) => void;
}

/**
 * All sections below each other: the settings as one page. Each is shown once it and everything above it have loaded,
 * so that nothing moves and nobody waits for the slowest; the address of a section waits for all.
 */
export const SectionStack = ({ sections, named, onRead }: Props) => {
  const stack = useRef<HTMLDivElement>(null);
  const onSectionRead = useFirstRead(sections, onRead);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const onSettled = useCallback((id: string) => setSettled((before) => [...before, id]), []);
  const next = sections.findIndex(({ id }) => !settled.includes(id));
  const there = next === -1 ? sections.length : next;
  // An address of a section waits for all: sections above it would still move it.
  const [opened] = useState(named);
  const isOpen = opened === null ? there > 0 : next === -1;
  const namedAt = Math.max(
    0,
    sections.findIndex(({ id }) => id === named),
  );
  useNamedPart(stack, named, isOpen && there > namedAt);
  const stateOf = (index: number): SectionProps['state'] => {
    if (isOpen) return index < there ? 'shown' : index === there ? 'next' : 'hidden';
    return index === 0 ? 'next' : 'hidden';
  };
  return (
    <Stack ref={stack}>
      {sections.map((section, index) => (
        <Part key={section.id} section={section} state={stateOf(index)} onRead={onSectionRead} onSettled={onSettled} />
      ))}
    </Stack>
  );
};
