import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { ApiError } from '@posy/shared-contracts/errors';
import { useEffect, useState } from 'react';
import { storePermit } from '#adapters/inspector/tab-override';
import type { InspectedPage } from './inspected-page';

/** The answer of the server about overrides: `off` for this installation, `forbidden` for this person. */
export type OfferedOverrides =
  | { state: 'asking' | 'off' | 'forbidden' | 'failed' }
  | { state: 'offered'; offered: EndpointOutput<'overrides'> };

const refusals: Readonly<Record<string, 'off' | 'forbidden'>> = {
  'overrides-off': 'off',
  'not-an-operator': 'forbidden',
};

/** Asks the server once, while the inspector is open, which versions may be shown; `again` repeats it. */
export const useOfferedOverrides = ({ api }: Pick<InspectedPage, 'api'>): [OfferedOverrides, again: () => void] => {
  const [answer, setAnswer] = useState<OfferedOverrides>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOpen = true;
    api.call('overrides', {}).then(
      (offered) => {
        if (offered.permit !== null) storePermit(offered.permit);
        if (isOpen) setAnswer({ state: 'offered', offered });
      },
      (error: unknown) => {
        const refusal = error instanceof ApiError ? refusals[error.code] : undefined;
        if (isOpen) setAnswer({ state: refusal ?? 'failed' });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [api, attempt]);
  return [answer, () => setAttempt((count) => count + 1)];
};
