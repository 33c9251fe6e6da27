import styled from '@emotion/styled';
import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { InvitationSettings } from '@posy/shared-contracts/entities';
import { Button, ButtonLink, PageHead, Stack } from '@posy/shared-ui';
import { DownloadSimpleIcon, PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  GuestsFrame,
  HouseholdsLoading,
  type HouseholdsOf,
  letterRecipients,
  useGuestEvents,
  useInvitationSettings,
} from '#households/public';
import { useWeddingEvents } from '#site/website-queries';
import { AnswerDialog } from './answer-dialog';
import { CountsRow, EventsCard, NotesCard } from './counts-row';
import { FiguresRow } from './figures-row';
import { LatestCard } from './latest-card';
import { MissingCard } from './missing-card';
import { QuestionsRow } from './questions-row';
import { missingHouseholds } from './rules/answer-figures';
import { useAnswerActs } from './use-answer-acts';

const TwoThirds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Lead = ({ done, all, until }: { done: number; all: number; until: string | null }) => {
  const { formatDate } = useIntl();
  if (until === null) return <FormattedMessage id="answers.lead" values={{ done, all }} />;
  const day = formatDate(`${until}T12:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return <FormattedMessage id="answers.lead-until" values={{ done, all, day }} />;
};

interface Props extends HouseholdsOf {
  settings: InvitationSettings | null;
}

const Answers = ({ wedding, households, mayEdit, settings }: Props) => {
  const { market } = useLocaleInfo();
  const events = useGuestEvents(wedding);
  const questions = settings?.questions ?? [];
  const acts = useAnswerActs(wedding.id);
  const missing = missingHouseholds(households, events);
  // A household also counts as replied when the couple noted its answers on the guest list.
  const done = households.length - missing.length;
  const reminded = mayEdit ? letterRecipients(missing, { kind: 'reminder' }).reached.length : 0;
  const { asked } = acts;
  return (
    <>
      <PageHead
        title={<FormattedMessage id="answers.title" />}
        lead={<Lead done={done} all={households.length} until={settings?.answersUntil ?? null} />}
        actions={
          <>
            <Button
              kind={reminded === 0 ? 'line' : 'plain'}
              icon={<DownloadSimpleIcon />}
              onPress={() => acts.exportTable(households, events, questions)}
            >
              <FormattedMessage id="answers.export" />
            </Button>
            {reminded === 0 ? null : (
              <ButtonLink
                kind="main"
                icon={<PaperPlaneRightIcon />}
                href={paths.invitations(market.prefix, { letter: 'reminder' })}
              >
                <FormattedMessage id="answers.remind" values={{ count: reminded }} />
              </ButtonLink>
            )}
          </>
        }
      />
      <FiguresRow households={households} />
      <TwoThirds>
        <LatestCard households={households} events={events} mayEdit={mayEdit} onSettle={acts.settle} />
        <Stack gap={5}>
          <EventsCard households={households} events={events} />
          <NotesCard households={households} />
        </Stack>
      </TwoThirds>
      <CountsRow households={households} />
      <QuestionsRow questions={questions} households={households} />
      <MissingCard missing={missing} mayEdit={mayEdit} onAnswer={acts.ask} />
      {asked === null ? null : (
        <AnswerDialog
          household={asked}
          events={events}
          offered={settings ?? { meals: [] }}
          questions={questions}
          isSaving={acts.isSaving}
          onSave={(answer) => acts.save(asked, answer)}
          onClose={acts.close}
        />
      )}
    </>
  );
};

/**
 * Events say who is still missing, and settings until when: figures without them would be untrue for a moment, and the
 * cards would move.
 */
const AnswersOnceKnown = (of: HouseholdsOf) => {
  const { status, value } = useInvitationSettings(of.wedding.id);
  const events = useWeddingEvents(of.wedding.id);
  if (status === 'loading' || events.status === 'loading') return <HouseholdsLoading />;
  return <Answers {...of} settings={value} />;
};

/** `/website/answers`: who comes, what they eat, and who has yet to say. */
export const AnswersScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'answers.title' }));
  return <GuestsFrame current="answers">{(of) => <AnswersOnceKnown {...of} />}</GuestsFrame>;
};
