import styled from '@emotion/styled';
import { color, IconButton, Stack } from '@posy/shared-ui';
import { LockIcon, XIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 12px 8px 12px 16px;
  border: 1px solid ${color.line};
  border-radius: 12px;
`;

interface Props {
  removeLabel: string;
  onRemove: () => void;
  /** Name and size, or the progress of the upload. */
  children: ReactNode;
}

/** A private file of the reader's that can be removed. */
export const FileLine = ({ removeLabel, onRemove, children }: Props) => (
  <Line>
    <LockIcon />
    <Stack gap={1}>{children}</Stack>
    <IconButton size="s" label={removeLabel} onPress={onRemove}>
      <XIcon size="s" />
    </IconButton>
  </Line>
);
