import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Row, Rows, Text } from '@posy/shared-ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { OtherPicture } from '#talk/other-picture';

/** The open conversations of a category, one of which can be closed to allow another. Source: S4-enquiry-04. */
export const OpenEnquiries = ({ open }: { open: readonly Identified<Conversation>[] }) => {
  const { market } = useLocaleInfo();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Text as="p" size="small" tone="soft" id={heading}>
        <FormattedMessage id="inbox.enquiry.close-one" />
      </Text>
      <Rows>
        {open.map((conversation) => (
          <Row
            key={conversation.id}
            title={conversation.supplierName}
            start={<OtherPicture conversation={conversation} side="couple" />}
            href={paths.conversation(market.prefix, conversation.id)}
          />
        ))}
      </Rows>
    </section>
  );
};
