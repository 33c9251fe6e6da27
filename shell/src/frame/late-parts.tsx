import { useHost, useReadable, useSession } from '@posy/remote-kit';
import { parsePath } from '@posy/shared-contracts';
import { Suspense, useState } from 'react';
import { QuietBoundary } from '../host/quiet-boundary';
import { useShell } from '../host/shell-context';

/** The screen of a path. What opens beside a list has an address of its own, and is the same screen. */
const screenAt = (pathname: string): string => parsePath(pathname).segments[0] ?? '';

/** Whether somebody did something here: they went on from the screen where they came in. */
const useWentOn = (): boolean => {
  const screen = screenAt(useReadable(useHost().location).pathname);
  const [cameInAt] = useState(screen);
  const [wentOn, setWentOn] = useState(false);
  if (!wentOn && screen !== cameInAt) setWentOn(true);
  return wentOn;
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
  const wentOn = useWentOn();
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
