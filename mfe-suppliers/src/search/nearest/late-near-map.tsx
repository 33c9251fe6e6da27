import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';
import { lazy, Suspense, useRef } from 'react';
import { useNear } from '#supplier/screen/use-near';
import type { NearMapProps } from './near-map';

/** Its space is reserved from the first render. */
const Room = styled.div`
  position: relative;
  block-size: 280px;
  overflow: hidden;
  border-radius: 20px;
  background: ${color.bluebell.wash};
  isolation: isolate;
  ${media.desk} {
    position: sticky;
    inset-block-start: calc(var(--posy-size-header) + 16px);
    block-size: min(620px, calc(100dvh - var(--posy-size-header) - 32px));
  }
`;

/** The map’s code failed to load: the list beside says the same. */
const WithoutMap = () => null;

const Late = lazy<(props: NearMapProps) => React.ReactNode>(() =>
  import('./near-map').then(
    (module) => ({ default: module.NearMap }),
    () => ({ default: WithoutMap }),
  ),
);

/** Distance below the window at which the map begins to load. */
const ahead = '240px';

/** The map of the suppliers that are only further away. Its code and its land load when it comes into view. */
export const LateNearMap = (props: NearMapProps) => {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room, ahead);
  return (
    <Room ref={room}>
      {isNear ? (
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      ) : null}
    </Room>
  );
};
