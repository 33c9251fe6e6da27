import { useHost, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { type SupplierCategory, weddingDay } from '@posy/shared-contracts/entities';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { checkEnquiryMessage, type EnquiryMessageFault, sharedFacts } from '@posy/shared-contracts/rules';
import { Button, Card, Heading, Stack, Text } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MessageField } from '../message-field';
import { sharedInWords, stillSaid } from '../rules/withheld-words';
import { ShareChoice } from '../share/share-choice';
import { StillSaid } from '../share/still-said';
import { useEnquiryFacts, useStartingText } from '../use-starting-text';
import { RecipientList } from './recipient-list';
import { chosenOf, type Recipients } from './rules/recipients';
import type { SeveralControl } from './use-several';

interface Props {
  wedding: NonNullable<SignedIn['wedding']>;
  category: SupplierCategory;
  recipients: Recipients;
  room: number;
  control: SeveralControl;
}

/**
 * One message to several suppliers of a category, with the facts that each of them will see. Back returns to the
 * shortlist. Source: S2-back-02.
 */
export const SeveralForm = ({ wedding, category, recipients, room, control }: Props) => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const [fault, setFault] = useState<EnquiryMessageFault | null>(null);
  const { draft, edit, send } = control;
  // The suggested text contains only shared facts.
  const facts = useEnquiryFacts(wedding);
  const suggestion = useStartingText(sharedInWords(facts, draft.withheld));
  const guests = sharedFacts(wedding, { budgetMatch: false }).guests;
  const asked = { day: weddingDay(wedding), guests: guests?.day ?? null };
  const message = draft.message ?? suggestion;
  const chosen = chosenOf(recipients.toAsk, draft.chosen, room);
  useOpenItem('enquiry-form', true, () => navigate(paths.shortlist(market.prefix, { category })));
  const submit = (): void => {
    const found = checkEnquiryMessage(message);
    setFault(found);
    if (found === null && chosen.length > 0) send(chosen, message);
  };
  return (
    <Card>
      <Form onSubmit={submit}>
        <RecipientList {...{ recipients, chosen, room, asked }} onChoose={(ids) => edit({ chosen: [...ids] })} />
        <MessageField
          message={message}
          fault={fault}
          onChange={(next) => {
            setFault(null);
            edit({ message: next });
          }}
        />
        <Stack gap={2}>
          <Heading level={2} size="h3">
            <FormattedMessage id="inbox.several.share" />
          </Heading>
          <Text size="small" tone="soft">
            <FormattedMessage id="inbox.share.lead" />
          </Text>
          <ShareChoice
            wedding={wedding}
            budgetMatch={draft.budgetMatch}
            withheld={draft.withheld}
            onBudgetMatch={(budgetMatch) => edit({ budgetMatch })}
            onWithhold={(withheld) => edit({ withheld: [...withheld] })}
          />
          <StillSaid words={draft.message === null ? [] : stillSaid(draft.message, facts, draft.withheld)} />
        </Stack>
        <Button kind="main" size="l" isWide type="submit" isDisabled={chosen.length === 0}>
          <FormattedMessage id="inbox.several.send" values={{ count: chosen.length }} />
        </Button>
        <Text size="small" tone="faint">
          <FormattedMessage id="inbox.enquiry.private" />
        </Text>
      </Form>
    </Card>
  );
};
