import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import {
  Card,
  Grid,
  Inline,
  Link,
  LinkButton,
  ProgressBar,
  Row,
  Rows,
  Section,
  SplitBar,
  Stack,
  Text,
} from '@posy/shared-ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GuestEvent, InvitedHousehold } from '#households/public';
import { useAnswerWords } from './answer-words';
import { allergenPeople, eventReplies, latestAnswers, mealChoices, songWishes } from './rules/answer-figures';

interface Of {
  households: readonly InvitedHousehold[];
}

interface PartProps {
  title: ReactNode;
  note?: ReactNode;
  size?: 'h2' | 'h3';
  children: ReactNode;
}

const Part = ({ title, note, size = 'h3', children }: PartProps) => (
  <Card>
    <Section
      level={2}
      size={size}
      title={title}
      action={
        <Text size="small" tone="soft">
          {note}
        </Text>
      }
    >
      {children}
    </Section>
  </Card>
);

const Nothing = ({ id }: { id: 'answers.allergens.none' | 'answers.songs.none' | 'answers.notes.none' }) => (
  <Text tone="soft">
    <FormattedMessage id={id} />
  </Text>
);

/** A card with the number of guests who come to each event. */
export const EventsCard = ({ households, events }: Of & { events: readonly GuestEvent[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Part title={<FormattedMessage id="answers.event.title" />} size="h2">
      <Stack gap={5} align="stretch">
        {events.map((event) => {
          const { invited, coming, declined, open } = eventReplies(event, households);
          const label = (id: 'coming' | 'declined' | 'open', count: number): string =>
            formatMessage({ id: `answers.event.${id}` }, { count });
          return (
            <Stack key={event.id} gap={2} align="stretch">
              <Inline justify="space-between">
                <Text isStrong>{event.name}</Text>
                <Text size="small" tone="soft">
                  <FormattedMessage id="answers.event.invited" values={{ count: invited }} />
                </Text>
              </Inline>
              <SplitBar
                parts={[
                  { id: 'coming', value: coming, hue: 'fern', label: label('coming', coming) },
                  { id: 'declined', value: declined, hue: 'apricot', label: label('declined', declined) },
                  { id: 'open', value: open, hue: 'bluebell', label: label('open', open) },
                ]}
              />
            </Stack>
          );
        })}
      </Stack>
    </Part>
  );
};

const MealsCard = ({ households }: Of) => {
  const { formatMessage } = useIntl();
  const { prefix } = useLocaleInfo().market;
  const { meals, open, all } = mealChoices(households);
  const lines = [...meals, ...(open > 0 ? [{ what: formatMessage({ id: 'answers.meals.open' }), count: open }] : [])];
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <Part
      title={<FormattedMessage id="answers.meals.title" />}
      note={<FormattedMessage id="answers.meals.count" values={{ count: all }} />}
    >
      <Stack gap={4} align="stretch">
        {lines.map(({ what, count }) => (
          <Stack key={what} gap={1} align="stretch">
            <Inline justify="space-between" isOneRow>
              <Text>{what}</Text>
              <Text isStrong isFigures>
                {count}
              </Text>
            </Inline>
            <ProgressBar label={what} value={count / most} valueText={String(count)} hue="primrose" />
          </Stack>
        ))}
        <Text size="small">
          <Link href={paths.catererSheet(prefix)}>
            <FormattedMessage id="answers.meals.sheet" />
          </Link>
        </Text>
      </Stack>
    </Part>
  );
};

/** So many are shown at first. */
const mostAllergens = 6;

const AllergensCard = ({ households }: Of) => {
  const words = useAnswerWords();
  const found = allergenPeople(households);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || found.length <= mostAllergens ? found : found.slice(0, mostAllergens);
  const people = new Set(found.flatMap((one) => one.people.map(({ id }) => id)));
  return (
    <Part
      title={<FormattedMessage id="answers.allergens.title" />}
      note={<FormattedMessage id="answers.allergens.people" values={{ count: people.size }} />}
    >
      {found.length === 0 ? (
        <Nothing id="answers.allergens.none" />
      ) : (
        <Stack gap={3}>
          <Rows>
            {shown.map((one) => (
              <Row
                key={one.allergen}
                title={words.allergen(one.allergen)}
                note={words.people(one.people)}
                end={
                  <Text isStrong isFigures>
                    {one.people.length}
                  </Text>
                }
              />
            ))}
          </Rows>
          {shown.length === found.length ? null : (
            <Inline>
              <LinkButton onClick={() => setIsWhole(true)}>
                <FormattedMessage id="answers.allergens.more" values={{ count: found.length }} />
              </LinkButton>
            </Inline>
          )}
        </Stack>
      )}
    </Part>
  );
};

const SongsCard = ({ households }: Of) => {
  const songs = songWishes(households);
  return (
    <Part title={<FormattedMessage id="answers.songs.title" />}>
      {songs.length === 0 ? (
        <Nothing id="answers.songs.none" />
      ) : (
        <Rows>
          {songs.map(({ what, count }) => (
            <Row
              key={what}
              title={what}
              end={
                <Text size="small" tone="soft">
                  <FormattedMessage id="answers.songs.households" values={{ count }} />
                </Text>
              }
            />
          ))}
        </Rows>
      )}
    </Part>
  );
};

/** The cards with the meals, allergens and songs that guests named. */
export const CountsRow = ({ households }: Of) => (
  <Grid min={280} gap={5} align="stretch">
    <MealsCard households={households} />
    <AllergensCard households={households} />
    <SongsCard households={households} />
  </Grid>
);

/** So many notes are shown at first. */
const mostNotes = 3;

/** A card with the messages that guests wrote to the couple. */
export const NotesCard = ({ households }: Of) => {
  const words = useAnswerWords();
  const [isWhole, setIsWhole] = useState(false);
  const notes = latestAnswers(households).filter(({ answer }) => answer.message.trim() !== '');
  const shown = isWhole ? notes : notes.slice(0, mostNotes);
  return (
    <Part title={<FormattedMessage id="answers.notes.title" />}>
      {notes.length === 0 ? (
        <Nothing id="answers.notes.none" />
      ) : (
        <Stack gap={3}>
          <Rows>
            {shown.map((household) => (
              <Row key={household.id} title={household.answer.message} note={words.household(household)} />
            ))}
          </Rows>
          {shown.length === notes.length ? null : (
            <Inline>
              <LinkButton onClick={() => setIsWhole(true)}>
                <FormattedMessage id="answers.notes.more" values={{ count: notes.length }} />
              </LinkButton>
            </Inline>
          )}
        </Stack>
      )}
    </Part>
  );
};
