import styled from '@emotion/styled';
import { Avatar, AvatarGroup, color, shadow, Tick } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LazyPosy } from '#host/lazy-art';

const Art = styled.div`
  position: relative;
  min-block-size: 340px;
  & > i {
    position: absolute;
    inset: 12px 6% 0;
    border-radius: 999px 999px 0 0;
    background: ${color.primrose.soft};
  }
  & > [data-posy] {
    position: absolute;
    inset: 24px -2% 0;
    & > *,
    & svg {
      inline-size: 100%;
      block-size: 100%;
    }
  }
  @media (min-width: 1100px) {
    min-block-size: 0;
    & > i {
      inset: 44px 8% 0 12%;
    }
    & > [data-posy] {
      inset: 64px -4% 0 0;
    }
  }
`;

const Note = styled.div`
  position: absolute;
  z-index: 1;
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 12px 18px 12px 14px;
  border-radius: 14px;
  background: ${color.raised};
  box-shadow: ${shadow.float};
  font-size: 0.8125rem;
  line-height: 1.35;
  color: ${color.inkSoft};
  & strong {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }
  &[data-at='top'] {
    display: none;
    inset-block-start: 132px;
    inset-inline-end: 0;
  }
  &[data-at='bottom'] {
    inset-block-end: 64px;
    inset-inline-start: 6%;
  }
  @media (min-width: 1100px) {
    &[data-at='top'] {
      display: flex;
    }
    &[data-at='bottom'] {
      inset-block-end: 118px;
      inset-inline-start: -2%;
    }
  }
`;

/** The bouquet in its arch, with two of the small notices of planning. It is decoration. */
export const HeroArt = () => {
  const { formatMessage } = useIntl();
  return (
    <Art aria-hidden inert>
      <i />
      <div data-posy="">
        <LazyPosy seed="posy" progress={1} label="" />
      </div>
      <Note data-at="top">
        <AvatarGroup>
          <Avatar name="A" hue="bluebell" size="s" isDecorative />
          <Avatar name="R" hue="apricot" size="s" isDecorative />
          <Avatar name="+5" hue="sweetpea" size="s" isDecorative>
            +5
          </Avatar>
        </AvatarGroup>
        <span>
          <strong>{formatMessage({ id: 'shell.index.note.replies' })}</strong>
          {formatMessage({ id: 'shell.index.note.coming' })}
        </span>
      </Note>
      <Note data-at="bottom">
        <Tick size="s" isChecked label="" />
        <span>
          <strong>{formatMessage({ id: 'shell.index.note.booked' })}</strong>
          {formatMessage({ id: 'shell.index.note.florist' })}
        </span>
      </Note>
    </Art>
  );
};
