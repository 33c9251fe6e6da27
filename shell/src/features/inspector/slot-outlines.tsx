import { css, Global } from '@emotion/react';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import { color } from '@posy/shared-ui';
import { useEffect } from 'react';
import { labelSlots } from '#adapters/inspector/read-page';
import type { Observed } from './observed/use-observed';

/** The width of the panel beside the page, in pixels. */
export const panelWidth = 470;

/** The page makes room for the panel where that stands beside it. */
const besidePanel = css`
  @media screen and (min-width: 1000px) {
    body {
      padding-inline-end: ${panelWidth}px;
    }
  }
`;

const outlined = css`
  [data-slot]:not(:empty) {
    position: relative;
    outline: 2px dashed ${color.bluebell.main};
    outline-offset: 3px;
  }
  [data-slot]:not(:empty)::after {
    content: attr(data-slot-label);
    position: absolute;
    inset-block-start: -13px;
    inset-inline-end: 14px;
    z-index: 3;
    padding: 6px 9px;
    border-radius: 99px;
    border-end-start-radius: 4px;
    background: ${color.bluebell.soft};
    color: ${color.bluebell.deep};
    font:
      600 0.75rem/1 ui-monospace,
      Menlo,
      monospace;
  }
`;

/** Draws a line around each slot of the page, with its name and the versions of the remotes that fill it. */
export const SlotOutlines = ({ isOn, set, observed }: { isOn: boolean; set: ReleaseSet; observed: Observed }) => {
  useEffect(() => {
    if (!isOn) return;
    const versions = new Map(set.remotes.map(({ name, version }) => [name, version]));
    labelSlots((slot, remotes) => [slot, ...remotes.map((name) => `${name} ${versions.get(name) ?? ''}`)].join(' / '));
  }, [isOn, set, observed]);
  return (
    <>
      <Global styles={besidePanel} />
      {isOn ? <Global styles={outlined} /> : null}
    </>
  );
};
