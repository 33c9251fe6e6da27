import { join } from 'node:path';
import { type ApiContext } from '#api/handler';
import { openCaptcha } from '#captcha/open-captcha';
import { type ServerConfig } from '#config/config';
import { bucketPhotoStore } from '#photos/bucket-photo-store';
import { diskPhotoStore } from '#photos/disk-photo-store';
import { googleTranslator } from '#translation/google-translator';
import { googleAccessToken } from '../firebase';

/** The services of others as they are configured, or what stands in for them on this machine. */
export const openServices = (
  { services, dataDir }: ServerConfig,
  localSecret: string,
  { clock, fetch }: { clock: () => number; fetch: typeof globalThis.fetch },
): Pick<ApiContext, 'photos' | 'captcha' | 'translator' | 'operator'> => ({
  photos:
    services.photoBucket === null
      ? diskPhotoStore(join(dataDir, 'photos'))
      : bucketPhotoStore({ bucket: services.photoBucket, accessToken: googleAccessToken(), fetch }),
  captcha: openCaptcha(services, localSecret, { clock, fetch }),
  operator: services.operator,
  translator: services.translationKey === null ? null : googleTranslator({ key: services.translationKey, fetch }),
});
