import styled from '@emotion/styled';
import { media } from '@posy/shared-ui';
import type { ReactNode } from 'react';

/** Open filters stand beside the list on wide screens, so that their effect is visible at once. */
const Root = styled.div`
  display: grid;
  gap: 20px 24px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desk} {
    &[data-open] {
      grid-template-columns: 300px minmax(0, 1fr);
      align-items: start;
      & > section:first-of-type {
        position: sticky;
        inset-block-start: calc(var(--posy-size-header) + 16px);
        max-block-size: calc(100dvh - var(--posy-size-header) - 32px);
        overflow-y: auto;
      }
    }
  }
`;

interface Props {
  isOpen: boolean;
  filters: ReactNode;
  /** The list. */
  children: ReactNode;
}

export const BesideFilters = ({ isOpen, filters, children }: Props) => (
  <Root data-open={isOpen || undefined}>
    {filters}
    {children}
  </Root>
);
