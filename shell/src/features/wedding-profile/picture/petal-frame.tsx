import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';

/** A picture or a flower in the shape of a petal, on the soft shade of its `data-hue`. */
export const PetalFrame = styled.div`
  flex: none;
  inline-size: 96px;
  block-size: 96px;
  overflow: hidden;
  border-radius: 50%;
  border-end-start-radius: 24px;
  background: ${color.hue.soft};
  & > * {
    inline-size: 100%;
    block-size: 100%;
  }
  & img {
    display: block;
    object-fit: cover;
  }
`;
