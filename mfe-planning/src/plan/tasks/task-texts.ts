import { useLocaleInfo } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { Locale } from '@posy/shared-contracts';
import type { Task } from '@posy/shared-contracts/entities';

/** Texts of a template's task. */
export interface TaskText {
  title: string;
  detail: string;
}

/** Texts by `i18nKey`. */
export type TaskTexts = Record<string, TaskText>;

const loaders: Record<Locale, () => Promise<{ default: TaskTexts }>> = {
  'en-GB': () => import('@posy/shared-contracts/content/task-texts/messages.en-GB.json'),
  'en-US': () => import('@posy/shared-contracts/content/task-texts/messages.en-US.json'),
  'de-DE': () => import('@posy/shared-contracts/content/task-texts/messages.de-DE.json'),
  'fr-FR': () => import('@posy/shared-contracts/content/task-texts/messages.fr-FR.json'),
};

/** Returns the texts of a language, complete: en-US only has those that differ from en-GB. */
export const loadTaskTexts = async (catalogue: Locale): Promise<TaskTexts> => {
  if (catalogue !== 'en-US') return (await loaders[catalogue]()).default;
  const [source, differing] = await Promise.all([loaders['en-GB'](), loaders['en-US']()]);
  return { ...source.default, ...differing.default };
};

const textsQuery = (catalogue: Locale) =>
  queryOptions({
    queryKey: ['task-texts', catalogue],
    queryFn: () => loadTaskTexts(catalogue),
    staleTime: Infinity,
    gcTime: Infinity,
    throwOnError: false,
  });

/** The texts in the page's language, loaded once. */
export const useTaskTexts = () => useQuery(textsQuery(useLocaleInfo().catalogue));

/** Returns a task's title: the couple's own text, or the catalogue's; its key when there is none. */
export const titleOf = (task: Pick<Task, 'name' | 'i18nKey'>, texts: TaskTexts): string =>
  task.name ?? texts[task.i18nKey ?? '']?.title ?? task.i18nKey ?? '';

/** Returns the details of a template's task, or null. */
export const detailOf = (task: Pick<Task, 'i18nKey'>, texts: TaskTexts): string | null =>
  texts[task.i18nKey ?? '']?.detail ?? null;

/** Returns the first sentence of a text, for a line beside a title. */
export const firstSentence = (text: string | null): string | null => text?.match(/^.*?[.!?…](?=\s|$)/su)?.[0] ?? text;
