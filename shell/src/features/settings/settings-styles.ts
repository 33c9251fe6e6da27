import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';

export const Head = styled.header`
  display: grid;
  gap: 6px;
  margin-block-end: 24px;
  /* Visually hidden, but still the page's first heading. */
  ${media.phone} {
    &[data-narrow='hidden'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.tablet} {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: 40px;
  }
  ${media.desktop} {
    grid-template-columns: 232px minmax(0, 860px);
    gap: 64px;
  }
`;

export const Body = styled.div`
  min-inline-size: 0;
  outline: none;
`;

export const Back = styled.div`
  margin-block-end: 16px;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    font-weight: 600;
    color: ${color.inkSoft};
  }
  & > a:hover {
    color: ${color.ink};
  }
`;
