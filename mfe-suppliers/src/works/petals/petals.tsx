import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import type { CSSProperties } from 'react';
import { coloursOf } from '../rules/colours-of';

const Row = styled.span`
  display: inline-flex;
  flex: none;
  align-self: start;
  align-items: start;
  gap: 5px;
`;

/** A petal of one colour, named by the text beside it. */
export const Petal = styled.i`
  display: block;
  inline-size: 17px;
  aspect-ratio: 1;
  border: 1px solid ${color.line};
  border-radius: 50% 50% 50% 4px;
  background: var(--tone);
`;

export const toned = (tone: string): CSSProperties => ({ '--tone': tone }) as CSSProperties;

/** A palette's colours as petals, beside its text. */
export const Petals = ({ palette }: { palette: string }) => {
  const colours = coloursOf(palette);
  return colours.length === 0 ? null : (
    <Row aria-hidden>
      {colours.map(({ name, tone }) => (
        <Petal key={name} style={toned(tone)} />
      ))}
    </Row>
  );
};
