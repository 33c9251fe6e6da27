import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';

/** In the corner that neither the heart nor the couple's state needs. */
const Root = styled.span`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-start: 10px;
  display: flex;
  gap: 4px;
  pointer-events: none;
  padding: 5px 7px;
  border-radius: 99px;
  background: color-mix(in oklab, ${color.inverse}, transparent 45%);
  & > span {
    inline-size: 5px;
    block-size: 5px;
    border-radius: 50%;
    background: color-mix(in oklab, ${color.onInverse}, transparent 45%);
  }
  & > [data-shown] {
    background: ${color.onInverse};
  }
`;

interface Props {
  count: number;
  /** Index of the one that is shown, from 0. */
  place: number;
}

/** A dot for each of a card's pictures; the server draws them too, so that nothing appears when the page wakes. */
export const PictureDots = ({ count, place }: Props) => (
  <Root aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} data-shown={at === place ? '' : undefined} />
    ))}
  </Root>
);
