import { useLive, useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, Heading, Row, Rows, Stack, Text } from '@posy/shared-ui';
import { CheckIcon, MinusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { titleOf, useTaskTexts } from '#plan/tasks/task-texts';
import { tasksQuery } from '#plan/tasks/tasks-query';

/** The couple's own tasks that the article helps with. */
const OwnTasks = ({ weddingId, keys }: { weddingId: string; keys: readonly string[] }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const texts = useTaskTexts();
  const { value } = useLive(tasksQuery(weddingId));
  const tasks = keys.flatMap((key) => value?.find((task) => task.key === key && task.active) ?? []);
  if (tasks.length === 0 || texts.data === undefined) return null;
  const words = texts.data;
  return (
    <Card hue="fern">
      <Stack gap={2}>
        <Heading level={2} size="h3">
          <FormattedMessage id="advice.inYourPlan" />
        </Heading>
        <Rows>
          {tasks.map((task) => (
            <Row
              key={task.id}
              start={task.done ? <CheckIcon size="s" /> : <MinusIcon size="s" />}
              title={titleOf(task, words)}
              note={formatMessage({ id: task.done ? 'advice.taskDone' : 'advice.taskOpen' })}
              href={paths.task(market.prefix, task.id)}
            />
          ))}
        </Rows>
      </Stack>
    </Card>
  );
};

const SignUp = () => {
  const { market } = useLocaleInfo();
  return (
    <Card hue="fern">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3">
          <FormattedMessage id="advice.signUp.title" />
        </Heading>
        <Text size="small" tone="soft">
          <FormattedMessage id="advice.signUp.text" />
        </Text>
        <ButtonLink kind="main" size="s" href={paths.signup(market.prefix)}>
          <FormattedMessage id="planning.signed-out.sign-up" />
        </ButtonLink>
      </Stack>
    </Card>
  );
};

/**
 * Lists the reader's own tasks that the article helps with; a visitor without a plan reads an invitation to begin one.
 */
export const PlanTasks = ({ keys }: { keys: readonly string[] }) => {
  const session = useSession();
  if (session.status === 'signed-out') return <SignUp />;
  if (session.status !== 'signed-in' || session.user.weddingId === null) return null;
  return <OwnTasks weddingId={session.user.weddingId} keys={keys} />;
};
