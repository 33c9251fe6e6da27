import styled from '@emotion/styled';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color } from '@posy/shared-ui';
import { memo } from 'react';
import { otherName, type Side } from '#talk/rules/conversations';
import { AboutContent } from './about-content';

const Root = styled.aside`
  display: none;
  @media (min-width: 1200px) {
    display: grid;
  }
  gap: 20px;
  align-content: start;
  padding: 24px;
  overflow: auto;
  background: ${color.surface};
  border-inline-start: 1px solid ${color.line};
`;

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
}

/** The other side, beside the thread on wide screens. */
export const AboutSide = memo(({ conversation, side }: Props) => (
  <Root aria-label={otherName(conversation, side)}>
    <AboutContent conversation={conversation} side={side} />
  </Root>
));
