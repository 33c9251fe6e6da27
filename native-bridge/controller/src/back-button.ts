import { nativeConstants } from '@posy/shared-contracts/constants';
import type { WebToNative } from '@posy/shared-contracts/native';
import type { Clock, Device } from './page/device';
import type { PageSession } from './page/page-session';

type BackResult = Extract<WebToNative, { kind: 'back.result' }>;

export interface BackButton {
  /** The device's back button: asks the page. Always handled here; the app leaves when the page has nothing to close. */
  press(): void;
  /** The page's answer. */
  answered(result: BackResult): void;
}

interface Options {
  device: Pick<Device, 'leave'>;
  clock: Pick<Clock, 'after'>;
  page: Pick<PageSession, 'post'>;
}

/**
 * Asks the page first; without an answer in time, or when it answers `none`, the app leaves. Source: S2-back-01,
 * S2-back-17.
 */
export const createBackButton = ({ device, clock, page }: Options): BackButton => {
  let asked: { id: string; giveUp: () => void } | null = null;
  return {
    press() {
      if (asked !== null) return;
      const id = page.post({ kind: 'back.pressed', payload: {} });
      if (id === null) return device.leave();
      const leave = (): void => {
        asked = null;
        device.leave();
      };
      asked = { id, giveUp: clock.after(nativeConstants.backAnswerMs, leave) };
    },
    answered({ replyTo, payload }) {
      if (asked === null || replyTo !== asked.id) return;
      asked.giveUp();
      asked = null;
      if (payload.handled === 'none') device.leave();
    },
  };
};
