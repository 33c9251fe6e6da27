import { changeFields, changePaths, type Edit, noEdit, updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { guestLengths, websiteConstants } from '@posy/shared-contracts/constants';
import type { HouseholdLanguage, InvitationSettings } from '@posy/shared-contracts/entities';
import { type FirestoreWrite, serverTime } from '@posy/shared-contracts/mount-props';
import { type InvitedHousehold, settingsId } from '#households/public';

/** The settings of the invitations that a couple can change. */
export type SettingsChange = Required<
  Pick<InvitationSettings, 'answersUntil' | 'meals' | 'childMeals' | 'menu' | 'questions' | 'takesPhotos'>
>;

/** Nothing was asked yet. */
export const untouchedSettings: SettingsChange = {
  answersUntil: null,
  meals: [],
  childMeals: [],
  menu: '',
  questions: [],
  takesPhotos: false,
};

/** Returns the lines of a text, each once, as many and as long as a page can show. */
export const linesOf = (text: string, { length, most }: { length: number; most: number }): string[] => {
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim().slice(0, length));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, most);
};

/** Main courses as they are written, one a line; each once. */
export const mealsOf = (text: string): string[] =>
  linesOf(text, { length: guestLengths.meal, most: websiteConstants.mostMeals });

/** Writes the first settings. Undoing puts empty values in their place. */
const makeSettings = (
  weddingId: string,
  data: Partial<InvitationSettings>,
  empty: Partial<InvitationSettings> = {},
): Edit => {
  const collection = collections.invitationSettings(weddingId);
  const making: FirestoreWrite = {
    kind: 'merge',
    collection,
    id: settingsId,
    data: { ...untouchedSettings, ...data, updatedAt: serverTime() },
  };
  return { changes: [making], undo: [updateWrite(collection, settingsId, { ...untouchedSettings, ...empty })] };
};

/** Changes what the couple asks. `settings` is null while nothing of it was saved; undoing then puts the empty values back. */
export const changeSettings = (
  weddingId: string,
  settings: InvitationSettings | null,
  change: Partial<SettingsChange>,
): Edit => {
  const collection = collections.invitationSettings(weddingId);
  if (settings !== null) {
    const { childMeals = [], questions = [], menu = '', takesPhotos = false } = settings;
    const before = { ...settings, childMeals, questions, menu, takesPhotos, id: settingsId };
    return changeFields<InvitationSettings>(collection, before, change);
  }
  return makeSettings(weddingId, change);
};

/**
 * Has households read another language, or the wedding's again. One that was chosen for a former head of theirs goes with
 * it. Choices of others for other households at the same time stay.
 */
export const changeLanguages = (
  { weddingId, settings }: { weddingId: string; settings: InvitationSettings | null },
  households: readonly Pick<InvitedHousehold, 'id' | 'people'>[],
  language: HouseholdLanguage | null,
): Edit => {
  const before = settings?.languages ?? {};
  const wanted = households.flatMap(({ id, people }) =>
    people.map((person) => ({ id: person.id, now: person.id === id ? (language ?? undefined) : undefined })),
  );
  const changed = wanted.filter(({ id, now }) => before[id] !== now);
  if (changed.length === 0) return noEdit;
  if (settings === null) {
    const languages = language === null ? {} : Object.fromEntries(households.map(({ id }) => [id, language]));
    return makeSettings(weddingId, { languages }, { languages: {} });
  }
  const fields = Object.fromEntries(changed.map(({ id, now }) => [`languages.${id}`, now]));
  const stored = { ...settings, id: settingsId };
  return changePaths(collections.invitationSettings(weddingId), stored, fields, ['updatedAt']);
};
