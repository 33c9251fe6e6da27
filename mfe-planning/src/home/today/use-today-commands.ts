import { useHost } from '@posy/remote-kit';
import type { TodayTaskFlow, VenueAnswer } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import type { CardProgress, TodayCard } from './rules/card-progress';
import { editOf, type Question } from './rules/quiz';
import { saveAnswer, setCards, setClosed } from './today-queries';
import type { TodayPlan } from './today-listeners';

/** What a person does with the cards. Each deed shows at once, says so and can be undone. */
export const useTodayCommands = (plan: TodayPlan, flow: TodayTaskFlow) => {
  const { firestore, notices, telemetry } = useHost();
  const intl = useIntl();
  const settle = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      telemetry.error('today-task', error);
      notices.show({ tone: 'error', text: intl.formatMessage({ id: 'planning.today.refused' }) });
    });
  };
  const told = (about: string, text: string, undo: () => Promise<void>): void =>
    notices.show({
      tone: 'success',
      text,
      about: `today ${flow.name} ${about}`,
      action: { label: intl.formatMessage({ id: 'planning.undo' }), run: () => settle(undo()) },
    });
  return {
    finish: (card: TodayCard) => settle(setCards(firestore, plan, flow.name, { [card.id]: 'done' })),
    skip(card: TodayCard, title: string) {
      settle(setCards(firestore, plan, flow.name, { [card.id]: 'skipped' }));
      told(card.id, intl.formatMessage({ id: 'planning.today.skipped' }, { title }), () =>
        setCards(firestore, plan, flow.name, { [card.id]: null }),
      );
    },
    reopen(cards: readonly CardProgress[]) {
      const skipped = cards.filter(({ state }) => state === 'skipped').map(({ card }) => [card.id, null]);
      settle(setCards(firestore, plan, flow.name, Object.fromEntries(skipped) as Record<string, null>));
    },
    close() {
      settle(setClosed(firestore, plan, flow.name, true));
      told('cards', intl.formatMessage({ id: 'planning.today.closed' }), () =>
        setClosed(firestore, plan, flow.name, false),
      );
    },
    answer(question: Question, answer: VenueAnswer) {
      const { changes, undo } = editOf(question, answer);
      const given = { flow: flow.name, card: question.card.id };
      settle(saveAnswer(firestore, plan, { ...given, answer, changes }));
      const id = changes.length > 0 ? 'planning.today.answered-list' : 'planning.today.answered';
      told(question.card.id, intl.formatMessage({ id }), () =>
        saveAnswer(firestore, plan, { ...given, answer: null, changes: undo }),
      );
    },
  };
};

export type TodayCommands = ReturnType<typeof useTodayCommands>;
