import styled from '@emotion/styled';
import { color, font } from '#tokens/token-names';

const petals = [0, 72, 144, 216, 288];

/** The small flower of the logo, 32 px by default. Decoration: the name stands beside it. */
export const PosyMark = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path d="M16 17C15 23 14 27 11 30.5" fill="none" stroke={color.stem} strokeWidth="2.4" strokeLinecap="round" />
    <path d="M15 24C19 19.5 24 20 27 22C24.5 26 19 27 15 24Z" fill={color.fern.main} />
    {petals.map((angle) => (
      <path
        key={angle}
        d="M16 12C12.2 10.5 11.5 3 16 2.2C20.5 3 19.8 10.5 16 12Z"
        fill={color.peony.main}
        transform={`rotate(${angle} 16 12)`}
      />
    ))}
    <circle cx="16" cy="12" r="3" fill={color.primrose.main} />
  </svg>
);

/** The wordmark: put `PosyMark` and the name inside, in a link home. */
export const Wordmark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  font: 520 1.6875rem/1 ${font.display};
  letter-spacing: -0.035em;
  & > span {
    translate: 0 -1px;
  }
`;
