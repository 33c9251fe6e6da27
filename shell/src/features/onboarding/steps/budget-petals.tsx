import styled from '@emotion/styled';
import { color, font } from '@posy/shared-ui';
import { budgetParts, toneOf } from '../question/onboarding-figures';

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 300px;
  margin-inline: auto;
  & text {
    fill: ${color.ink};
    font: 430 17px ${font.display};
    text-anchor: middle;
  }
`;

const largest = Math.max(...budgetParts.map(({ share }) => share));

/**
 * A petal from the centre outwards, under the disc with the amount; its length follows the square root of its share.
 */
const petal = (share: number): string => {
  const length = 44 + 58 * Math.sqrt(share / largest);
  const half = 10 + 16 * Math.sqrt(share / largest);
  return `M0 0 C${-half} -${length * 0.6} ${-half} -${length} 0 -${length} C${half} -${length} ${half} -${length * 0.6} 0 0Z`;
};

/** The parts of a budget as a flower. Decoration: the list beside it has the figures. */
export const BudgetPetals = ({ amount }: { amount: string }) => (
  <Drawing viewBox="-110 -110 220 220" aria-hidden>
    {budgetParts.map(({ id }, at) => (
      <circle
        key={id}
        r={36}
        cx={70 * Math.sin((2 * Math.PI * at) / budgetParts.length)}
        cy={-70 * Math.cos((2 * Math.PI * at) / budgetParts.length)}
        fill={color.surface}
      />
    ))}
    <circle r={78} fill={color.surface} />
    {budgetParts.map((part, at) => (
      <path
        key={part.id}
        d={petal(part.share)}
        fill={toneOf(part)}
        transform={`rotate(${(360 * at) / budgetParts.length})`}
      />
    ))}
    <circle r={46} fill={color.surface} />
    <text y={6}>{amount}</text>
  </Drawing>
);
