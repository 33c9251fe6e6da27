import styled from '@emotion/styled';
import { EnvelopeSimpleIcon, HeartIcon, SparkleIcon } from '@posy/shared-ui/icons';
import { color } from '#tokens/token-names';

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color.primrose.main};
`;

/** Replaces an emoji by an icon: not every device has a font with emoji. */
export const Delight = ({ emoji }: { emoji: string }) => {
  const Icon = emoji === '💌' ? EnvelopeSimpleIcon : emoji === '🌷' || emoji === '❤️' ? HeartIcon : SparkleIcon;
  return (
    <Mark aria-hidden>
      <Icon weight="fill" />
    </Mark>
  );
};
