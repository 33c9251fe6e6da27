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
import type { OthersProps } from './others-like-them';
import { carefulWords } from './rules/careful-words';
import { mayEdit } from './rules/enquiry-machine';
import { sharedInWords, stillSaid } from './rules/withheld-words';
import type { ShareProps } from './share/share-choice';
import { StillSaid } from './share/still-said';
import { SharedList } from './shared-list';
import { type EnquiryControl, useEnquiry } from './use-enquiry';
import { useEnquiryFacts, useStartingText } from './use-starting-text';

type SupplierProps = SlotProps['supplier-profile.enquiry'];

interface EnquiryFieldsProps {
  supplier: SupplierProps;
  person: SignedIn | null;
  control: EnquiryControl;
  /** The choice of shared facts; null for visitors, who have none. */
  Share: ComponentType<ShareProps> | null;
  withheldBefore: readonly SharedItem[];
  /** True when they talk to each other already, or the supplier is booked: no questions for strangers. */
  isKnown: boolean;
}

const SendButton = ({ person, control }: Pick<EnquiryFieldsProps, 'person' | 'control'>) => {
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

type SharingProps = Omit<EnquiryFieldsProps, 'supplier' | 'isKnown'> & { stillSaid: readonly string[] };

/** The facts that the supplier will see: a note for visitors, a choice for each fact of a wedding. */
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

const Fields = ({ supplier, isKnown, ...fields }: EnquiryFieldsProps) => {
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
  /** The couple already talks to this supplier: a further message is not limited. */
  knownId: string | null;
  /** The couple's open enquiries of the category, one of which can be closed when the limit is reached. */
  open: readonly Identified<Conversation>[];
  Share?: EnquiryFieldsProps['Share'];
  /** Others like the supplier, once it was asked; null for visitors. */
  Others?: ComponentType<OthersProps> | null;
  /** Facts that were withheld from this supplier before. */
  withheldBefore?: readonly SharedItem[];
  /** True when the couple has booked the supplier. */
  isBooked?: boolean;
}

const nothing: readonly SharedItem[] = [];

/** The enquiry form with all its states. Its key must be the person's id. */
export const EnquiryForm = ({ supplier, person, knownId, open: openTalks, ...share }: FormProps) => {
  const { Share = null, Others = null, withheldBefore = nothing, isBooked = false } = share;
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
      >
        {Others === null ? null : <Others supplier={supplier} asked={openTalks.map(({ supplierId }) => supplierId)} />}
      </EnquirySent>
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
