import type { BusHost } from '@posy/shared-contracts/bus';

/** What a page tells whoever looks into it, such as a journey that failed: names and times, no payloads. */
export interface PageRecord {
  /** Id of the release set. */
  set: string;
  /** The last steps of its bus. */
  steps: BusHost['trace'];
}

/** Where it is found: `window.posyPage`. */
export const publishPage = (posyPage: PageRecord): void => void Object.assign(window, { posyPage });
