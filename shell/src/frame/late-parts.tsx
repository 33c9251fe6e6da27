import { lazyFeature, useReadable, useSession } from '@posy/remote-kit';
import { Suspense } from 'react';
import { messages as consentMessages } from '../features/consent/messages';
import { messages as promptMessages } from '../features/prompts/messages';
import { QuietBoundary } from './quiet-boundary';
import { useShell } from './shell-context';

const ConsentSheet = lazyFeature(
  async () => (await import('../features/consent/consent-sheet')).ConsentSheet,
  consentMessages,
);
const Prompts = lazyFeature(async () => (await import('../features/prompts/prompts')).Prompts, promptMessages);

/**
 * What comes after the page: the question about tracking where the market demands it, and what is asked of people who
 * are signed in. Not on screens that stand alone: those belong to a wedding's guests.
 */
export const LateParts = ({ isAlone }: { isAlone: boolean }) => {
  const { consent } = useShell();
  const { isAsking } = useReadable(consent.state);
  const session = useSession();
  if (isAlone) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        {isAsking && session.status !== 'loading' ? <ConsentSheet /> : null}
        {session.status === 'signed-in' ? <Prompts /> : null}
      </Suspense>
    </QuietBoundary>
  );
};
