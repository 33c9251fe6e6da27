import { useHost, useOnline } from '@posy/remote-kit';
import { fileFault, nameOfFile, uploadFault } from '@posy/remote-kit/uploads';
import type { Attachment } from '@posy/shared-contracts/entities';
import { useEffect, useReducer, useRef } from 'react';
import { isUploading, nextTray, readyFiles, type TrayFile } from './tray-state';

/** The files of the next message. */
export interface Tray {
  files: readonly TrayFile[];
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  retry: (file: TrayFile) => void;
  remove: (key: string) => void;
  /** Removes and returns the uploaded files, to be sent now. */
  take: () => Attachment[];
}

/**
 * Uploads chosen files at once, and again after a lost connection. Its component's key must be the conversation's id.
 */
export const useTray = (conversationId: string): Tray => {
  const { api, clock, telemetry } = useHost();
  const online = useOnline();
  const [files, dispatch] = useReducer(nextTray, []);
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = uploads;
    return () => current.forEach((upload) => upload.abort());
  }, []);

  const upload = async ({ key, file }: Pick<TrayFile, 'key' | 'file'>): Promise<void> => {
    const leaving = new AbortController();
    uploads.current.set(key, leaving);
    const become = (state: TrayFile['state']): void => dispatch({ type: 'changed', key, state });
    become({ kind: 'uploading', share: 0 });
    try {
      const onProgress = (share: number): void => become({ kind: 'uploading', share });
      const input = { params: { id: conversationId }, body: { name: nameOfFile(file) } };
      const attachment = await api.upload('uploadAttachment', input, file, { signal: leaving.signal, onProgress });
      become({ kind: 'ready', attachment });
    } catch (error) {
      if (leaving.signal.aborted) return;
      telemetry.error('inbox', error);
      become({ kind: 'failed', fault: uploadFault(error) });
    }
  };

  const latest = useRef({ files, upload });
  useEffect(() => {
    latest.current = { files, upload };
  });
  useEffect(() => {
    if (!online) return;
    for (const one of latest.current.files)
      if (one.state.kind === 'failed' && one.state.fault === 'connection') void latest.current.upload(one);
  }, [online]);

  return {
    files,
    isUploading: isUploading(files),
    add(chosen) {
      const added = chosen.map((file): TrayFile => {
        const fault = fileFault(file);
        return {
          key: clock.newId(),
          file,
          state: fault === null ? { kind: 'uploading', share: 0 } : { kind: 'failed', fault },
        };
      });
      dispatch({ type: 'added', files: added });
      for (const one of added) if (one.state.kind === 'uploading') void upload(one);
    },
    retry: (one) => void upload(one),
    remove(key) {
      uploads.current.get(key)?.abort();
      dispatch({ type: 'removed', keys: [key] });
    },
    take() {
      const ready = files.filter(({ state }) => state.kind === 'ready');
      dispatch({ type: 'removed', keys: ready.map(({ key }) => key) });
      return readyFiles(ready);
    },
  };
};
