import { Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { stateOf, type Entry } from '../rules/entry';

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

/** Where a supplier stands, in a word or two. */
export const RowTags = ({ entry }: { entry: Entry }) => {
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
