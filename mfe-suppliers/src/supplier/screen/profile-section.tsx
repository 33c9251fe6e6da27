import styled from '@emotion/styled';
import { color, Section } from '@posy/shared-ui';

/** A section of a profile: a line below it, and space for the sticky navigation above when its anchor is opened. */
export const ProfileSection = styled(Section)`
  padding-block: 32px;
  border-block-end: 1px solid ${color.line};
  scroll-margin-block-start: 40px;
  &:last-of-type {
    border-block-end: 0;
  }
  & [id] {
    scroll-margin-block-start: 48px;
  }
`;
