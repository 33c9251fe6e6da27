import type { MountProps } from '@posy/shared-contracts/mount-props';
import { warmApplications } from '../platform/remotes/late-applications';
import { warmOfferedModules } from '../platform/remotes/offered-modules';
import type { Composition } from './compose-remotes';
import type { PageServices } from './page-services';

/**
 * Publishes the session to remotes and runs their reactions while a person is signed in; continues both when the
 * connection returns.
 */
export const followSession = (
  { session, online }: PageServices,
  { bus }: Composition,
  shellBus: MountProps['bus'],
): void => {
  let announced: string | null | undefined;
  const announce = (): void => {
    const now = session.session.get();
    if (now.status === 'loading') return;
    const uid = now.status === 'signed-in' ? now.uid : null;
    const weddingId = now.status === 'signed-in' ? now.user.weddingId : null;
    if (announced === uid) return;
    announced = uid;
    void shellBus.publish('session.changed', { uid, weddingId });
    if (uid === null) return;
    warmOfferedModules();
    warmApplications();
    bus.startReactions();
    bus.deliverQueued();
  };
  session.session.subscribe(announce);
  announce();
  online.subscribe(() => {
    if (!online.get()) return;
    bus.deliverQueued();
    session.recountEdits();
  });
};
