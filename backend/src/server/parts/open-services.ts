import { join } from 'node:path';
import { type ApiContext } from '#api/handler';
import { openCaptcha } from '#captcha/open-captcha';
import { type ServerConfig } from '#config/config';
import { bucketFileStore } from '#files/bucket-file-store';
import { diskFileStore } from '#files/disk-file-store';
import { type FileStore, type StoredFolder } from '#files/file-store';
import { googleTranslator } from '#translation/google-translator';
import { rememberingTranslator } from '#translation/remembering-translator';
import { sparingTranslator } from '#translation/sparing-translator';
import { type Translator } from '#translation/translator';
import { googleAccessToken } from '../firebase';
import { type ServerHooks } from '../server-hooks';

type Storing = Pick<ServerConfig, 'services' | 'dataDir'>;

/** Opens the store for a kind of files: on disk, or in the configured bucket. Source: D-photo-03. */
export const openStore = (
  { services, dataDir }: Storing,
  folder: StoredFolder,
  fetch: typeof globalThis.fetch,
  accessToken?: () => Promise<string>,
): FileStore => {
  const { photoBucket: bucket } = services;
  return bucket === null
    ? diskFileStore(join(dataDir, folder))
    : bucketFileStore({ bucket, folder, accessToken: accessToken ?? googleAccessToken(), fetch });
};

/** Photos of suppliers, by the seeds of their pictures. */
export const openSupplierPhotos = (config: Storing, fetch = globalThis.fetch): FileStore =>
  openStore(config, 'supplier-photos', fetch);

type Hooks = Pick<Required<ServerHooks>, 'clock' | 'fetch' | 'log'>;

/** A repeated text is answered from the cache, and does not count against the limit. */
const openTranslator = ({ services }: ServerConfig, { clock, fetch, log }: Hooks): Translator | null => {
  const { translationKey: key, translationLetters: mostLetters } = services;
  if (key === null) return null;
  const warn = (sentence: string): void => log.warn(sentence);
  return rememberingTranslator(sparingTranslator(googleTranslator({ key, fetch }), { now: clock, mostLetters, warn }));
};

/** The services of others as they are configured, or what stands in for them on this machine. */
export const openServices = (
  config: ServerConfig,
  localSecret: string,
  hooks: Hooks,
): Pick<
  ApiContext,
  'photos' | 'supplierPhotos' | 'attachments' | 'captcha' | 'translator' | 'operator' | 'mapTiles'
> => ({
  // Photos and files of messages lie apart: whoever knows a photo's id may see it.
  photos: openStore(config, 'photos', hooks.fetch),
  supplierPhotos: openSupplierPhotos(config, hooks.fetch),
  attachments: openStore(config, 'attachments', hooks.fetch),
  captcha: openCaptcha(config.services, localSecret, hooks),
  operator: config.services.operator,
  mapTiles: config.services.mapTiles,
  translator: openTranslator(config, hooks),
});
