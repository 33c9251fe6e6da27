import styled from '@emotion/styled';
import { media, PageHead } from '@posy/shared-ui';
import type { ReactNode } from 'react';

/** Keeps two lines for the sentence on phones, so that nothing moves when the couple's own takes its place. */
const Room = styled.div`
  ${media.phone} {
    min-block-size: 3em;
  }
`;

/** The head of the directory's start, for visitors and for couples. */
export const DirectoryHead = ({ title, lead }: { title: ReactNode; lead: ReactNode }) => (
  <PageHead title={title} lead={<Room>{lead}</Room>} />
);
