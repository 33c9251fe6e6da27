import { useAwake, useHost, useReadable, useSession } from '@posy/remote-kit';
import { Suspense, useState } from 'react';
import { screenAt } from '../host/consent/second-screen';
import { QuietBoundary } from '../host/quiet-boundary';
import { useShell } from '../host/shell-context';

/** Returns true once the visitor was active here: they left the screen on which they arrived. */
const useWentOn = (isSecondScreen: boolean): boolean => {
  const isAwake = useAwake();
  const screen = screenAt(useReadable(useHost().location).pathname);
  const [cameInAt] = useState(screen);
  const [wentOn, setWentOn] = useState(false);
  if (!wentOn && screen !== cameInAt) setWentOn(true);
  return wentOn || (isAwake && isSecondScreen);
};

/** As high as the question in one line, so that the content below does not move when its texts load. */
const room = { blockSize: 49 };

/**
 * The question about tracking, if the market requires it: above the second screen of a visit, as a line of the page, so
 * that it covers nothing. Bare screens do not show it: they belong to a wedding's guests.
 */
export const ConsentPlace = ({ isAlone }: { isAlone: boolean }) => {
  const { consent, parts } = useShell();
  const { isAsking, isReopened } = useReadable(consent.state);
  const wentOn = useWentOn(consent.isSecondScreen);
  if (isAlone || !isAsking || !(wentOn || isReopened)) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={<div style={room} />}>
        <parts.ConsentLine />
      </Suspense>
    </QuietBoundary>
  );
};

/** Prompts for signed-in people, loaded after the page; bare screens do not show them. */
export const LateParts = ({ isAlone }: { isAlone: boolean }) => {
  const session = useSession();
  const { Prompts } = useShell().parts;
  if (isAlone || session.status !== 'signed-in') return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Prompts />
      </Suspense>
    </QuietBoundary>
  );
};
