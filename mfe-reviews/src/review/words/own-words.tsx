import styled from '@emotion/styled';
import { Text } from '@posy/shared-ui';

/** Words as their author typed them: lines stay lines, and a word without an end breaks. */
export const OwnWords = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
