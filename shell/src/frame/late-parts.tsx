import { useAwake, useHost, useReadable, useSession } from '@posy/remote-kit';
import { Suspense, useState } from 'react';
import { screenAt } from '../host/consent/second-screen';
import { QuietBoundary } from '../host/quiet-boundary';
import { useShell } from '../host/shell-context';

/** Whether somebody did something here: they went on from the screen where they came in. */
const useWentOn = (isSecondScreen: boolean): boolean => {
  const isAwake = useAwake();
  const screen = screenAt(useReadable(useHost().location).pathname);
  const [cameInAt] = useState(screen);
  const [wentOn, setWentOn] = useState(false);
  if (!wentOn && screen !== cameInAt) setWentOn(true);
  return wentOn || (isAwake && isSecondScreen);
};

/** As high as the question in its one line: what is below does not move when its words come. */
const room = { blockSize: 49 };

/**
 * The question about tracking, where the market demands it: above the second screen of a visit, as a line of the page, so
 * that it is in nobody's way. Not on screens that stand alone: those belong to a wedding's guests.
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

/** What is asked of people who are signed in, after the page; not on screens that stand alone. */
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
