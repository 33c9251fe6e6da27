import styled from '@emotion/styled';
import { ChipGroup, Heading } from '@posy/shared-ui';
import type { ReactNode } from 'react';

const Root = styled.section`
  display: grid;
  gap: 10px;
  align-content: start;
`;

/** One question of the filters with its options. */
export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Root>
    <Heading level={3} size="title">
      {title}
    </Heading>
    <ChipGroup label={title}>{children}</ChipGroup>
  </Root>
);
