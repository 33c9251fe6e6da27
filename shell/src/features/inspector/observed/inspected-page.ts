import type { Market } from '@posy/shared-contracts';
import type { BusHost } from '@posy/shared-contracts/bus';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { Clock, OpenItemKind, Readable } from '@posy/shared-contracts/mount-props';
import type { ShownOverride } from '#adapters/document/page-override';
import type { NativeLogEntry } from '#native/native-link';
import type { SeenProblem } from '#platform/error-reporter';
import type { NewRelease } from '#platform/page/new-release';

/** The parts of the running page that the inspector reads, and the bus that it publishes on. */
export interface InspectedPage {
  releaseSet: ReleaseSet;
  /** A newer set than this page's; null while there is none. */
  newRelease: Readable<NewRelease | null>;
  bus: Pick<BusHost, 'forRemote' | 'trace'>;
  problems: () => readonly SeenProblem[];
  /** The kinds of what is open over the page, in the order in which back closes them. */
  openItems: Readable<readonly OpenItemKind[]>;
  /** Messages between the page and the app around it; null in a browser. */
  appMessages: (() => readonly NativeLogEntry[]) | null;
  /** The remote that this page takes from elsewhere; null while all is as it is deployed. */
  override: ShownOverride | null;
  api: Pick<ApiClient, 'call'>;
  market: Market;
  nonce: string;
  clock: Clock;
}
