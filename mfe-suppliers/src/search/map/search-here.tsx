import styled from '@emotion/styled';
import { useReadable } from '@posy/remote-kit';
import { Button, color, shadow } from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MapBounds } from '#supplier/rules/asked/search-state';
import { useSettled } from '#supplier/rules/use-settled';
import { followedMap } from './showing/map-settings';

/** Milliseconds for which a map has to rest before it searches by itself. */
const restMs = 450;

const Row = styled.div`
  position: absolute;
  inset-block-start: 14px;
  inset-inline: 14px;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: center;
  align-items: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

const Pill = styled.div`
  padding-inline: 14px;
  border-radius: 99px;
  background: ${color.surface};
  box-shadow: ${shadow.float};
  font-size: 0.875rem;
`;

/** Searches once a moved map rests, while the person wants that. */
const useFollowing = (isFollowed: boolean, bounds: MapBounds | null, onSearch: (bounds: MapBounds) => void): void => {
  const part = bounds === null ? '' : JSON.stringify(bounds);
  const rested = useSettled(part, restMs);
  const search = useRef<() => void>(() => undefined);
  useEffect(() => {
    search.current = () => {
      if (bounds !== null) onSearch(bounds);
    };
  });
  useEffect(() => {
    if (isFollowed && rested !== '' && rested === part) search.current();
  }, [isFollowed, rested, part]);
};

interface Props {
  /** The part of the map that is shown; null until the person moved it. */
  bounds: MapBounds | null;
  onSearch: (bounds: MapBounds) => void;
}

/** The search of the shown part of a map: by itself as the person moves it, or with a button. */
export const SearchHere = ({ bounds, onSearch }: Props) => {
  const isFollowed = useReadable(followedMap);
  useFollowing(isFollowed, bounds, onSearch);
  return (
    <Row>
      <Pill>
        <CheckboxField
          label={<FormattedMessage id="search.map.follow" />}
          isChecked={isFollowed}
          onChange={(isOn) => followedMap.set(isOn)}
        />
      </Pill>
      {bounds === null || isFollowed ? null : (
        <Button size="s" onPress={() => onSearch(bounds)}>
          <FormattedMessage id="search.map.here" />
        </Button>
      )}
    </Row>
  );
};
