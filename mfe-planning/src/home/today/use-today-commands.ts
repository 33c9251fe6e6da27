import { type Edit, joinEdits, performEdit, writesOf } from '@posy/remote-kit/edits';
import type { TodayTaskFlow, VenueAnswer } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { taskWriteOf } from '#checklist/public';
import { useEditPlace } from '#plan/edits/edit-place';
import type { CardProgress, TodayCard } from './rules/card-progress';
import { editOf, type QuizQuestion } from './rules/quiz';
import type { TodayPlan } from './today-listeners';
import { answerEdit, cardsEdit, closingEdit } from './today-queries';

/** The commands of the cards. Each shows at once, has a notice and can be undone. */
export const useTodayCommands = (plan: TodayPlan, flow: TodayTaskFlow) => {
  const intl = useIntl();
  const place = useEditPlace('checklist', 'today-task');
  const perform = (edit: Edit, what: string, text: string | null): void =>
    void performEdit(place, {
      edit,
      about: `today ${flow.name} ${what}`,
      notice: text === null ? null : { text },
      refused: intl.formatMessage({ id: 'planning.today.refused' }),
    });
  return {
    finish: ({ id }: TodayCard) => perform(cardsEdit(plan, flow.name, [{ id, now: 'done', was: null }]), id, null),
    skip({ id }: TodayCard, title: string) {
      const edit = cardsEdit(plan, flow.name, [{ id, now: 'skipped', was: null }]);
      perform(edit, id, intl.formatMessage({ id: 'planning.today.skipped' }, { title }));
    },
    reopen(cards: readonly CardProgress[]) {
      const skipped = cards.filter(({ state }) => state === 'skipped');
      const opened = skipped.map(({ card: { id } }) => ({ id, now: null, was: 'skipped' }) as const);
      perform(cardsEdit(plan, flow.name, opened), 'cards', null);
    },
    close: () => perform(closingEdit(plan, flow.name), 'cards', intl.formatMessage({ id: 'planning.today.closed' })),
    answer(question: QuizQuestion, answer: VenueAnswer) {
      const onList = editOf(question, answer);
      const given = answerEdit(plan, { flow: flow.name, card: question.card.id, answer });
      const id = onList.changes.length > 0 ? 'planning.today.answered-list' : 'planning.today.answered';
      const edit = joinEdits(given, writesOf(onList, taskWriteOf(plan.weddingId)));
      perform(edit, question.card.id, intl.formatMessage({ id }));
    },
  };
};

export type TodayCommands = ReturnType<typeof useTodayCommands>;
