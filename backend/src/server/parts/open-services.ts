import { join } from 'node:path';
import { type ApiContext } from '#api/handler';
import { openCaptcha } from '#captcha/open-captcha';
import { type ServerConfig } from '#config/config';
import { bucketFileStore } from '#files/bucket-file-store';
import { diskFileStore } from '#files/disk-file-store';
import { googleTranslator } from '#translation/google-translator';
import { googleAccessToken } from '../firebase';

/** Photos and files of messages lie apart: whoever knows a photo's id may see it. */
const openStores = (
  { photoBucket: bucket }: ServerConfig['services'],
  dataDir: string,
  fetch: typeof globalThis.fetch,
): Pick<ApiContext, 'photos' | 'attachments'> => {
  const open = (folder: 'photos' | 'attachments') =>
    bucket === null
      ? diskFileStore(join(dataDir, folder))
      : bucketFileStore({ bucket, folder, accessToken: googleAccessToken(), fetch });
  return { photos: open('photos'), attachments: open('attachments') };
};

/** The services of others as they are configured, or what stands in for them on this machine. */
export const openServices = (
  { services, dataDir }: ServerConfig,
  localSecret: string,
  { clock, fetch }: { clock: () => number; fetch: typeof globalThis.fetch },
): Pick<ApiContext, 'photos' | 'attachments' | 'captcha' | 'translator' | 'operator'> => ({
  ...openStores(services, dataDir, fetch),
  captcha: openCaptcha(services, localSecret, { clock, fetch }),
  operator: services.operator,
  translator: services.translationKey === null ? null : googleTranslator({ key: services.translationKey, fetch }),
});
