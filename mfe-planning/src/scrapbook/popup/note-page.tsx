import styled from '@emotion/styled';
import { color, media, Stack, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';

/** A note's page: the text and, from tablet width, its details beside it. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 40px;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 220px;
  }
`;

/** The text: the dialog around it is its paper. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-block-size: 260px;
  align-content: start;
`;

/** The details beside the text. */
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

/** A detail beside the text, under its name. */
export const Beside = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <Text as="h3" size="label" isStrong>
      {title}
    </Text>
    {children}
  </Stack>
);
