import { useLocaleInfo } from '@posy/remote-kit';
import { venueAnswers } from '@posy/shared-contracts/entities';
import { Button, ButtonLink, Heading, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { detailOf, type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import type { TodayCard } from './rules/card-progress';
import type { QuizQuestion } from './rules/quiz';
import { answerWords, questionOf } from './today-words';
import type { TodayCommands } from './use-today-commands';

interface Props {
  card: TodayCard;
  /** The question of a quiz; null until the list that its answer changes has loaded. */
  question: QuizQuestion | null;
  /** True when the wedding has a date to make a checklist from. */
  hasDate: boolean;
  texts: TaskTexts;
  commands: TodayCommands;
}

const Answers = ({ question, commands }: { question: QuizQuestion; commands: TodayCommands }) =>
  venueAnswers.map((answer) => (
    <Button key={answer} onPress={() => commands.answer(question, answer)}>
      <FormattedMessage id={answerWords[answer]} />
    </Button>
  ));

const QuestionLoading = ({ hasDate }: { hasDate: boolean }) => (
  <Text tone="hue">
    <FormattedMessage id={hasDate ? 'planning.today.no-list' : 'planning.today.no-date'} />
  </Text>
);

/** Opening the card's link completes it: the card is done once its page is open. */
const Steps = ({ card, commands }: Pick<Props, 'card' | 'commands'>) => {
  const { market } = useLocaleInfo();
  return (
    <>
      {card.path !== null && (
        <ButtonLink
          kind="main"
          href={`/${market.prefix}/${card.path}`}
          onPress={() => card.kind === 'link' && commands.finish(card)}
        >
          <FormattedMessage id="planning.today.open" />
        </ButtonLink>
      )}
      {card.kind === 'task' && (
        <Button kind={card.path === null ? 'main' : 'line'} onPress={() => commands.finish(card)}>
          <FormattedMessage id="planning.today.done" />
        </Button>
      )}
    </>
  );
};

/** One card: its task and its links. */
export const CardFace = ({ card, question, hasDate, texts, commands }: Props) => {
  const title = titleOf({ name: null, i18nKey: card.i18nKey }, texts);
  const detail = detailOf({ i18nKey: card.i18nKey }, texts);
  return (
    <Stack gap={3}>
      <Heading level={3} size="h3">
        {card.kind === 'quiz' ? <FormattedMessage id={questionOf(card.id)} values={{ title }} /> : title}
      </Heading>
      {card.kind === 'quiz' && question === null && <QuestionLoading hasDate={hasDate} />}
      {detail !== null && card.kind !== 'quiz' && <Text tone="hue">{detail}</Text>}
      <Inline gap={2}>
        {card.kind !== 'quiz' && <Steps card={card} commands={commands} />}
        {question !== null && <Answers question={question} commands={commands} />}
        <Button kind="plain" onPress={() => commands.skip(card, title)}>
          <FormattedMessage id="planning.today.skip" />
        </Button>
      </Inline>
    </Stack>
  );
};
