import styled from '@emotion/styled';
import { ChipGroup, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/** Chips under their name, which the group already has for screen readers. */
export const FilterGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Root>
    <Text size="small" isStrong aria-hidden>
      {label}
    </Text>
    <ChipGroup label={label} canSlide>
      {children}
    </ChipGroup>
  </Root>
);
