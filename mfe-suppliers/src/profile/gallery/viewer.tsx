import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { IconButton, media } from '@posy/shared-ui';
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '@posy/shared-ui/icons';
import { FullScreen } from '@posy/shared-ui/overlays';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { pictureSources } from '#supplier/rules/picture-sources';
import { swipeOf, type Touch } from './swipe';
import { type ShownPictures, Thumbnails } from './thumbnails';
import { usePixels } from './use-pixels';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  gap: 12px;
  block-size: 100dvh;
  padding: max(10px, env(safe-area-inset-top)) 12px max(12px, env(safe-area-inset-bottom));
  touch-action: pan-y pinch-zoom;
  & > header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    text-align: center;
  }
`;

const Stage = styled.div`
  position: relative;
  container-type: size;
  display: grid;
  place-items: center;
  /* The whole picture, as large as the space between head and text allows, even before it has loaded. */
  & > img {
    inline-size: min(100cqi, 100cqb * var(--shape));
    block-size: auto;
    aspect-ratio: var(--shape);
    object-fit: contain;
    border-radius: 16px;
  }
  & > [data-side] {
    position: absolute;
    inset-block-start: calc(50% - 22px);
    inset-inline-start: 8px;
    &[data-side='next'] {
      inset-inline: auto 8px;
    }
    ${media.phone} {
      inset-block: auto 8px;
    }
  }
`;

const sizes = '100vw';

export interface ViewerProps extends ShownPictures {
  /** Name of the supplier. */
  name: string;
  onClose: () => void;
}

/** Returns a picture's index, wrapping around at the ends. */
const wrap = (place: number, count: number): number => (place + count) % count;

const usePlaces = ({ pictures, place, onShow }: ViewerProps) => {
  const from = useRef<Touch | null>(null);
  const by = (step: number): void => onShow(wrap(place + step, pictures.length));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => by(-1),
    ArrowRight: () => by(1),
    Home: () => onShow(0),
    End: () => onShow(pictures.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };
  const onTouchStart = ({ touches }: TouchEvent): void => {
    const touch = touches[0];
    from.current = touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const touch = changedTouches[0];
    if (from.current === null || touch === undefined) return;
    const step = swipeOf(from.current, { x: touch.clientX, y: touch.clientY }, window.visualViewport?.scale ?? 1);
    if (step !== 0) by(step);
  };
  return { by, onKeyDown, onTouchStart, onTouchEnd };
};

/** The picture itself. A failed load shows a message and is reported. Source: S8-photo-01. */
const Shown = ({ picture }: { picture: ViewerProps['pictures'][number] }) => {
  const { telemetry } = useHost();
  const [hasFailed, setFailed] = useState(false);
  const sources = { ...pictureSources(picture, '4x3'), ...usePixels(picture) };
  const fail = (): void => {
    setFailed(true);
    telemetry.error('gallery', new Error(`The picture ${picture.category}/${picture.seed} did not load.`));
  };
  if (hasFailed)
    return (
      <p role="status">
        <FormattedMessage id="profile.viewer.failed" />
      </p>
    );
  const style = { ['--shape' as string]: sources.width / sources.height };
  return <img {...sources} style={style} sizes={sizes} alt={picture.label} fetchPriority="high" onError={fail} />;
};

/** All pictures, one at a time, over the whole window. */
export const Viewer = (props: ViewerProps) => {
  const { pictures, place, name, onShow, onClose } = props;
  const { formatMessage } = useIntl();
  const { by, ...listeners } = usePlaces(props);
  const picture = pictures[place];
  const next = pictures[wrap(place + 1, pictures.length)];
  if (picture === undefined) return null;
  if (next !== undefined && next !== picture) {
    const { src, srcSet } = pictureSources(next, '4x3');
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes });
  }
  return (
    <FullScreen isOpen onClose={onClose} label={formatMessage({ id: 'profile.viewer.label' }, { name })} {...listeners}>
      <Frame>
        <header>
          <span aria-live="polite">
            <FormattedMessage id="profile.viewer.place" values={{ place: place + 1, count: pictures.length }} />
          </span>
          <IconButton isOnPicture label={formatMessage({ id: 'profile.viewer.close' })} onPress={onClose}>
            <XIcon />
          </IconButton>
        </header>
        <Stage>
          <Shown key={place} picture={picture} />
          {pictures.length < 2 ? null : (
            <>
              <span data-side="previous">
                <IconButton isOnPicture label={formatMessage({ id: 'profile.viewer.previous' })} onPress={() => by(-1)}>
                  <ArrowLeftIcon />
                </IconButton>
              </span>
              <span data-side="next">
                <IconButton isOnPicture label={formatMessage({ id: 'profile.viewer.next' })} onPress={() => by(1)}>
                  <ArrowRightIcon />
                </IconButton>
              </span>
            </>
          )}
        </Stage>
        <p>{picture.label}</p>
        <Thumbnails pictures={pictures} place={place} onShow={onShow} />
      </Frame>
    </FullScreen>
  );
};
