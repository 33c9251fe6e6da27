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
export type Sending = { id: string; name: string; share: number } | { id: string; name: string; fault: PhotoFault };

const faultOf = (error: unknown): PhotoFault => {
  if (error instanceof ApiError && error.kind === 'refused')
    return photoFaults.find((fault) => error.code === `photo-${fault}`) ?? 'server';
  return callFailure(error) === 'connection' ? 'connection' : 'server';
};

/** Sends photos one after the other; those that are chosen meanwhile follow. */
export const usePhotos = (supplierId: string, onStored: (photo: EndpointOutput<'uploadSupplierPhoto'>) => void) => {
  const { api, clock, telemetry } = useHost();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const leaving = useRef(new AbortController());
  const turn = useRef(Promise.resolve());
  const stored = useRef(onStored);
  stored.current = onStored;
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const send = async (id: string, file: File): Promise<void> => {
    const { name } = file;
    const { signal } = leaving.current;
    if (signal.aborted) return;
    const become = (...after: Sending[]): void =>
      setSending((now) => now.flatMap((one) => (one.id === id ? after : one)));
    if (file.size > photoConstants.maxBytes) return become({ id, name, fault: 'too-large' });
    try {
      const onProgress = (share: number): void => become({ id, name, share });
      stored.current(await api.upload('uploadSupplierPhoto', { body: { supplierId } }, file, { signal, onProgress }));
      become();
    } catch (error) {
      if (signal.aborted) return;
      telemetry.error('profile', error);
      become({ id, name, fault: faultOf(error) });
    }
  };
  return {
    sending,
    send: (files: readonly File[]): void => {
      const added = files.map((file) => ({ id: clock.newId(), file }));
      setSending((now) => [
        ...now.filter((one) => 'share' in one),
        ...added.map(({ id, file: { name } }) => ({ id, name, share: 0 })),
      ]);
      for (const { id, file } of added) turn.current = turn.current.then(() => send(id, file));
    },
  };
};
