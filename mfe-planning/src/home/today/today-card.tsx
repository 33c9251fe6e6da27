import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, Card, Heading, IconButton, Inline, Link, PetalDot, Stack, Text } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardFace } from './card-face';
import { type CardProgress, leavesToFind } from './rules/card-progress';
import { questionFor } from './rules/quiz';
import { flowName } from './today-words';
import { type TodayCommands, useTodayCommands } from './use-today-commands';
import type { TodaysCards } from './use-todays-cards';

const Dots = styled.div`
  display: flex;
  gap: 6px;
`;

interface Props {
  wedding: Identified<Wedding>;
  shown: TodaysCards;
}

interface FinishedProps {
  cards: readonly CardProgress[];
  /** True when a quiz's answers leave suppliers to find. */
  hasToFind: boolean;
  commands: TodayCommands;
}

const Finished = ({ cards, hasToFind, commands }: FinishedProps) => {
  const { market } = useLocaleInfo();
  const skipped = cards.filter(({ state }) => state === 'skipped').length;
  return (
    <Stack gap={3}>
      <Heading level={3} size="h3">
        <FormattedMessage id="planning.today.finished" />
      </Heading>
      <Text tone="hue">
        <FormattedMessage id="planning.today.finished-text" values={{ skipped }} />
      </Text>
      <Inline gap={3}>
        {hasToFind && (
          <ButtonLink kind="main" href={paths.recommendations(market.prefix)}>
            <FormattedMessage id="planning.today.to-find" />
          </ButtonLink>
        )}
        {skipped > 0 && (
          <Button onPress={() => commands.reopen(cards)}>
            <FormattedMessage id="planning.today.again" values={{ skipped }} />
          </Button>
        )}
        <Button kind="plain" onPress={commands.close}>
          <FormattedMessage id="planning.today.close" />
        </Button>
        <Link href={paths.checklist(market.prefix)}>
          <FormattedMessage id="planning.home.all-tasks" />
        </Link>
      </Inline>
    </Stack>
  );
};

/** The progress: a petal for each card, and a text for screen readers. */
const Progress = ({ cards }: { cards: readonly CardProgress[] }) => {
  const dealtWith = cards.filter(({ state }) => state !== 'open').length;
  return (
    <Inline gap={2}>
      <Dots aria-hidden>
        {cards.map(({ card }, at) => (
          <PetalDot key={card.id} data-hue={at < dealtWith ? 'fern' : undefined} />
        ))}
      </Dots>
      <Text as="span" size="small" tone="hue" isFigures>
        <FormattedMessage id="planning.today.progress" values={{ count: dealtWith, total: cards.length }} />
      </Text>
    </Inline>
  );
};

/** The flow's current card. */
export const TodayCard = ({ wedding, shown }: Props) => {
  const intl = useIntl();
  const id = useId();
  const { flow, cards, current, texts, checklist } = shown;
  const commands = useTodayCommands({ weddingId: wedding.id, uid: shown.uid }, flow);
  return (
    <Card as="section" hue="fern" aria-labelledby={id}>
      <Stack gap={4}>
        <Inline justify="space-between" isOneRow>
          <Inline gap={4}>
            <Heading level={2} size="h3" id={id}>
              <FormattedMessage id={flowName(flow.name)} />
            </Heading>
            <Progress cards={cards} />
          </Inline>
          <IconButton size="s" label={intl.formatMessage({ id: 'planning.today.close' })} onPress={commands.close}>
            <XIcon />
          </IconButton>
        </Inline>
        {current === null ? (
          <Finished cards={cards} hasToFind={leavesToFind(wedding, flow)} commands={commands} />
        ) : (
          <CardFace
            key={current.id}
            card={current}
            question={current.kind === 'quiz' ? questionFor(current, checklist) : null}
            hasDate={planningDay(wedding) !== null}
            texts={texts}
            commands={commands}
          />
        )}
      </Stack>
    </Card>
  );
};
