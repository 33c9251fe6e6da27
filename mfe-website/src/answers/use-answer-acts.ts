import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { harmless, saveFile, separatorFor, writeCsv } from '@posy/remote-kit/files';
import type { GuestQuestion } from '@posy/shared-contracts/entities';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { GuestEvent, InvitedHousehold } from '#households/public';
import { useAnswerWords } from './answer-words';
import { answerTable } from './rules/answer-table';
import type { phoneAnswer } from './rules/phone-answer';

/**
 * The couple's actions on answers: it notes one, chooses between two, or saves all as a table. A notice names each
 * failure.
 */
export const useAnswerActs = (weddingId: string) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const words = useAnswerWords();
  const [asked, setAsked] = useState<InvitedHousehold | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const say = (tone: 'success' | 'error', text: string): void => notices.show({ tone, text, about: 'answer' });
  const fail = (error: unknown): void => {
    telemetry.error('answers', error);
    say('error', formatMessage({ id: 'answers.failed' }));
  };
  const save = async (household: InvitedHousehold, answer: ReturnType<typeof phoneAnswer>): Promise<void> => {
    setIsSaving(true);
    try {
      await api.call('answerForHousehold', { params: { householdId: household.id }, body: { weddingId, ...answer } });
      setAsked(null);
      say('success', formatMessage({ id: 'answers.dialog.saved' }, { name: words.household(household) }));
    } catch (error) {
      fail(error);
    } finally {
      setIsSaving(false);
    }
  };
  const settle = async (household: InvitedHousehold, guestId: string, take: 'theirs' | 'ours'): Promise<void> => {
    try {
      await api.call('settleAnswer', { params: { householdId: household.id }, body: { weddingId, guestId, take } });
      say('success', formatMessage({ id: 'answers.open.settled' }, { name: words.household(household) }));
    } catch (error) {
      fail(error);
    }
  };
  const exportTable = (
    households: readonly InvitedHousehold[],
    events: readonly GuestEvent[],
    questions: readonly GuestQuestion[],
  ): void => {
    const head = (id: 'household' | 'name' | 'song' | 'note' | 'answered'): string =>
      formatMessage({ id: `answers.table.${id}` });
    const field = (id: 'meal' | 'diets' | 'allergens' | 'dietNotes'): string =>
      formatMessage({ id: `answers.field.${id}` });
    const said = (id: 'attending' | 'declined' | 'pending'): string => formatMessage({ id: `answers.answer.${id}` });
    const rows = answerTable(
      households,
      { events, questions },
      {
        head: {
          ...{ household: head('household'), name: head('name'), song: head('song'), note: head('note') },
          ...{ answered: head('answered'), meal: field('meal'), diets: field('diets') },
          ...{ allergens: field('allergens'), needs: field('dietNotes') },
        },
        answer: { attending: said('attending'), declined: said('declined'), pending: said('pending') },
        allergen: words.allergen,
        diet: words.diet,
        title: words.household,
        day: words.day,
      },
    );
    try {
      const text = writeCsv(
        rows.map((row) => row.map(harmless)),
        separatorFor(locale),
      );
      saveFile(`${formatMessage({ id: 'answers.title' })}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      say('success', formatMessage({ id: 'answers.exported' }));
    } catch (error) {
      telemetry.error('answers', error);
      say('error', formatMessage({ id: 'answers.export-failed' }));
    }
  };
  return {
    asked,
    isSaving,
    ask: setAsked,
    close: () => setAsked(null),
    save: (household: InvitedHousehold, answer: ReturnType<typeof phoneAnswer>) => void save(household, answer),
    settle: (household: InvitedHousehold, guestId: string, take: 'theirs' | 'ours') =>
      void settle(household, guestId, take),
    exportTable,
  };
};
