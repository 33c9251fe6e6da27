import { type ServiceConfig } from '../config/services';
import { altchaCaptcha } from './altcha';
import { type Captcha } from './captcha';
import { recaptchaCaptcha } from './recaptcha';

/** The captcha as it is configured. `localSecret` is this data folder's own. */
export const openCaptcha = (
  { recaptcha, captchaSecret }: ServiceConfig,
  localSecret: string,
  { clock, fetch }: { clock: () => number; fetch: typeof globalThis.fetch },
): Captcha =>
  recaptcha === null ? altchaCaptcha(captchaSecret ?? localSecret, clock) : recaptchaCaptcha({ ...recaptcha, fetch });
