import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { enquiryLimits } from '@posy/shared-contracts/rules';
import { Button, Heading, Text } from '@posy/shared-ui';
import { Form, TextAreaField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayEdit } from './rules/enquiry-machine';
import { EnquiryClosed, EnquiryFailed, EnquirySent, KnownConversation } from './enquiry-outcome';
import { useEnquiryCount } from './enquiry-queries';
import { SharedList } from './shared-list';
import { useEnquiry, type EnquiryControl } from './use-enquiry';
import { useEnquiryFacts, useStartingText } from './use-starting-text';

type SupplierProps = SlotProps['supplier-profile.enquiry'];

interface FieldsProps {
  supplier: SupplierProps;
  person: SignedIn | null;
  control: EnquiryControl;
}

const faultMessage = {
  'too-short': 'inbox.enquiry.too-short',
  'too-long': 'inbox.enquiry.too-long',
  'too-many-links': 'inbox.enquiry.too-many-links',
} as const;

const MessageField = ({ control, message }: { control: EnquiryControl; message: string }) => {
  const intl = useIntl();
  const { state } = control;
  const fault = state.status === 'writing' ? state.fault : null;
  const { minimumCharacters, maximumCharacters, maximumLinks } = enquiryLimits;
  const limits = { minimum: minimumCharacters, maximum: maximumCharacters, links: maximumLinks };
  return (
    <TextAreaField
      label={intl.formatMessage({ id: 'inbox.enquiry.message' })}
      value={message}
      rows={6}
      isReadOnly={!mayEdit(state)}
      onChange={(next) => control.edit({ message: next })}
      help={intl.formatMessage({ id: 'inbox.enquiry.help' }, { ...limits, count: message.trim().length })}
      error={fault === null ? undefined : intl.formatMessage({ id: faultMessage[fault] }, limits)}
    />
  );
};

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

const Fields = ({ supplier, person, control }: FieldsProps) => {
  const facts = useEnquiryFacts(person?.wedding ?? null);
  const suggestion = useStartingText(facts);
  const host = useHost();
  const { market } = useLocaleInfo();
  const message = control.draft.message ?? suggestion;
  const { pathname, search } = host.location.get();
  const loginPath = paths.signup(market.prefix, { mode: 'login', next: `${pathname}${search}` });
  return (
    <Form onSubmit={() => control.submit(message)} aria-busy={control.state.status === 'send'}>
      <MessageField control={control} message={message} />
      <SharedList
        wedding={person?.wedding ?? null}
        budgetMatch={control.draft.budgetMatch}
        isDisabled={!mayEdit(control.state)}
        onBudgetMatch={(budgetMatch) => control.edit({ budgetMatch })}
      />
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
}

/** The enquiry form with all its states. Give it the person's id as its key. */
export const EnquiryForm = ({ supplier, person, knownId, open: openTalks }: FormProps) => {
  const control = useEnquiry(supplier, person);
  const count = useEnquiryCount(person?.wedding?.id ?? null, openTalks.length);
  const limit = count?.limit ?? enquiryLimits.openPerCategory;
  const open = count?.open[supplier.supplierType] ?? 0;
  const isClosed = control.state.status === 'closed' || (mayEdit(control.state) && open >= limit && knownId === null);
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
          <FormattedMessage id="inbox.enquiry.title" values={{ name: supplier.supplierName }} />
        </Heading>
        {open > 0 && !isClosed ? (
          <Text size="small" tone="soft">
            <FormattedMessage id="inbox.enquiry.asked" values={{ open, limit, enquiries }} />
          </Text>
        ) : null}
      </div>
      {isClosed ? (
        <EnquiryClosed enquiries={enquiries} limit={limit} open={openTalks} />
      ) : (
        <Fields supplier={supplier} person={person} control={control} />
      )}
      {knownId === null ? null : <KnownConversation conversationId={knownId} />}
    </>
  );
};
