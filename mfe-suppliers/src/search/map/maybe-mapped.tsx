import styled from '@emotion/styled';
import { useAwake } from '@posy/remote-kit';
import { color, media } from '@posy/shared-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BesideMapProps } from './beside-map';
import { besideFrom, useShownMap } from './showing/use-shown-map';

/** The map's code failed to load: the list is complete without it. */
const WithoutMap = () => (
  <p role="status">
    <FormattedMessage id="search.map.failed" />
  </p>
);

const Late = lazy(() =>
  import('./beside-map').then(
    (module) => ({ default: module.BesideMap }),
    () => ({ default: WithoutMap }),
  ),
);

const sideBySide = `
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  & > div:last-of-type {
    display: block;
    position: sticky;
    inset-block-start: calc(var(--posy-size-header) + 16px);
    block-size: calc(100dvh - var(--posy-size-header) - 32px);
  }
`;

/**
 * Side by side on wide screens from the first render, so that nothing moves when the map loads. Otherwise the list or
 * the map alone.
 */
const Split = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  & > div:last-of-type {
    display: none;
    block-size: max(380px, calc(100dvh - 330px));
    border-radius: 20px;
    overflow: hidden;
    background: ${color.sunken};
  }
  &[data-shown] > div:last-of-type {
    display: block;
  }
  @media (max-width: 1099px) {
    &[data-mapped]:not([data-empty]) > div:first-of-type,
    &[data-mapped][data-bounded] > div:first-of-type {
      display: none;
    }
  }
  ${media.desk} {
    &[data-mapped] {
      ${sideBySide}
    }
  }
  @media (min-width: ${besideFrom}px) {
    &:not([data-hidden]):not([data-empty]),
    &[data-bounded]:not([data-hidden]) {
      ${sideBySide}
    }
  }
`;

interface Props extends BesideMapProps {
  /** The list. */
  children: ReactNode;
}

/**
 * A list with its map, whose code loads when it is shown; a server never renders it. A server does not know the
 * window's width either: until hydration, styles alone decide whether there is space beside the list.
 */
export const MaybeMapped = ({ children, ...props }: Props) => {
  const { search, found } = props;
  const { isHidden, isShown } = useShownMap(search);
  const isAwake = useAwake();
  // A part of the map without suppliers keeps its map, on which a person goes elsewhere.
  const isBounded = search.bounds !== null;
  const isThere = search.isMapped || (isShown && (found.total > 0 || isBounded));
  return (
    <Split
      data-shown={search.isMapped || (isThere && isAwake) ? '' : undefined}
      data-mapped={search.isMapped ? '' : undefined}
      data-hidden={isHidden ? '' : undefined}
      data-bounded={isBounded ? '' : undefined}
      data-empty={found.total === 0 ? '' : undefined}
    >
      <div>{children}</div>
      <div>
        {isThere && isAwake ? (
          <Suspense fallback={null}>
            <Late {...props} />
          </Suspense>
        ) : null}
      </div>
    </Split>
  );
};
