import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'write.form.stars-required': 'Oops, don’t forget to give the vendor a star rating!',
  'write.failed.supplier-invalid': 'We can’t find this vendor, so the review can’t be saved. It’s kept on this device.',
  'write.failed.exists':
    'You’ve written about this vendor already: one review for each wedding. You can change that one.',
  'write.failed.own-supplier': 'You answer for this vendor, so somebody else has to review it.',
};
