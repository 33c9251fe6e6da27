import styled from '@emotion/styled';
import { color, media, Text } from '@posy/shared-ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlaceMapProps } from './place-map';

/** Its space is reserved from the first render. */
const Room = styled.div`
  position: relative;
  block-size: 200px;
  overflow: hidden;
  border-radius: 16px;
  background: ${color.bluebell.wash};
  isolation: isolate;
  & > p {
    padding: 16px;
  }
  ${media.tablet} {
    block-size: 260px;
  }
`;

const WithoutMap = () => (
  <Text size="small" tone="soft" role="status">
    <FormattedMessage id="profile.map.failed" />
  </Text>
);

const Late = lazy<(props: PlaceMapProps) => React.ReactNode>(() =>
  import('./place-map').then(
    (module) => ({ default: module.PlaceMap }),
    () => ({ default: WithoutMap }),
  ),
);

/** Distance below the window at which a map begins to load. */
const ahead = '240px';

/** The map of a profile. Its code and its land load when it comes into view. */
export const LateMap = (props: PlaceMapProps) => {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (room.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
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
