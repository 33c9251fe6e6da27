import type { GuestQuestion } from '@posy/shared-contracts/entities';
import { Card, Grid, Row, Rows, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { InvitedHousehold } from '#households/public';
import { useAnswerWords } from './answer-words';
import { questionFigures } from './rules/question-figures';

interface Of {
  households: readonly InvitedHousehold[];
}

const QuestionCard = ({ question, households }: Of & { question: GuestQuestion }) => {
  const words = useAnswerWords();
  const { asked, replied, replies, total } = questionFigures(question, households);
  return (
    <Card>
      <Section
        level={2}
        size="h3"
        title={question.words}
        action={
          <Text size="small" tone="soft">
            <FormattedMessage id="answers.own.replied" values={{ count: replied, all: asked }} />
          </Text>
        }
      >
        <Stack gap={3} align="stretch">
          {total === null ? null : (
            <Text isStrong>
              <FormattedMessage id="answers.own.total" values={{ count: total }} />
            </Text>
          )}
          <Rows>
            {replies.map(({ reply, people }) => (
              <Row
                key={reply}
                title={reply}
                note={words.people(people)}
                end={
                  <Text isStrong isFigures>
                    {people.length}
                  </Text>
                }
              />
            ))}
          </Rows>
        </Stack>
      </Section>
    </Card>
  );
};

/** The cards with the replies to the couple's own questions; nothing without any. */
export const QuestionsRow = ({ questions, households }: Of & { questions: readonly GuestQuestion[] }) =>
  questions.length === 0 ? null : (
    <Grid min={280} gap={5} align="stretch">
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} households={households} />
      ))}
    </Grid>
  );
