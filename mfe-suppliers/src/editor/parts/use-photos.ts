import { useHost } from '@posy/remote-kit';
import { callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import { photoConstants } from '@posy/shared-contracts/constants';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { useEffect, useRef, useState } from 'react';

export const photoFaults = [
  'too-large',
  'too-many-pixels',
  'too-small',
  'type',
  'unreadable',
  'quota',
  'connection',
  'server',
] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** A photo on its way, or one that was refused. */
export type Sending = { name: string; share: number } | { name: string; fault: PhotoFault };

const faultOf = (error: unknown): PhotoFault => {
  if (error instanceof ApiError && error.kind === 'refused')
    return photoFaults.find((fault) => error.code === `photo-${fault}`) ?? 'server';
  return callFailure(error) === 'connection' ? 'connection' : 'server';
};

/** Sends photos one after the other. */
export const usePhotos = (supplierId: string, onStored: (photo: EndpointOutput<'uploadSupplierPhoto'>) => void) => {
  const { api, telemetry } = useHost();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const leaving = useRef<AbortController | null>(null);
  const stored = useRef(onStored);
  stored.current = onStored;
  useEffect(() => () => leaving.current?.abort(), []);
  const send = async (file: File, signal: AbortSignal): Promise<Sending | null> => {
    const { name } = file;
    if (file.size > photoConstants.maxBytes) return { name, fault: 'too-large' };
    try {
      const onProgress = (share: number): void =>
        setSending((now) => now.map((one) => (one.name === name && 'share' in one ? { name, share } : one)));
      stored.current(await api.upload('uploadSupplierPhoto', { body: { supplierId } }, file, { signal, onProgress }));
      return null;
    } catch (error) {
      telemetry.error('profile', error);
      return { name, fault: faultOf(error) };
    }
  };
  const sendAll = async (files: readonly File[]): Promise<void> => {
    const mine = new AbortController();
    leaving.current?.abort();
    leaving.current = mine;
    setSending(files.map(({ name }) => ({ name, share: 0 })));
    for (const file of files) {
      const left = await send(file, mine.signal);
      if (mine.signal.aborted) return;
      setSending((now) => now.flatMap((one) => (one.name === file.name ? (left ?? []) : one)));
    }
  };
  return { sending, send: (files: readonly File[]) => void sendAll(files) };
};
