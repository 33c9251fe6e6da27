import styled from '@emotion/styled';
import { PressedStem } from './pressed-stem';

/** In the margins beside the parts, where they are wide enough; behind everything else. */
const Margins = styled.div`
  display: none;
  pointer-events: none;
  @container site (min-width: 1120px) {
    display: block;
  }
  & > div {
    position: absolute;
    inline-size: 150px;
    inset-inline-start: max(4px, calc(50% - 590px));
    rotate: 9deg;
  }
  & > div:nth-of-type(1) {
    inset-block-start: 36%;
  }
  & > div:nth-of-type(2) {
    inset-block-start: 49%;
    inset-inline: auto max(4px, calc(50% - 580px));
    rotate: -8deg;
  }
  & > div:nth-of-type(3) {
    inset-block-start: 66%;
    rotate: 7deg;
  }
`;

const stems = [
  { lean: 26, length: 440, leaf: '#7f9a86', bloom: '#e2975a' },
  { lean: -26, length: 452, leaf: '#8aa07f', bloom: '#7f8fd8' },
  { lean: 20, length: 432, leaf: '#8ea583', bloom: '#bf84cf' },
];

/** Pressed: further stems down the page. */
export const PageStems = ({ seed }: { seed: string }) => (
  <Margins aria-hidden>
    {stems.map((stem) => (
      <div key={stem.bloom}>
        <PressedStem seed={`${seed}${stem.bloom}`} {...stem} />
      </div>
    ))}
  </Margins>
);
