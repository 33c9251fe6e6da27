import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, type Hue, hues } from '#tokens/token-names';

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  border-end-start-radius: 10px;
  overflow: hidden;
  font-weight: 600;
  /* Independent of the text size: the petal's size is fixed, and two letters must fit. */
  font-size: min(0.875rem, 17px);
  line-height: 1;
  background: ${color.hue.soft};
  color: ${color.hue.deep};
  &[data-size='s'] {
    inline-size: 32px;
    block-size: 32px;
    font-size: min(0.75rem, 14px);
    border-end-start-radius: 8px;
  }
  &[data-size='l'] {
    inline-size: 64px;
    block-size: 64px;
    font-size: min(1.25rem, 30px);
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Returns the colour of a person or thing: always the same for an id. */
export const hueOf = (id: string): Hue => {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hues[sum % hues.length] ?? 'peony';
};

/** Up to two initials of a name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

export interface AvatarProps {
  /** The person's name: read out, and the source of the initials. */
  name: string;
  /** Chooses the colour; the name by default. */
  id?: string;
  hue?: Hue;
  /** 32, 40, 64 px. */
  size?: 's' | 'm' | 'l';
  /** Address of a picture. */
  src?: string;
  /** True when the name stands beside it: nothing is read out. */
  isDecorative?: boolean;
  /** Replaces the initials: an icon or "+5". */
  children?: ReactNode;
}

/** A person in a petal. */
export const Avatar = ({ name, id, hue, size = 'm', src, isDecorative, children }: AvatarProps) => {
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...spoken} data-hue={hue ?? hueOf(id ?? name)} data-size={size}>
      {src ? <img src={src} alt="" /> : (children ?? initialsOf(name))}
    </Root>
  );
};

/** People side by side, overlapping by 6 px. */
export const AvatarGroup = styled.span`
  display: inline-flex;
  & > * {
    box-shadow: 0 0 0 2px ${color.surface};
  }
  & > * + * {
    margin-inline-start: -6px;
  }
`;
