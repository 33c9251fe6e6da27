import type { MarketPrefix } from '@posy/shared-contracts';
import * as v from 'valibot';

/** A person's answer. It is stored on this device and stays after a sign-out, because it belongs to the device. */
export const consentChoiceSchema = v.object({
  version: v.literal(1),
  /** True when actions may be counted. */
  analytics: v.boolean(),
  /** Time of the answer, ISO 8601. */
  at: v.string(),
});
export type ConsentChoice = v.InferOutput<typeof consentChoiceSchema>;

/** opt-in: nothing is counted before consent. opt-out: everything is counted until it is refused. */
export type ConsentMode = 'opt-in' | 'opt-out';

const modes: Record<MarketPrefix, ConsentMode> = {
  uk: 'opt-in',
  ie: 'opt-in',
  de: 'opt-in',
  fr: 'opt-in',
  us: 'opt-out',
};

/** Returns the mode that a market's law requires: opt-in in the UK and the EU, opt-out in the US. */
export const consentModeOf = (market: MarketPrefix): ConsentMode => modes[market];

interface ConsentFacts {
  mode: ConsentMode;
  choice: ConsentChoice | null;
  /** The browser sends Global Privacy Control: a refusal unless there is an answer on this device. */
  refusedByBrowser: boolean;
}

/** Returns true when data may be sent or stored for analytics now. */
export const mayTrack = ({ mode, choice, refusedByBrowser }: ConsentFacts): boolean =>
  choice === null ? mode === 'opt-out' && !refusedByBrowser : choice.analytics;

/** Returns true when the question is shown by itself: consent is required and there is no answer. */
export const mustAsk = ({ mode, choice, refusedByBrowser }: ConsentFacts): boolean =>
  choice === null && mode === 'opt-in' && !refusedByBrowser;
