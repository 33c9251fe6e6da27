import { lazyFeature, useHost, useReadable, useSession } from '@posy/remote-kit';
import { Suspense, useState } from 'react';
import { messages as consentMessages } from '../features/consent/messages';
import { messages as promptMessages } from '../features/prompts/messages';
import { QuietBoundary } from './quiet-boundary';
import { useShell } from './shell-context';

const ConsentLine = lazyFeature(
  async () => (await import('../features/consent/consent-line')).ConsentLine,
  consentMessages,
);
const Prompts = lazyFeature(async () => (await import('../features/prompts/prompts')).Prompts, promptMessages);

/** Whether somebody did something here: they went on from where they came in. */
const useWentOn = (): boolean => {
  const { pathname } = useReadable(useHost().location);
  const [cameInAt] = useState(pathname);
  const [wentOn, setWentOn] = useState(false);
  if (!wentOn && pathname !== cameInAt) setWentOn(true);
  return wentOn;
};

/**
 * The question about tracking, where the market demands it: above the second screen of a visit, as a line of the page, so
 * that it is in nobody's way. Not on screens that stand alone: those belong to a wedding's guests.
 */
export const ConsentPlace = ({ isAlone }: { isAlone: boolean }) => {
  const { isAsking, isReopened } = useReadable(useShell().consent.state);
  const wentOn = useWentOn();
  if (isAlone || !isAsking || !(wentOn || isReopened)) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <ConsentLine />
      </Suspense>
    </QuietBoundary>
  );
};

/** What is asked of people who are signed in, after the page; not on screens that stand alone. */
export const LateParts = ({ isAlone }: { isAlone: boolean }) => {
  const session = useSession();
  if (isAlone || session.status !== 'signed-in') return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Prompts />
      </Suspense>
    </QuietBoundary>
  );
};
