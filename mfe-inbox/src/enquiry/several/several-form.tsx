import { useHost, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { type SupplierCategory, weddingDay } from '@posy/shared-contracts/entities';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { checkEnquiryMessage, type EnquiryMessageFault, sharedFacts } from '@posy/shared-contracts/rules';
import { Button, Card, Divider, Grow, Inline, Section, Stack, Text } from '@posy/shared-ui';
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
import { Columns } from './several-columns';
import type { SeveralControl } from './use-several';

interface Props {
  wedding: NonNullable<SignedIn['wedding']>;
  category: SupplierCategory;
  recipients: Recipients;
  /** Number of suppliers that can be asked before the limit is reached. */
  room: number;
  /** The most enquiries of the category that can be open at once. */
  limit: number;
  /** The category's enquiries, as text. */
  enquiries: string;
  control: SeveralControl;
}

/**
 * One message to several suppliers of a category, with the facts that each of them will see. Back returns to the
 * shortlist. Source: S2-back-02.
 */
export const SeveralForm = ({ wedding, category, recipients, room, limit, enquiries, control }: Props) => {
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
    <Form onSubmit={submit}>
      <Columns>
        <Card>
          <Stack gap={6}>
            <RecipientList
              {...{ recipients, category, chosen, room, asked }}
              onChoose={(ids) => edit({ chosen: [...ids] })}
            />
            <MessageField
              message={message}
              fault={fault}
              onChange={(next) => {
                setFault(null);
                edit({ message: next });
              }}
            />
          </Stack>
        </Card>
        <Card>
          <Stack gap={5}>
            <Section title={<FormattedMessage id="inbox.several.share" />} size="h3" gap={3}>
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
            </Section>
            <Divider />
            <Inline justify="space-between">
              <Grow>
                <Text size="small" tone="soft">
                  <FormattedMessage
                    id="inbox.several.would-have"
                    values={{ open: limit - room + chosen.length, limit, enquiries }}
                  />
                </Text>
              </Grow>
              <Button kind="main" size="l" type="submit" isDisabled={chosen.length === 0}>
                <FormattedMessage id="inbox.several.send" values={{ count: chosen.length }} />
              </Button>
            </Inline>
            <Text size="small" tone="faint">
              <FormattedMessage id="inbox.enquiry.private" />
            </Text>
          </Stack>
        </Card>
      </Columns>
    </Form>
  );
};
