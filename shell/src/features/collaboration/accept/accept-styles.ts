import styled from '@emotion/styled';
import { color, Page } from '@posy/shared-ui';

export const Invite = styled(Page)`
  max-inline-size: 640px;
  display: grid;
  justify-items: center;
  gap: 20px;
  padding-block: 8px 48px;
  text-align: center;
  & > blockquote {
    display: grid;
    gap: 6px;
    margin: 0;
    inline-size: 100%;
    max-inline-size: 420px;
    padding: 16px 20px;
    border-radius: 18px;
    border-end-start-radius: 6px;
    background: ${color.stemWash};
    text-align: start;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Reserves the bouquet's space until it loads, so that the content below never moves. */
export const BouquetRoom = styled.div`
  inline-size: min(100%, 380px);
  block-size: 280px;
  & > span {
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: 12px;
  inline-size: 100%;
  max-inline-size: 420px;
  text-align: start;
  & > p {
    text-align: center;
  }
`;
