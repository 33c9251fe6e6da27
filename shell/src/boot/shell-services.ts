import { isWithin } from '@posy/shared-contracts';
import type { Readable } from '@posy/shared-contracts/mount-props';
import { watchInstallPrompt } from '../adapters/device/install-prompt';
import { deviceStore } from '../adapters/storage/json-store';
import { createSeenEntries } from '../adapters/stored/seen-entries';
import { frameParts } from '../features/frame-parts';
import type { ShellServices } from '../host/shell-context';
import type { BootData } from '../platform/boot-data';
import type { NewRelease } from '../platform/page/new-release';
import { isOwnHome } from '../platform/place/own-home';
import { isActiveAt } from '../platform/remotes/active-at';
import { startByChunk, startLateApplications } from '../platform/remotes/late-applications';
import type { Pushes } from '../pushes/pushes';
import { providersHere } from '../session/account/providers-here';
import { type Composition, shellIdentity } from './compose-remotes';
import type { PageServices } from './page-services';

/** The push module loads on first use; a failed load is repeated by the next use. */
const pushesWhenAsked = (boot: BootData, { nativeApp, api, telemetryOf }: PageServices): (() => Promise<Pushes>) => {
  const report = (error: unknown): void => telemetryOf(shellIdentity(boot)).error('push', error);
  let pushes: Promise<Pushes> | null = null;
  return () => {
    pushes ??= import('../pushes/pushes').then((module) =>
      module.openPushes({ app: nativeApp, firebase: boot.firebase, api, report }),
    );
    pushes.catch(() => (pushes = null));
    return pushes;
  };
};

/** Starts the remotes' applications in the first outlet that the frame provides. */
const startOnce = (boot: BootData, { navigation, session, telemetryOf }: PageServices, composition: Composition) => {
  const { remotes, loader, propsFor, views, report } = composition;
  let started = false;
  return (outlet: HTMLElement): void => {
    if (started) return;
    started = true;
    const start = startByChunk((error) => telemetryOf(shellIdentity(boot)).error('single-spa', error));
    const { location } = navigation;
    const isOwn = (pathname: string): boolean => isOwnHome(session.session.get(), pathname);
    const onOwnChanged = (listener: () => void) => session.session.subscribe(listener);
    const parts = { remotes, loader, outlet, propsFor, views, report, isOwn, onOwnChanged };
    startLateApplications({ ...parts, location, start });
  };
};

/** The services of the shell's own screens and its frame. */
export const createShellServices = (
  boot: BootData,
  services: PageServices,
  composition: Composition,
  newRelease: Readable<NewRelease | null>,
): ShellServices => {
  const { remotes, signUpAsks } = composition;
  return {
    market: services.market,
    parts: frameParts,
    releaseSet: { ...boot.releaseSet, remotes },
    session: services.session,
    notices: services.notices,
    socialProviders: boot.firebase.providers,
    providersHere: providersHere(boot.firebase.providers, services.nativeApp?.signIn ?? null, (error) =>
      services.telemetryOf(shellIdentity(boot)).error('sign-in', error),
    ),
    leavingWeddings: new Set(),
    seenEntries: createSeenEntries(deviceStore),
    demo: boot.demo,
    install: watchInstallPrompt(),
    newRelease,
    isBarePath: (pathname) =>
      remotes.some(({ manifest }) => manifest.bareBasePaths.some((basePath) => isWithin(pathname, basePath))),
    isRemotePath: (pathname) =>
      !isOwnHome(services.session.session.get(), pathname) && remotes.some((remote) => isActiveAt(remote, pathname)),
    onOutlet: startOnce(boot, services, composition),
    consent: services.consent,
    pushes: pushesWhenAsked(boot, services),
    leftAt: services.navigation.leftAt,
    signUpAsks,
    askToRate: services.nativeApp?.askToRate ?? null,
  };
};
