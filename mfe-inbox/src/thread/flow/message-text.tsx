import styled from '@emotion/styled';
import { useMemo } from 'react';
import { linkParts } from '../rules/link-parts';

const Address = styled.a`
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 2px;
`;

/** A message's text; a link shows its target and sends no referrer. */
export const MessageText = ({ body }: { body: string }) => {
  const parts = useMemo(() => linkParts(body), [body]);
  return parts.map((part, index) =>
    part.kind === 'words' ? (
      part.text
    ) : (
      <Address key={index} href={part.href} title={part.host} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </Address>
    ),
  );
};
