import styled from '@emotion/styled';
import { useOpenItem, useSignedIn } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Callout, InlineError, LinkButton, media, Text } from '@posy/shared-ui';
import { WarningCircleIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { deviceDrafts } from '../adapters/device-drafts';
import { FormDialog } from '../dialogs/form-dialog';
import type { ShortlistEntry } from '../rules/entry';
import { OwnFields } from './own-fields';
import { alikeOf, duplicateOf, type DuplicateSupplier, type KnownSupplier } from './rules/duplicates';
import {
  draftOf,
  emptyDraft,
  faultsOfLeft,
  fieldsOf,
  isOfOtherDomain,
  type OwnDraft,
  ownDraftSchema,
  type OwnFaults,
  readOwn,
} from './rules/own-draft';
import type { OwnFields as OwnDetails } from './rules/own-edits';
import { useDirectoryNames } from './use-directory-names';

/** At the other end of the buttons; on phones a line of its own above them. */
const Wrong = styled.div`
  flex: 1 0 100%;
  ${media.tablet} {
    flex: 1 0 auto;
  }
`;

export interface OwnFormProps {
  wedding: Identified<Wedding>;
  /** The entry to edit; null for a new one. */
  entry: ShortlistEntry | null;
  /** A name typed before the form was opened. */
  name?: string;
  /** Category of a new supplier, if known. */
  type?: string;
  /** All listed suppliers. */
  entries: readonly ShortlistEntry[];
  onSave: (fields: OwnDetails) => void;
  /** Adds a supplier of the directory instead. */
  onTake: (known: KnownSupplier) => void;
  onClose: () => void;
}

const typedSchema = v.partial(ownDraftSchema);

/**
 * The typed values stay on this device until they are saved. Other fields follow the entry, so that saving never
 * replaces a value that the partner changed meanwhile.
 */
const useOwnDraft = ({ wedding, entry, name = '', type = '' }: OwnFormProps) => {
  const me = useSignedIn()?.uid ?? '';
  const key = `own.${wedding.id}.${entry?.id ?? 'new'}`;
  const [typed, setTyped] = useState<Partial<OwnDraft>>(() => ({
    ...deviceDrafts.read(key, typedSchema),
    ...(name === '' ? {} : { name }),
    ...(type === '' ? {} : { type }),
  }));
  const change = (changes: Partial<OwnDraft>): void => {
    const next = { ...typed, ...changes };
    deviceDrafts.write(key, next);
    setTyped(next);
  };
  const draft: OwnDraft = { ...(entry === null ? emptyDraft : draftOf(entry, me)), ...typed };
  return { draft, change, forget: () => deviceDrafts.write(key, null) };
};

const hasOnlyMissing = (faults: OwnFaults): boolean =>
  Object.values(faults).every((fault) => fault === 'form.required' || fault === 'form.supplier-email-missing');

/** The supplier has a profile, which can be added instead unless it is listed. Source: S8-custom-supplier-01. */
const ProfileExists = ({ duplicate, onTake }: { duplicate: DuplicateSupplier; onTake: (() => void) | null }) => (
  <Callout
    isDanger
    role="alert"
    icon={<WarningCircleIcon weight="fill" />}
    title={<FormattedMessage id="own.exists.title" values={{ name: duplicate.known.name }} />}
  >
    <p>
      <FormattedMessage
        id={onTake === null ? 'own.exists.onList' : 'own.exists.inDirectory'}
        values={{
          shares: duplicate.shares,
          take: (words) =>
            onTake === null ? (
              words
            ) : (
              <LinkButton type="button" onClick={onTake}>
                {words}
              </LinkButton>
            ),
        }}
      />
    </p>
  </Callout>
);

/** Edits the couple's own supplier by hand. Source: S5-custom-supplier-01, S8-custom-supplier-01. */
export const OwnForm = (props: OwnFormProps) => {
  const { wedding, entry, entries, onSave, onTake, onClose } = props;
  const { formatMessage } = useIntl();
  const { country, currency } = wedding.l10n;
  const { draft, change, forget } = useOwnDraft(props);
  const { suppliers } = useDirectoryNames(draft.name);
  const [isTried, setTried] = useState(false);
  useOpenItem('custom-supplier-form', true, onClose);
  const read = readOwn(draft, country);
  const [left, setLeft] = useState<ReadonlySet<keyof OwnDraft>>(new Set());
  const wrongs = read.ok ? {} : read.faults;
  const faults = isTried ? wrongs : faultsOfLeft(wrongs, draft, left);
  const others = entries.filter(({ id }) => id !== entry?.id);
  const duplicate = duplicateOf(draft, [...others, ...suppliers]);
  const listed = others.some(({ id }) => id === duplicate?.known.id);
  const alike = alikeOf(draft, others);
  const wrong = isTried ? Object.keys(faults).length : 0;
  const save = (): void => {
    setTried(true);
    if (!read.ok || duplicate !== null) return;
    forget();
    onSave(fieldsOf(read.values, { country, currency }));
  };
  return (
    <FormDialog
      isLarge
      title={<FormattedMessage id={entry === null ? 'own.title' : 'own.titleChange'} values={{ name: entry?.name }} />}
      action={<FormattedMessage id={entry === null ? 'own.add' : 'shortlist.save'} />}
      note={
        wrong === 0 ? undefined : (
          <Wrong>
            <InlineError>
              <FormattedMessage
                id={hasOnlyMissing(faults) ? 'own.fieldsMissing' : 'own.toPutRight'}
                values={{ count: wrong }}
              />
            </InlineError>
          </Wrong>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Text tone="soft">
        <FormattedMessage id="own.lead" />
      </Text>
      {isTried && duplicate !== null ? (
        <ProfileExists
          duplicate={duplicate}
          onTake={
            listed
              ? null
              : () => {
                  forget();
                  onTake(duplicate.known);
                }
          }
        />
      ) : null}
      {alike === null || (isTried && duplicate !== null) ? null : (
        <Callout hue="primrose" role="status">
          <FormattedMessage id="own.alike" values={{ name: alike.name, isBooked: String(alike.booked) }} />
        </Callout>
      )}
      <OwnFields
        {...{ draft, faults, currency, needsEmail: country !== 'GB' }}
        onChange={change}
        onLeave={(field) => setLeft((before) => new Set([...before, field]))}
      />
      {isOfOtherDomain(draft, wrongs) ? (
        <Callout hue="primrose" role="status">
          {formatMessage({ id: 'own.otherDomain' })}
        </Callout>
      ) : null}
    </FormDialog>
  );
};
