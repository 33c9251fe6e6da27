import { atOnce } from '@posy/remote-kit';
import { Skeleton } from '@posy/shared-ui';
import type * as Drawings from '@posy/shared-ui/art';
import { type ComponentProps, type FunctionComponent, lazy, Suspense } from 'react';

type Art = typeof Drawings;
let there: Art | null = null;

/** Loads the drawings; a loaded one is shown without suspending. Never rejects: the text beside them is complete. */
export const loadArt = (): Promise<Art | null> =>
  import('@posy/shared-ui/art').then(
    (art) => (there = art),
    () => null,
  );

/** A drawing that fails to load is left out. */
const drawing = <P extends object>(of: (art: Art) => FunctionComponent<P>) =>
  lazy<FunctionComponent<P>>(() =>
    there === null
      ? loadArt().then((art) => ({ default: art === null ? () => null : of(art) }))
      : atOnce({ default: of(there) }),
  );

const Posy = drawing(({ Posy: Drawn }) => Drawn);
const Spot = drawing(({ Spot: Drawn }) => Drawn);
const Bloom = drawing(({ Bloom: Drawn }) => Drawn);

/** The bouquet, loaded after the text. */
export const LazyPosy = (props: ComponentProps<typeof Posy>) => (
  <Suspense fallback={null}>
    <Posy {...props} />
  </Suspense>
);

/** A spot illustration, loaded after the text. */
export const LazySpot = (props: ComponentProps<typeof Spot>) => (
  <Suspense fallback={<Skeleton height={180} />}>
    <Spot {...props} />
  </Suspense>
);

/** One flower head, loaded after the text. */
export const LazyBloom = (props: ComponentProps<typeof Bloom>) => (
  <Suspense fallback={null}>
    <Bloom {...props} />
  </Suspense>
);
