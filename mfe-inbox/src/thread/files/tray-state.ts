import type { FileFault } from '@posy/remote-kit/uploads';
import type { Attachment } from '@posy/shared-contracts/entities';

/** A chosen file with its state. */
export interface TrayFile {
  key: string;
  file: File;
  state:
    | { kind: 'uploading'; share: number }
    | { kind: 'failed'; fault: FileFault }
    /** The server has it; it is sent with the next message. */
    | { kind: 'ready'; attachment: Attachment };
}

export type TrayEvent =
  | { type: 'added'; files: readonly TrayFile[] }
  | { type: 'changed'; key: string; state: TrayFile['state'] }
  | { type: 'removed'; keys: readonly string[] };

/** Returns the next tray. A late result does not restore a file that was removed meanwhile. */
export const nextTray = (tray: readonly TrayFile[], event: TrayEvent): readonly TrayFile[] => {
  switch (event.type) {
    case 'added':
      return [...tray, ...event.files];
    case 'changed':
      return tray.map((one) => (one.key === event.key ? { ...one, state: event.state } : one));
    case 'removed':
      return tray.filter(({ key }) => !event.keys.includes(key));
  }
};

/** Returns the uploaded files. */
export const readyFiles = (tray: readonly TrayFile[]): Attachment[] =>
  tray.flatMap(({ state }) => (state.kind === 'ready' ? [state.attachment] : []));

export const isUploading = (tray: readonly TrayFile[]): boolean => tray.some(({ state }) => state.kind === 'uploading');
