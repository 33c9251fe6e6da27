import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation, SharedItem } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { enquiryLimits } from '@posy/shared-contracts/rules';
import { Button, Callout, Heading, Stack, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EnquiryClosed, EnquiryFailed, EnquirySent, KnownConversation } from './enquiry-outcome';
import { useEnquiryCount } from './enquiry-queries';
import { MessageField } from './message-field';
import { carefulWords } from './rules/careful-words';
import { mayEdit } from './rules/enquiry-machine';
import { sharedInWords, stillSaid } from './rules/withheld-words';
import type { ShareProps } from './share/share-choice';
import { StillSaid } from './share/still-said';
import { SharedList } from './shared-list';
import { type EnquiryControl, useEnquiry } from './use-enquiry';
import { useEnquiryFacts, useStartingText } from './use-starting-text';

type SupplierProps = SlotProps['supplier-profile.enquiry'];

interface FieldsProps {
  supplier: SupplierProps;
  person: SignedIn | null;
  control: EnquiryControl;
  /** What the couple choose to share; visitors have nothing to choose from. */
  Share: ComponentType<ShareProps> | null;
  withheldBefore: readonly SharedItem[];
  /** They are asked no more what strangers are: they talk with each other, or are booked. */
  isKnown: boolean;
}

const SendButton = ({ person, control }: Pick<FieldsProps, 'person' | 'control'>) => {
  const isWaiting = person !== null && person.wedding === null;
  const label =
    person === null
      ? 'inbox.enquiry.sign-up'
      : control.state.status === 'failure'
        ? 'inbox.enquiry.retry'
        : 'inbox.enquiry.send';
  return (
    <Button kind="main" size="l" isWide type="submit" isPending={isWaiting || control.state.status === 'send'}>
      <FormattedMessage id={label} />
    </Button>
  );
};

type SharingProps = Omit<FieldsProps, 'supplier' | 'isKnown'> & { stillSaid: readonly string[] };

/** What the supplier will see: of a visitor, of whom nothing is known, and item by item of a wedding. */
const Sharing = ({ person, control, Share, withheldBefore, stillSaid: words }: SharingProps) => {
  const wedding = person?.wedding ?? null;
  const { budgetMatch, withheld } = control.draft;
  const isDisabled = !mayEdit(control.state);
  const onBudgetMatch = (fits: boolean): void => control.edit({ budgetMatch: fits });
  if (wedding === null || Share === null) return <SharedList {...{ budgetMatch, isDisabled, onBudgetMatch }} />;
  return (
    <Stack gap={2}>
      <Heading level={3} size="title">
        <FormattedMessage id="inbox.enquiry.shared" />
      </Heading>
      <Share
        {...{ wedding, budgetMatch, withheld, withheldBefore, isDisabled, onBudgetMatch }}
        onWithhold={(items) => control.edit({ withheld: [...items] })}
      />
      <StillSaid words={words} />
    </Stack>
  );
};

const Fields = ({ supplier, isKnown, ...fields }: FieldsProps) => {
  const { person, control, withheldBefore } = fields;
  const facts = useEnquiryFacts(person?.wedding ?? null);
  const withheld = [...withheldBefore, ...control.draft.withheld];
  const suggestion = useStartingText(isKnown ? null : sharedInWords(facts, withheld));
  const host = useHost();
  const { market } = useLocaleInfo();
  const message = control.draft.message ?? suggestion;
  const { pathname, search } = host.location.get();
  const loginPath = paths.signup(market.prefix, { mode: 'login', next: `${pathname}${search}` });
  return (
    <Form onSubmit={() => control.submit(message)} aria-busy={control.state.status === 'send'}>
      <MessageField
        message={message}
        fault={control.state.status === 'writing' ? control.state.fault : null}
        isReadOnly={!mayEdit(control.state)}
        onChange={(next) => control.edit({ message: next })}
      />
      {carefulWords(message).map((word) => (
        <Callout key={word} hue="apricot" role="status">
          <FormattedMessage id={`inbox.enquiry.careful.${word}`} />
        </Callout>
      ))}
      <Sharing {...fields} stillSaid={control.draft.message === null ? [] : stillSaid(message, facts, withheld)} />
      {control.state.status === 'failure' ? (
        <EnquiryFailed failure={control.state.failure} loginPath={loginPath} />
      ) : null}
      <SendButton person={person} control={control} />
      <Text size="small" tone="faint">
        <FormattedMessage
          id={person === null ? 'inbox.enquiry.visitor' : 'inbox.enquiry.private'}
          values={{ name: supplier.supplierName }}
        />
      </Text>
    </Form>
  );
};

interface FormProps {
  supplier: SupplierProps;
  person: SignedIn | null;
  /** The couple already talks with this supplier here: a further message is not limited. */
  knownId: string | null;
  /** The couple's open enquiries of the category: what can be closed where the limit is reached. */
  open: readonly Identified<Conversation>[];
  Share?: FieldsProps['Share'];
  /** What this supplier was asked without before. */
  withheldBefore?: readonly SharedItem[];
  /** Whether the couple have booked them. */
  isBooked?: boolean;
}

const nothing: readonly SharedItem[] = [];

/** The enquiry form with all its states. Give it the person's id as its key. */
export const EnquiryForm = ({ supplier, person, knownId, open: openTalks, ...share }: FormProps) => {
  const { Share = null, withheldBefore = nothing, isBooked = false } = share;
  const isKnown = isBooked || knownId !== null;
  const control = useEnquiry(supplier, person);
  const count = useEnquiryCount(person?.wedding?.id ?? null, openTalks.length);
  const limit = count?.limit ?? enquiryLimits.openPerCategory;
  const open = count?.open[supplier.supplierType] ?? 0;
  const isClosed = control.state.status === 'closed' || (mayEdit(control.state) && open >= limit && !isKnown);
  const intl = useIntl();
  const enquiries = intl.formatMessage({ id: 'inbox.enquiry.kind' }, { category: supplier.supplierType });
  if (control.state.status === 'success')
    return (
      <EnquirySent
        name={supplier.supplierName}
        conversationId={control.state.conversationId}
        onAnother={control.another}
      />
    );
  return (
    <>
      <div>
        <Heading level={2} size="h3">
          <FormattedMessage
            id={isKnown ? 'inbox.enquiry.title-known' : 'inbox.enquiry.title'}
            values={{ name: supplier.supplierName }}
          />
        </Heading>
        {open > 0 && !isClosed && !isKnown ? (
          <Text size="small" tone="soft">
            <FormattedMessage id="inbox.enquiry.asked" values={{ open, limit, enquiries }} />
          </Text>
        ) : null}
      </div>
      {isClosed ? (
        <EnquiryClosed enquiries={enquiries} limit={limit} open={openTalks} />
      ) : (
        <Fields {...{ supplier, person, control, Share, withheldBefore, isKnown }} />
      )}
      {knownId === null ? null : (
        <KnownConversation
          conversationId={knownId}
          weddingId={person?.wedding?.id ?? null}
          supplierId={supplier.supplierId}
        />
      )}
    </>
  );
};
