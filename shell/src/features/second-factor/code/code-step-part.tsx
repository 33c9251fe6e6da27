import { lazyFeature } from '@posy/remote-kit';
import { Skeleton } from '@posy/shared-ui';
import { Suspense } from 'react';
import type { CodeQuestion } from '#features/account/forms/use-attempt';
import { secondFactorCatalogues } from '../messages';

const Step = lazyFeature(async () => (await import('./code-step')).CodeStep, secondFactorCatalogues);

/** Asks for the code of an authenticator app; loads when one is required. */
export const CodeStep = ({ question }: { question: CodeQuestion }) => (
  <Suspense fallback={<Skeleton height={280} />}>
    <Step question={question} />
  </Suspense>
);
