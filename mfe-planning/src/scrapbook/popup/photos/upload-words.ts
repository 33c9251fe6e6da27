import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import { useIntl } from 'react-intl';

const sentences = {
  'too-large': 'scrapbook.upload.too-large',
  type: 'scrapbook.upload.type',
  unreadable: 'scrapbook.upload.unreadable',
  quota: 'scrapbook.upload.quota',
  offline: 'scrapbook.upload.offline',
  'signed-out': 'scrapbook.upload.signed-out',
  'not-allowed': 'scrapbook.upload.not-allowed',
  failed: 'scrapbook.upload.failed',
} as const satisfies Record<PhotoFault, string>;

/** Sentences of a note's photos that are on their way. */
export const useUploadWords = () => {
  const { formatMessage } = useIntl();
  return {
    progress: (name: string) => formatMessage({ id: 'scrapbook.upload.progress' }, { name }),
    fault: (fault: PhotoFault) => formatMessage({ id: sentences[fault] }),
    dismiss: formatMessage({ id: 'scrapbook.upload.dismiss' }),
  };
};
