import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import { fileFault, nameOfFile, uploadFault } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import { claimConstants } from '@posy/shared-contracts/constants';
import { useEffect, useRef, useState } from 'react';

/** Refusals that the person can act on, beside those of files. */
const refusals = ['claimed-already', 'claim-open', 'too-many-claims', 'other-work', 'address-elsewhere'] as const;
type Refusal = (typeof refusals)[number];
export type ClaimFault = Refusal | ReturnType<typeof uploadFault>;

const faultOf = (error: unknown): ClaimFault => {
  const code = error instanceof ApiError ? error.code : '';
  return refusals.find((one) => one === code) ?? uploadFault(error);
};

/** The fault of a chosen document that shows before it is sent. */
export const documentFault = (file: File): ClaimFault | null =>
  file.size > claimConstants.documentBytes ? 'too-large' : fileFault(file);

/** Sends a claim, or takes one back; one at a time. Afterwards its state is read again. */
export const useClaim = (supplierId: string) => {
  const { api, telemetry } = useHost();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<ClaimFault | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const run = async (work: (signal: AbortSignal) => Promise<unknown>): Promise<void> => {
    const current = new AbortController();
    leaving.current = current;
    setPending(true);
    setFault(null);
    try {
      await work(current.signal);
      await client.invalidateQueries({ queryKey: ['claim-standing'] });
    } catch (error) {
      if (current.signal.aborted) return;
      telemetry.error('claims', error);
      setFault(faultOf(error));
    }
    setPending(false);
  };
  return {
    isPending,
    fault,
    byAddress: (words: string) =>
      void run((signal) => api.call('claimByAddress', { body: { supplierId, words } }, { signal })),
    byDocument: (words: string, file: File) =>
      void run((signal) =>
        api.upload(
          'claimByDocument',
          { body: { supplierId, words, name: nameOfFile(file).slice(-claimConstants.nameLength) } },
          file,
          { signal },
        ),
      ),
    withdraw: (id: string) => void run((signal) => api.call('withdrawClaim', { body: { id } }, { signal })),
  };
};
