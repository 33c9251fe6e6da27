import styled from '@emotion/styled';
import { color, media } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { CategoryPicture } from '#supplier/screen/category-arches';

/** There is room for pictures beside the search. */
const withArt = '@media (min-width: 1240px)';

const Root = styled.div`
  padding: 24px;
  border-radius: 24px;
  background: ${color.peony.wash};
  ${media.phone} {
    margin-block-start: -24px;
    margin-inline: -16px;
    padding: 24px 16px;
    border-radius: 0;
  }
  ${media.desk} {
    padding: 32px 40px;
  }
  ${withArt} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 40px;
    align-items: center;
  }
`;

/** Three arches that stand on the lower edge. */
const Art = styled.div`
  display: none;
  ${withArt} {
    display: flex;
    gap: 10px;
    align-items: end;
    align-self: end;
    block-size: 100%;
    margin-block-end: -32px;
  }
  & > img {
    inline-size: 80px;
    block-size: 132px;
    object-fit: cover;
    border-radius: 99px 99px 0 0;
    background: ${color.sunken};
  }
  & > img:nth-of-type(2) {
    block-size: 208px;
  }
  & > img:nth-of-type(3) {
    block-size: 168px;
  }
`;

/** A line below the search. It keeps its height, so that nothing moves while somebody types. */
export const BelowSearch = styled.div`
  display: grid;
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 48px;
  margin-block-start: 10px;
  outline: none;
`;

/** The top of the directory, in the colour of its area: its title and its search. Full width on phones. */
export const DirectoryFront = ({ children }: { children: ReactNode }) => (
  <Root>
    <div>{children}</div>
    <Art>
      <CategoryPicture category="photographers" />
      <CategoryPicture category="dress" />
      <CategoryPicture category="cakes" />
    </Art>
  </Root>
);
