import { Skeleton, Stack } from '@posy/shared-ui';
import { Cards } from './cards';

/** The shapes of cards that are loading. */
export const CardsSkeleton = () => (
  <Cards as="div">
    {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
      <Stack key={place} gap={2}>
        <Skeleton height={190} />
        <Skeleton shape="text" width="70%" />
        <Skeleton shape="text" width="45%" />
      </Stack>
    ))}
  </Cards>
);
