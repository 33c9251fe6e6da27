import { useHost } from '@posy/remote-kit';
import { type FileFault, fileFault, nameOfFile, openFile, uploadFault } from '@posy/remote-kit/uploads';
import type { Attachment } from '@posy/shared-contracts/entities';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

/** The state of a chosen contract's upload; null when there is none. */
export type ContractUpload =
  | { kind: 'uploading'; name: string; share: number }
  | { kind: 'failed'; name: string; fault: FileFault; file: File };

interface ContractOwner {
  weddingId: string;
  supplierId: string;
}

/** Uploads a chosen contract, and opens a stored one. */
export const useContract = ({ weddingId, supplierId }: ContractOwner, onStored: (contract: Attachment) => void) => {
  const { api, telemetry, notices } = useHost();
  const { formatMessage } = useIntl();
  const [upload, setUpload] = useState<ContractUpload | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    leaving.current?.abort();
    const current = new AbortController();
    leaving.current = current;
    const { name } = file;
    const onProgress = (share: number): void => setUpload({ kind: 'uploading', name, share });
    onProgress(0);
    try {
      const input = { params: { id: weddingId, supplierId }, body: { name: nameOfFile(file) } };
      const contract = await api.upload('uploadContract', input, file, { signal: current.signal, onProgress });
      setUpload(null);
      onStored(contract);
    } catch (error) {
      if (current.signal.aborted) return;
      telemetry.error('shortlist', error);
      setUpload({ kind: 'failed', name, file, fault: uploadFault(error) });
    }
  };
  return {
    upload,
    choose(file: File): void {
      const fault = fileFault(file);
      if (fault === null) void send(file);
      else setUpload({ kind: 'failed', name: file.name, file, fault });
    },
    forget(): void {
      leaving.current?.abort();
      setUpload(null);
    },
    /** The address is made for this moment: the server checks the permission each time. */
    open({ id, name }: Attachment): void {
      api
        .call('contractLink', { params: { id: weddingId, contractId: id } })
        .then(({ path }) => openFile(path, name))
        .catch((error: unknown) => {
          telemetry.error('shortlist', error);
          notices.show({ tone: 'error', text: formatMessage({ id: 'booking.contract.gone' }, { name }) });
        });
    },
  };
};
