import {
  Button,
  Card,
  Chip,
  ChipGroup,
  type Hue,
  Inline,
  LinkButton,
  Rows,
  Section,
  Stack,
  Tag,
  Text,
} from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HouseholdLine, type HouseholdState, type InvitedHousehold } from '#households/public';
import { useAnswerWords } from './answer-words';

/** So many are shown at first. */
const atFirst = 8;

type OpenState = Exclude<HouseholdState, 'answered'>;
const stateHue: Partial<Record<HouseholdState, Hue>> = { opened: 'bluebell', revoked: 'apricot' };
const states: readonly OpenState[] = ['opened', 'sent', 'made', 'none', 'revoked'];

interface Props {
  missing: readonly InvitedHousehold[];
  mayEdit: boolean;
  onAnswer: (household: InvitedHousehold) => void;
}

const Lines = ({ missing, mayEdit, onAnswer }: Props) => {
  const { formatMessage } = useIntl();
  const words = useAnswerWords();
  return (
    <Rows>
      {missing.map((household) => (
        <HouseholdLine
          key={household.id}
          household={household}
          note={<FormattedMessage id="answers.missing.people" values={{ count: household.people.length }} />}
          tags={
            household.state === 'answered' ? null : (
              <Tag hue={stateHue[household.state]}>
                <FormattedMessage id={`answers.state.${household.state}`} />
              </Tag>
            )
          }
          acts={
            mayEdit ? (
              <Button
                size="s"
                kind="plain"
                aria-label={formatMessage({ id: 'answers.missing.answer-for' }, { name: words.household(household) })}
                onPress={() => onAnswer(household)}
              >
                <FormattedMessage id="answers.missing.answer" />
              </Button>
            ) : null
          }
        />
      ))}
    </Rows>
  );
};

/** A card with the households that have yet to answer, by the state of their invitation. */
export const MissingCard = ({ missing, ...rest }: Props) => {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<OpenState | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const found = missing.filter((household) => state === null || household.state === state);
  const people = missing.reduce((sum, household) => sum + household.people.length, 0);
  if (missing.length === 0)
    return (
      <Card hue="fern">
        <Text isStrong>
          <FormattedMessage id="answers.missing.none" />
        </Text>
      </Card>
    );
  return (
    <Card>
      <Section level={2} size="h2" title={<FormattedMessage id="answers.missing.title" />}>
        <Stack gap={4}>
          <Text size="small" tone="soft">
            <FormattedMessage id="answers.missing.lead" values={{ households: missing.length, people }} />
          </Text>
          <ChipGroup label={formatMessage({ id: 'answers.missing.filter' })} canSlide>
            <Chip isChosen={state === null} count={missing.length} onPress={() => setState(null)}>
              <FormattedMessage id="answers.missing.all" />
            </Chip>
            {states.map((id) => {
              const count = missing.filter((household) => household.state === id).length;
              return count === 0 ? null : (
                <Chip key={id} isChosen={state === id} count={count} onPress={() => setState(state === id ? null : id)}>
                  <FormattedMessage id={`answers.state.${id}`} />
                </Chip>
              );
            })}
          </ChipGroup>
          <Lines missing={isWhole ? found : found.slice(0, atFirst)} {...rest} />
          {isWhole || found.length <= atFirst ? null : (
            <Inline>
              <LinkButton onClick={() => setIsWhole(true)}>
                <FormattedMessage id="answers.missing.more" values={{ count: found.length }} />
              </LinkButton>
            </Inline>
          )}
        </Stack>
      </Section>
    </Card>
  );
};
