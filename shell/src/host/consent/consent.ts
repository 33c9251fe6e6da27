import type { MarketPrefix } from '@posy/shared-contracts';
import * as v from 'valibot';

/** What a person answered. Stored on this device, and not part of what sign-out forgets: it is about the device. */
export const consentChoiceSchema = v.object({
  version: v.literal(1),
  /** Whether what is done here may be counted. */
  analytics: v.boolean(),
  /** When it was answered, ISO 8601. */
  at: v.string(),
});
export type ConsentChoice = v.InferOutput<typeof consentChoiceSchema>;

/** opt-in: nothing before a yes. opt-out: until a no. */
export type ConsentMode = 'opt-in' | 'opt-out';

const modes: Record<MarketPrefix, ConsentMode> = {
  uk: 'opt-in',
  ie: 'opt-in',
  de: 'opt-in',
  fr: 'opt-in',
  us: 'opt-out',
};

/** What the law of a market asks for: UK and EU before, the US after. */
export const consentModeOf = (market: MarketPrefix): ConsentMode => modes[market];

interface Asked {
  mode: ConsentMode;
  choice: ConsentChoice | null;
  /** The browser says "do not sell or share" (Global Privacy Control): a no wherever nothing was answered here. */
  refusedByBrowser: boolean;
}

/** Whether anything may be sent or stored for the analytics now. */
export const mayTrack = ({ mode, choice, refusedByBrowser }: Asked): boolean =>
  choice === null ? mode === 'opt-out' && !refusedByBrowser : choice.analytics;

/** Whether the question is put without being looked for: where a yes is needed and nothing was answered by anybody. */
export const mustAsk = ({ mode, choice, refusedByBrowser }: Asked): boolean =>
  choice === null && mode === 'opt-in' && !refusedByBrowser;
