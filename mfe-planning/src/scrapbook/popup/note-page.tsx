import styled from '@emotion/styled';
import { color, media, Stack, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';

/** A note's page: what is written, and beside it, from tablets on, what it is sorted by. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 40px;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 220px;
  }
`;

/** What is written: the dialog around it is its paper. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-block-size: 260px;
  align-content: start;
`;

/** What stands beside the paper. */
export const Margin = styled.aside`
  display: grid;
  gap: 24px;
  ${media.tablet} {
    padding-block-start: 8px;
  }
  ${media.phone} {
    padding-block-start: 20px;
    border-block-start: 1px solid ${color.line};
  }
`;

/** A thing beside the paper, under its name. */
export const Beside = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <Text as="h3" size="label" isStrong>
      {title}
    </Text>
    {children}
  </Stack>
);
