import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import { useIntl } from 'react-intl';

const sentences = {
  'too-large': 'write.upload.too-large',
  type: 'write.upload.type',
  unreadable: 'write.upload.unreadable',
  quota: 'write.upload.failed',
  offline: 'write.upload.offline',
  'signed-out': 'write.upload.failed',
  'not-allowed': 'write.upload.failed',
  failed: 'write.upload.failed',
} as const satisfies Record<PhotoFault, string>;

/** Sentences of a review's photos that are on their way. */
export const useUploadWords = () => {
  const { formatMessage } = useIntl();
  return {
    progress: (name: string) => formatMessage({ id: 'write.upload.progress' }, { name }),
    fault: (fault: PhotoFault) => formatMessage({ id: sentences[fault] }),
    dismiss: formatMessage({ id: 'write.upload.dismiss' }),
  };
};
