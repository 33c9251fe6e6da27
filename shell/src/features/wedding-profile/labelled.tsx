import styled from '@emotion/styled';
import { Inline, Stack, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';

const Line = styled(Inline)`
  min-block-size: 48px;
`;

/** A value under its name, with its actions: for values that are changed in a dialog. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap={1} role="group" aria-label={label}>
    <Text as="span" size="label" isStrong aria-hidden>
      {label}
    </Text>
    <Line gap={3}>{children}</Line>
  </Stack>
);
