import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { MarketPrefix } from '@posy/shared-contracts';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { type GuestLetterKind, guestLetterKinds } from '@posy/shared-contracts/entities';
import { Button, Callout, Card, color, Inline, Section, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, Segment, SelectField, TextAreaField } from '@posy/shared-ui/forms';
import { ClockIcon, PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { householdTitle, type InvitedHousehold, letterRecipients } from '#households/public';
import type { MarketOf } from '../languages/use-household-languages';
import { languageOptions, optionOf, readersOf } from '../rules/language-choice';
import { Readers } from './readers';
import { Recipients } from './recipients';
import { type LetterDraft, useLetterPreview, useLetters } from './use-letters';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** A letter as it lies in a mailbox: its subject above it, its button below. */
const Letter = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding: 20px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  overflow-wrap: anywhere;
  & > header {
    justify-self: stretch;
    padding-block-end: 14px;
    border-block-end: 1px solid ${color.line};
    font-weight: 600;
  }
  & > p {
    white-space: pre-line;
  }
  & > b {
    padding: 10px 20px;
    border-radius: 10px;
    background: ${color.stem};
    color: ${color.onStem};
    font-weight: 600;
  }
`;

interface Props {
  weddingId: string;
  households: readonly InvitedHousehold[];
  marketOf: MarketOf;
  /** The letter that somebody came to write. */
  kind?: GuestLetterKind | undefined;
  /** True when the letter is to ask for the postal address. */
  asksAddress?: boolean;
}

const Preview = ({
  weddingId,
  household,
  draft,
}: {
  weddingId: string;
  household: InvitedHousehold;
  draft: LetterDraft;
}) => {
  const { locale } = useLocaleInfo();
  const { letter: shown, hasFailed } = useLetterPreview(weddingId, household.id, draft);
  return (
    <Section
      level={3}
      size="title"
      title={<FormattedMessage id="invitations.letters.preview" values={{ name: householdTitle(household, locale) }} />}
    >
      <Letter>
        {shown === null ? (
          <Text tone="soft">
            <FormattedMessage
              id={hasFailed ? 'invitations.letters.preview-failed' : 'invitations.letters.preview-waits'}
            />
          </Text>
        ) : (
          <>
            <header>{shown.subject}</header>
            {shown.lines.map((line, index) => (
              <p key={`${index} ${line}`}>{line}</p>
            ))}
            <b>{shown.action}</b>
          </>
        )}
      </Letter>
    </Section>
  );
};

/** The letter in one language for all; in each household's own where none is chosen. */
const inLanguage = ({ market: _before, ...draft }: LetterDraft, chosen: string): LetterDraft => {
  const option = languageOptions().find(({ value }) => value === chosen);
  return option === undefined ? draft : { ...draft, market: option.value };
};

/** Letters from the couple to its guests: to whom, in which words and language, and a minute to take them back. */
export const LettersCard = ({ weddingId, households, marketOf, kind = 'invitation', asksAddress = false }: Props) => {
  const { formatMessage } = useIntl();
  const letters = useLetters(weddingId);
  const [draft, setDraft] = useState<LetterDraft>({ kind, words: '', ...(asksAddress && { asksAddress }) });
  // The server writes the letter anew when somebody stops writing, not with each letter of theirs.
  const [readWords, setReadWords] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [chosenReader, setReader] = useState<MarketPrefix | null>(null);
  const meant = letterRecipients(households, draft);
  const readers = readersOf(meant.reached.map(marketOf));
  const reader = readers.find(({ option }) => option === chosenReader)?.option ?? null;
  const isRead = (household: InvitedHousehold): boolean => reader === null || optionOf(marketOf(household)) === reader;
  const reached = meant.reached.filter((household) => !leftOut.has(household.id) && isRead(household));
  const [first] = reached;
  const { sentOff } = letters;
  return (
    <Card>
      <Section level={2} size="h2" title={<FormattedMessage id="invitations.letters.title" />}>
        <Columns>
          <Stack gap={4} align="stretch">
            <Segment
              label={formatMessage({ id: 'invitations.letters.kind' })}
              value={draft.kind}
              options={guestLetterKinds.map((kind) => ({
                value: kind,
                label: formatMessage({ id: `invitations.letters.${kind}` }),
              }))}
              onChange={(kind) => {
                const { asksAddress: _asks, ...others } = draft;
                setDraft({ ...others, kind: kind as GuestLetterKind });
                setLeftOut(new Set());
              }}
            />
            {draft.kind === 'save-the-date' || draft.kind === 'update' ? (
              <CheckboxField
                label={formatMessage({ id: 'invitations.letters.asks-address' })}
                help={formatMessage({ id: 'invitations.letters.asks-address-help' })}
                isChecked={draft.asksAddress === true}
                onChange={(asks) => setDraft({ ...draft, asksAddress: asks })}
              />
            ) : null}
            <Readers readers={readers} chosen={reader} onChoose={setReader} />
            <Recipients
              reached={reached}
              without={meant.without.filter(isRead)}
              onLeaveOut={(id) => setLeftOut(new Set([...leftOut, id]))}
            />
            <SelectField
              label={formatMessage({ id: 'invitations.letters.language' })}
              value={draft.market ?? ''}
              options={[{ value: '', label: formatMessage({ id: 'invitations.language.own' }) }, ...languageOptions()]}
              onChange={(chosen) => setDraft(inLanguage(draft, chosen))}
            />
            <TextAreaField
              label={formatMessage({ id: 'invitations.letters.words' })}
              help={formatMessage({ id: 'invitations.letters.words-help' })}
              rows={5}
              maxLength={websiteConstants.guestLetterLength}
              value={draft.words}
              onChange={(words) => setDraft({ ...draft, words })}
              onBlur={() => setReadWords(draft.words)}
            />
            {reader === null && readers.length > 1 && draft.words.trim() !== '' ? (
              <Text size="small" tone="soft" role="status">
                <FormattedMessage id="invitations.letters.words-languages" values={{ count: readers.length }} />
              </Text>
            ) : null}
            {sentOff === null ? (
              <Inline>
                <Button
                  kind="main"
                  icon={<PaperPlaneRightIcon />}
                  isDisabled={reached.length === 0}
                  isPending={letters.isBusy}
                  onPress={() =>
                    letters.send(
                      reached.map(({ id }) => id),
                      draft,
                    )
                  }
                >
                  <FormattedMessage id="invitations.letters.send" values={{ count: reached.length }} />
                </Button>
              </Inline>
            ) : (
              <Callout
                hue="sweetpea"
                icon={<ClockIcon />}
                role="status"
                actions={
                  <Button size="s" isPending={letters.isBusy} onPress={() => letters.undo(sentOff)}>
                    <FormattedMessage id="invitations.letters.undo" />
                  </Button>
                }
              >
                <FormattedMessage id="invitations.letters.sent-off" values={{ count: sentOff.count }} />
              </Callout>
            )}
          </Stack>
          {first === undefined ? null : (
            <Preview
              weddingId={weddingId}
              household={first}
              draft={{ market: marketOf(first).prefix, ...draft, words: readWords }}
            />
          )}
        </Columns>
      </Section>
    </Card>
  );
};
