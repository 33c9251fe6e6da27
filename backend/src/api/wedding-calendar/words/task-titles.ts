import { type Locale } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { readPackageFile } from '#config/files';

const textsSchema = v.record(v.string(), v.object({ title: v.string() }));
type Texts = v.InferOutput<typeof textsSchema>;

const read = (locale: Locale): Texts =>
  v.parse(textsSchema, JSON.parse(readPackageFile(`../shared-contracts/content/task-texts/messages.${locale}.json`)));

const known = new Map<Locale, Texts>();

/** The titles of the templates' tasks by `i18nKey`, as the checklist says them; en-US holds only what differs. */
export const taskTitles = (locale: Locale): Texts => {
  const texts = known.get(locale) ?? (locale === 'en-US' ? { ...read('en-GB'), ...read('en-US') } : read(locale));
  known.set(locale, texts);
  return texts;
};
