import { useHost } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import { websiteConstants } from '@posy/shared-contracts/constants';
import type { GuestQuestion, InvitationSettings, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Card, Inline, Row, Rows, Section, Stack, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGuestEvents } from '#households/public';
import { useWebsitePlace } from '#site/edit-place';
import { QuestionFields } from './question-fields';
import { draftsOf, faultOf, mergeQuestions, type QuestionDraft, questionOf } from './rules/question-drafts';
import { changeSettings } from './rules/settings-edits';

interface Props {
  wedding: Identified<Wedding>;
  settings: InvitationSettings | null;
  mayEdit: boolean;
}

const starts = ['bus', 'nights', 'own'] as const;

/** Returns the first words of a new question. */
const useStart = (): ((start: (typeof starts)[number]) => Omit<QuestionDraft, 'id'>) => {
  const { formatMessage } = useIntl();
  return (start) => {
    if (start === 'own') return { kind: 'text', words: '', choices: '', event: '' };
    const words = formatMessage({ id: `invitations.own.${start}.words` });
    if (start === 'nights') return { kind: 'number', words, choices: '', event: '' };
    const choices = (['yes', 'no'] as const).map((choice) => formatMessage({ id: `invitations.own.bus.${choice}` }));
    return { kind: 'choice', words, choices: choices.join('\n'), event: '' };
  };
};

/** Drafts with the questions as drafts of them stood when the first one was changed. */
interface Typed {
  base: readonly GuestQuestion[];
  drafts: readonly QuestionDraft[];
}

const Editor = ({ wedding, settings }: Omit<Props, 'mayEdit'>) => {
  const { formatMessage } = useIntl();
  const { firestore } = useHost();
  const place = useWebsitePlace();
  const events = useGuestEvents(wedding);
  const start = useStart();
  const stored = settings?.questions ?? [];
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { base, drafts } = typed ?? { base: draftsOf(stored).map(questionOf), drafts: draftsOf(stored) };
  const questions = mergeQuestions({ base, stored, mine: drafts.map(questionOf) });
  const hasChanged = typed !== null && JSON.stringify(questions) !== JSON.stringify(stored);
  const type = (next: readonly QuestionDraft[]): void => setTyped({ base, drafts: next });
  const change = (next: QuestionDraft): void => type(drafts.map((one) => (one.id === next.id ? next : one)));
  const save = (): void => {
    setIsTried(true);
    if (drafts.some((draft) => faultOf(draft) !== null)) return;
    performEdit(place, {
      edit: changeSettings(wedding.id, settings, { questions }),
      about: 'invitation questions',
      notice: { text: formatMessage({ id: 'invitations.questions.saved' }) },
      refused: formatMessage({ id: 'invitations.questions.refused' }),
    });
    setTyped(null);
    setIsTried(false);
  };
  return (
    <Stack gap={4} align="stretch">
      {drafts.map((draft) => (
        <QuestionFields
          key={draft.id}
          draft={draft}
          events={events}
          fault={isTried ? faultOf(draft) : null}
          onChange={change}
          onRemove={() => type(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      <Inline>
        {starts.map((one) => (
          <Button
            key={one}
            kind="line"
            size="s"
            isDisabled={drafts.length >= websiteConstants.mostQuestions}
            onPress={() => type([...drafts, { id: firestore.newId(), ...start(one) }])}
          >
            <FormattedMessage id={`invitations.own.add.${one}`} />
          </Button>
        ))}
      </Inline>
      <Inline>
        <Button kind="soft" isDisabled={!hasChanged} onPress={save}>
          <FormattedMessage id="invitations.own.save" />
        </Button>
      </Inline>
    </Stack>
  );
};

/** The couple's own questions to guests who come, such as for the bus: written by members who may edit guests. */
export const OwnQuestions = ({ wedding, settings, mayEdit }: Props) => {
  const questions = settings?.questions ?? [];
  if (!mayEdit && questions.length === 0) return null;
  return (
    <Card>
      <Section level={2} size="h3" title={<FormattedMessage id="invitations.own.title" />}>
        <Stack gap={4} align="stretch">
          <Text tone="soft">
            <FormattedMessage id="invitations.own.text" values={{ most: websiteConstants.mostQuestions }} />
          </Text>
          {mayEdit ? (
            <Editor wedding={wedding} settings={settings} />
          ) : (
            <Rows>
              {questions.map(({ id, words, choices }) => (
                <Row key={id} title={words} note={choices.join(', ')} />
              ))}
            </Rows>
          )}
        </Stack>
      </Section>
    </Card>
  );
};
