import { join } from 'node:path';
import { type ApiContext } from '../api/handler';
import { openCaptcha } from '../captcha/open-captcha';
import { type ServerConfig } from '../config/config';
import { diskPhotoStore } from '../photos/disk-photo-store';
import { googleTranslator } from '../translation/google-translator';

/** The services of others as they are configured, or what stands in for them on this machine. */
export const openServices = (
  { services, dataDir }: ServerConfig,
  localSecret: string,
  { clock, fetch }: { clock: () => number; fetch: typeof globalThis.fetch },
): Pick<ApiContext, 'photos' | 'captcha' | 'translator'> => ({
  photos: diskPhotoStore(join(dataDir, 'photos')),
  captcha: openCaptcha(services, localSecret, { clock, fetch }),
  translator: services.translationKey === null ? null : googleTranslator({ key: services.translationKey, fetch }),
});
