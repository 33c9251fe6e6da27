import { isWebsiteOfOtherDomain } from '@posy/shared-contracts/rules';
import { Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { stateOf, type Entry } from '../rules/entry';

/** A website that is not the e-mail's: often a mistake, now and then a fraud. Source: S3-custom-supplier-02. */
const OtherDomain = ({ entry: { customSupplier, contact } }: { entry: Entry }) =>
  customSupplier && contact !== undefined && isWebsiteOfOtherDomain(contact.website, contact.email) ? (
    <Tag hue="primrose">
      <FormattedMessage id="shortlist.tag.otherDomain" />
    </Tag>
  ) : null;

const Asked = ({ entry: { enquired, holdUntil, customSupplier } }: { entry: Entry }) => {
  if (holdUntil != null)
    return (
      <Tag hue="fern">
        <FormattedMessage
          id="shortlist.tag.held"
          values={{
            day: <FormattedDate value={`${holdUntil}T12:00:00Z`} timeZone="UTC" day="numeric" month="short" />,
          }}
        />
      </Tag>
    );
  if (customSupplier)
    return (
      <Tag hue="peony">
        <FormattedMessage id="shortlist.tag.own" />
      </Tag>
    );
  return (
    <Tag hue={enquired ? 'primrose' : 'bluebell'}>
      <FormattedMessage id={enquired ? 'shortlist.tag.asked' : 'shortlist.tag.notAsked'} />
    </Tag>
  );
};

const Standing = ({ entry }: { entry: Entry }) => {
  const state = stateOf(entry);
  if (state === 'booked')
    return (
      <Tag hue="fern" isStrong>
        <CheckIcon size="s" />
        <FormattedMessage id="shortlist.tag.booked" />
      </Tag>
    );
  if (state === 'ignored')
    return (
      <Tag>
        <FormattedMessage id="shortlist.tag.aside" />
      </Tag>
    );
  return <Asked entry={entry} />;
};

/** Where a supplier stands, in a word or two, and what to be careful with. */
export const RowTags = ({ entry }: { entry: Entry }) => (
  <>
    <Standing entry={entry} />
    <OtherDomain entry={entry} />
  </>
);
