import styled from '@emotion/styled';
import { color, media, Text } from '@posy/shared-ui';
import { lazy, Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNear } from '#supplier/screen/use-near';
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
