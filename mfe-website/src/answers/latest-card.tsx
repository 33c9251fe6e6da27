import { replyOf } from '@posy/shared-contracts/rules';
import { Avatar, Button, Card, Inline, LinkButton, Row, Rows, Section, Stack, Tag, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GuestEvent, InvitedHousehold } from '#households/public';
import { type AnswerWords, useAnswerWords } from './answer-words';
import { latestAnswers } from './rules/answer-figures';
import { type Difference, openChoices } from './rules/open-choice';

/** So many are shown at first. */
const atFirst = 5;

interface Props {
  households: readonly InvitedHousehold[];
  events: readonly GuestEvent[];
  mayEdit: boolean;
  onSettle: (household: InvitedHousehold, guestId: string, take: 'theirs' | 'ours') => void;
}

type LatestAnswer = ReturnType<typeof latestAnswers>[number];

const headlineOf = ({ answer }: LatestAnswer): 'noted' | 'changed' | 'replied' => {
  if (answer.answeredBy === 'couple') return 'noted';
  return answer.times > 1 ? 'changed' : 'replied';
};

const useDifferenceWords = (words: AnswerWords) => {
  const { formatMessage } = useIntl();
  const text = (value: string): string => (value === '' ? formatMessage({ id: 'answers.nothing' }) : value);
  return (difference: Difference): string => {
    if (difference.field === 'events') {
      const { event, theirs, ours } = difference;
      const values = {
        field: event.name,
        theirs: formatMessage({ id: `answers.answer.${theirs}` }),
        ours: formatMessage({ id: `answers.answer.${ours}` }),
      };
      return formatMessage({ id: 'answers.open.difference' }, values);
    }
    const read = (take: 'theirs' | 'ours'): string => {
      if (difference.field === 'allergens') return text(words.list(difference[take].map(words.allergen)));
      return text(difference.field === 'diets' ? words.list(difference[take].map(words.diet)) : difference[take]);
    };
    const field = formatMessage({ id: `answers.field.${difference.field}` });
    return formatMessage({ id: 'answers.open.difference' }, { field, theirs: read('theirs'), ours: read('ours') });
  };
};

/** Both words of a person, and the choice between them. */
const OpenPart = ({
  household,
  events,
  mayEdit,
  onSettle,
}: { household: LatestAnswer } & Omit<Props, 'households'>) => {
  const words = useAnswerWords();
  const inWords = useDifferenceWords(words);
  return openChoices(household, events).map(({ person, differences }) => (
    <Stack key={person.id} gap={1}>
      <Text size="small">
        <FormattedMessage id="answers.open.title" values={{ name: words.person(person) }} />{' '}
        <FormattedMessage id="answers.open.text" values={{ what: differences.map(inWords).join(' ') }} />
      </Text>
      {mayEdit ? (
        <Inline gap={2}>
          <Button size="s" kind="soft" onPress={() => onSettle(household, person.id, 'theirs')}>
            <FormattedMessage id="answers.open.theirs" />
          </Button>
          <Button size="s" onPress={() => onSettle(household, person.id, 'ours')}>
            <FormattedMessage id="answers.open.ours" />
          </Button>
        </Inline>
      ) : null}
    </Stack>
  ));
};

const AnswerRow = ({ household, ...rest }: { household: LatestAnswer } & Omit<Props, 'households'>) => {
  const words = useAnswerWords();
  const { answer, people } = household;
  const replies = people.map(replyOf);
  const coming = replies.filter((reply) => reply === 'attending').length;
  const declined = replies.filter((reply) => reply === 'declined').length;
  const needs = people
    .map((person) => ({ name: words.person(person), needs: words.needs(person) }))
    .filter((one) => one.needs !== '')
    .map((one) => `${one.name}: ${one.needs}`)
    .join('; ');
  return (
    <Row
      start={<Avatar name={words.household(household)} id={household.id} isDecorative />}
      title={
        <FormattedMessage
          id={`answers.latest.${headlineOf(household)}`}
          values={{ name: words.household(household) }}
        />
      }
      note={
        <Stack gap={1} align="stretch">
          <Text as="time" size="small" tone="faint" dateTime={answer.answeredAt}>
            {words.at(answer.answeredAt)}
          </Text>
          <span>
            <FormattedMessage id="answers.latest.people" values={{ coming, declined }} />
            {needs === '' ? null : (
              <>
                {' '}
                <FormattedMessage id="answers.latest.needs" values={{ needs }} />
              </>
            )}
          </span>
          <OpenPart household={household} {...rest} />
        </Stack>
      }
    />
  );
};

/** A card with the latest answers, live; answers that need the couple's choice come first. */
export const LatestCard = ({ households, ...rest }: Props) => {
  const [isWhole, setIsWhole] = useState(false);
  const answered = latestAnswers(households);
  const isOpen = ({ answer }: LatestAnswer): boolean => Object.keys(answer.open).length > 0;
  const inOrder = [...answered.filter(isOpen), ...answered.filter((one) => !isOpen(one))];
  return (
    <Card>
      <Section
        level={2}
        size="h2"
        title={<FormattedMessage id="answers.latest.title" />}
        action={
          <Tag hue="fern">
            <FormattedMessage id="answers.latest.live" />
          </Tag>
        }
      >
        {answered.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage id="answers.latest.none" />
          </Text>
        ) : (
          <Stack gap={3}>
            <Rows aria-live="polite">
              {inOrder.slice(0, isWhole ? undefined : atFirst).map((household) => (
                <AnswerRow key={household.id} household={household} {...rest} />
              ))}
            </Rows>
            {isWhole || answered.length <= atFirst ? null : (
              <Inline>
                <LinkButton onClick={() => setIsWhole(true)}>
                  <FormattedMessage id="answers.latest.all" values={{ count: answered.length }} />
                </LinkButton>
              </Inline>
            )}
          </Stack>
        )}
      </Section>
    </Card>
  );
};
