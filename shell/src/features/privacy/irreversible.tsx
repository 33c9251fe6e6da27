import styled from '@emotion/styled';
import { color, Heading, media, Text } from '@posy/shared-ui';
import { type ReactNode, useId } from 'react';

const Root = styled.section`
  display: grid;
  gap: 16px;
  padding: 20px;
  border: 1px solid ${color.danger};
  border-radius: 16px;
  background: ${color.surface};
  ${media.tablet} {
    padding: 24px;
  }
  & ul {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
    list-style: disc;
    color: ${color.inkSoft};
  }
`;

interface Props {
  title: ReactNode;
  /** The effect, and that it cannot be undone. */
  text: ReactNode;
  /** The things that are deleted, one each. */
  parts?: readonly string[];
  children: ReactNode;
}

/** The frame of an action that cannot be undone: a danger outline, its effect, and the confirmation. */
export const Irreversible = ({ title, text, parts = [], children }: Props) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
      {parts.length === 0 ? null : (
        <ul>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {children}
    </Root>
  );
};
