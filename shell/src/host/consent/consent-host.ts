import type { MarketPrefix } from '@posy/shared-contracts';
import type { Clock, Readable } from '@posy/shared-contracts/mount-props';
import { consentKey } from '#adapters/storage/device-keys';
import type { JsonStore } from '#adapters/storage/json-store';
import { createReadableValue } from '#platform/readable';
import { consentChoiceSchema, type ConsentMode, consentModeOf, mayTrack, mustAsk } from './consent';

interface Options {
  market: MarketPrefix;
  store: JsonStore;
  clock: Pick<Clock, 'now'>;
  refusedByBrowser: boolean;
  isSecondScreen: boolean;
}

export interface ConsentState {
  mode: ConsentMode;
  /** True when actions may be counted. */
  isAllowed: boolean;
  /** True while the question is shown. */
  isAsking: boolean;
  /** True when the person opened the question again. */
  isReopened: boolean;
}

export interface ConsentHost {
  /** True when this page was opened from another screen of the product. */
  isSecondScreen: boolean;
  state: Readable<ConsentState>;
  choose(analytics: boolean): void;
  /** Shows the question again, for people who want to change their answer. */
  askAgain(): void;
}

/** The consent for analytics on this device, with its question. */
export const createConsent = ({ market, store, clock, refusedByBrowser, isSecondScreen }: Options): ConsentHost => {
  const mode = consentModeOf(market);
  const stateNow = (): ConsentState => {
    const asked = { mode, choice: store.read(consentKey, consentChoiceSchema), refusedByBrowser };
    return { mode, isAllowed: mayTrack(asked), isAsking: mustAsk(asked), isReopened: false };
  };
  const state = createReadableValue(stateNow());
  return {
    isSecondScreen,
    state,
    choose(analytics) {
      store.write(consentKey, { version: 1, analytics, at: new Date(clock.now()).toISOString() });
      state.set({ mode, isAllowed: analytics, isAsking: false, isReopened: false });
    },
    askAgain: () => state.set({ ...state.get(), isAsking: true, isReopened: true }),
  };
};
