import styled from '@emotion/styled';
import { media, PageHead } from '@posy/shared-ui';
import type { ReactNode } from 'react';

/** Reserves two lines for the sentence on phones, so that nothing moves when the couple's sentence replaces it. */
const Room = styled.div`
  ${media.phone} {
    min-block-size: 3em;
  }
`;

/** The top of the directory's start page, for visitors and for couples. */
export const DirectoryHead = ({ title, lead }: { title: ReactNode; lead: ReactNode }) => (
  <PageHead title={title} lead={<Room>{lead}</Room>} />
);
