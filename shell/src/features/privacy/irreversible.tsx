import styled from '@emotion/styled';
import { color, Heading, media, Text } from '@posy/shared-ui';
import { CaretDownIcon } from '@posy/shared-ui/icons';
import { type ReactNode, useId } from 'react';

const Root = styled.section`
  border: 1px solid ${color.danger};
  border-radius: 16px;
  background: ${color.surface};
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 48px;
    padding: 12px 20px;
    border-radius: 16px;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & [open] > summary > svg {
    rotate: 180deg;
  }
  ${media.tablet} {
    & summary {
      padding-inline: 24px;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 4px 20px 20px;
  ${media.tablet} {
    padding: 4px 24px 24px;
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

/**
 * The frame of an action that cannot be undone: a danger outline, its effect, and the confirmation. Closed until
 * somebody opens it, because the end of a page is where a thumb lands.
 */
export const Irreversible = ({ title, text, parts = [], children }: Props) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <details>
        <summary>
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <CaretDownIcon />
        </summary>
        <Body>
          <Text tone="soft">{text}</Text>
          {parts.length === 0 ? null : (
            <ul>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          )}
          {children}
        </Body>
      </details>
    </Root>
  );
};
