import styled from '@emotion/styled';
import { color, font } from '@posy/shared-ui';
import { type Land, townsIn, unit } from '../rules/land';
import type { Size, View } from '../rules/mercator';

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  & path {
    stroke: ${color.surface};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  & path[data-land='own'] {
    fill: ${color.fern.soft};
    fill-opacity: 0.72;
  }
  & path[data-land='beside'] {
    fill: ${color.sunken};
  }
  & circle {
    fill: ${color.inkFaint};
  }
  & text {
    fill: ${color.inkSoft};
    font: 600 0.75rem ${font.text};
    paint-order: stroke;
    stroke: ${color.fern.wash};
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  & text[data-first] {
    fill: ${color.ink};
    font: 500 1.0625rem ${font.display};
  }
`;

interface Props {
  /** Undefined while it is loading. */
  land: Land | undefined;
  view: View;
  size: Size;
}

/** The country with its towns, below the pins. */
export const LandPicture = ({ land, view, size }: Props) => {
  if (land === undefined) return null;
  const zoom = view.scale / unit;
  const [left, top] = [size.width / 2 - view.x * view.scale, size.height / 2 - view.y * view.scale];
  return (
    <Sheet aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`}>
      <g transform={`translate(${left} ${top}) scale(${zoom})`}>
        <path data-land="beside" d={land.beside} />
        <path data-land="own" d={land.own} />
      </g>
      {townsIn(land.towns, view, size).map(({ name, x, y }, place) => (
        <g key={`${name} ${x}`}>
          <circle cx={x} cy={y} r={place === 0 ? 3 : 2} />
          <text x={x} y={y - 7} textAnchor="middle" data-first={place === 0 ? '' : undefined}>
            {name}
          </text>
        </g>
      ))}
    </Sheet>
  );
};
