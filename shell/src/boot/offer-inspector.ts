import type { Market } from '@posy/shared-contracts';
import { browserClock } from '../adapters/browser';
import { readPageOverride } from '../adapters/document/page-override';
import { watchInspectorKey } from '../adapters/inspector/inspector-key';
import type { InspectedPage } from '../features/inspector/observed/inspected-page';
import type { NativeLink } from '../native/native-link';
import type { BootData } from '../platform/boot-data';
import type { NewRelease } from '../platform/page/new-release';
import type { WritableReadable } from '../platform/readable';
import type { SessionHost } from '../session/session';

/** The parts of the page that the inspector reads. */
export interface Inspected extends Pick<InspectedPage, 'bus' | 'problems' | 'openItems' | 'api'> {
  boot: BootData;
  app: Promise<NativeLink> | null;
}

interface Options {
  session: SessionHost['session'];
  market: Market;
  newRelease: WritableReadable<NewRelease | null>;
  report: (feature: string, error: unknown) => void;
  inspected: Inspected;
}

/** Operators may inspect any installation; on one of this machine, or under development, everybody may. */
const mayInspect = ({ session, inspected: { boot } }: Options): boolean => {
  const now = session.get();
  return boot.demo || boot.development || (now.status === 'signed-in' && now.user.kind === 'operator');
};

/** Opens the inspector for the address `?inspect`, the keys Ctrl+Alt+I, and after a reload of a page that had it open. */
export const offerInspector = (options: Options): void => {
  const { session, market, newRelease, report, inspected } = options;
  const { boot, app, ...page } = inspected;
  const open = async (): Promise<void> => {
    const [{ openInspector }, link] = await Promise.all([import('../features/inspector/open-inspector'), app]);
    const { releaseSet, nonce } = boot;
    const appMessages = link?.log ?? null;
    const override = readPageOverride(document);
    await openInspector({ ...page, override, releaseSet, nonce, newRelease, appMessages, market, clock: browserClock });
  };
  watchInspectorKey({
    mayOpen: () => mayInspect(options),
    settled: (again) => session.subscribe(again),
    open: () => void open().catch((error: unknown) => report('inspector', error)),
  });
};
