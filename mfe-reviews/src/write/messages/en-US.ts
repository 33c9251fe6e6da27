import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'write.form.stars-required': 'Oops, don’t forget to give the vendor a star rating!',
  'write.failed.supplier-invalid': 'We can’t find this vendor, so the review can’t be saved. It’s kept on this device.',
};
