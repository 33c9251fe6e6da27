import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { IconButton, media } from '@posy/shared-ui';
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '@posy/shared-ui/icons';
import { FullScreen } from '@posy/shared-ui/overlays';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PictureRef, pictureSources, wholeShape } from '../rules/picture-sources';
import { useSwipe } from '../swipe/use-swipe';
import { captionOf } from './caption';
import { type ShownPictures, Thumbnails } from './thumbnails';
import { usePixels } from './use-pixels';

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  gap: 14px;
  block-size: 100dvh;
  padding: max(10px, env(safe-area-inset-top)) 12px max(14px, env(safe-area-inset-bottom));
  touch-action: pan-y pinch-zoom;
  & > header {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline-start: 8px;
    & > span:first-of-type {
      flex: 1;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    & button {
      color: inherit;
    }
    ${media.hover} {
      & button:hover {
        background: color-mix(in oklab, currentColor, transparent 88%);
      }
    }
  }
  & > p {
    text-align: center;
    text-wrap: balance;
    & > span {
      opacity: 0.75;
    }
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
    inset-block-start: calc(50% - 24px);
    inset-inline-start: 8px;
    &[data-side='next'] {
      inset-inline: auto 8px;
    }
    ${media.phone} {
      inset-block: auto -4px;
    }
    & > button {
      inline-size: 48px;
      block-size: 48px;
    }
  }
`;

const sizes = '100vw';

export interface ViewerProps extends ShownPictures {
  /** Name of what they show. */
  name: string;
  /** Actions for the shown picture. */
  actions: (picture: PictureRef) => ReactNode;
  onClose: () => void;
}

/** Returns a picture's index, wrapping around at the ends. */
const wrap = (place: number, count: number): number => (place + count) % count;

const usePlaces = ({ pictures, place, onShow }: ViewerProps) => {
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
  return { by, onKeyDown, ...useSwipe(by) };
};

/** The picture itself. A failed load shows a message and is reported. Source: S8-photo-01. */
const Shown = ({ picture }: { picture: PictureRef }) => {
  const { telemetry } = useHost();
  const [hasFailed, setFailed] = useState(false);
  const sources = { ...pictureSources(picture, wholeShape(picture)), ...usePixels(picture) };
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

const Words = ({ label, name }: { label: string; name: string }) => {
  const { text, isIllustration } = captionOf(label, name);
  return (
    <p>
      {text}{' '}
      {isIllustration ? (
        <span>
          · <FormattedMessage id="profile.viewer.illustration" />
        </span>
      ) : null}
    </p>
  );
};

/** All pictures, one at a time, over the whole window. */
export const Viewer = (props: ViewerProps) => {
  const { name, pictures, place, actions, onShow, onClose } = props;
  const { formatMessage } = useIntl();
  const { by, ...listeners } = usePlaces(props);
  const picture = pictures[place];
  const next = pictures[wrap(place + 1, pictures.length)];
  if (picture === undefined) return null;
  if (next !== undefined && next !== picture) {
    const { src, srcSet } = pictureSources(next, wholeShape(next));
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes });
  }
  return (
    <FullScreen isOpen onClose={onClose} label={formatMessage({ id: 'profile.viewer.label' }, { name })} {...listeners}>
      <Frame>
        <header>
          <span aria-live="polite">
            <FormattedMessage id="profile.viewer.place" values={{ place: place + 1, count: pictures.length }} />
          </span>
          {actions(picture)}
          <IconButton label={formatMessage({ id: 'profile.viewer.close' })} onPress={onClose}>
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
        <Words label={picture.label} name={name} />
        <Thumbnails pictures={pictures} place={place} onShow={onShow} />
      </Frame>
    </FullScreen>
  );
};
