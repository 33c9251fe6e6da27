import styled from '@emotion/styled';
import { askingStateOf } from '@posy/shared-contracts/entities';
import { isWebsiteOfOtherDomain } from '@posy/shared-contracts/rules';
import { media, Tag } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useIsUnreached } from '../asking/unreached';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { useReplied } from '../standing/use-replied';

interface Props {
  entry: ShortlistEntry;
  mayEdit: boolean;
}

/**
 * Warns of a website with another domain than the e-mail: often a mistake, sometimes a fraud. Source:
 * S3-custom-supplier-02.
 */
const OtherDomain = ({ entry: { customSupplier, contact } }: { entry: ShortlistEntry }) =>
  customSupplier && contact !== undefined && isWebsiteOfOtherDomain(contact.website, contact.email) ? (
    <Tag hue="primrose">
      <FormattedMessage id="shortlist.tag.otherDomain" />
    </Tag>
  ) : null;

/** On phones the button beside it shows that they can be asked: two tags would take two lines in German. */
const Unasked = styled.span`
  display: contents;
  &[data-may-ask] {
    ${media.phone} {
      display: none;
    }
  }
`;

/** The state of the enquiry: a closed or failed one takes precedence over a sent one, and their answer over that. */
const Asking = ({ entry, mayEdit }: Props) => {
  const isUnreached = useIsUnreached(entry.id);
  const state = askingStateOf(entry, useReplied().has(entry.id));
  if (state === 'not-free' || state === 'ended')
    return (
      <Tag>
        <FormattedMessage id={state === 'not-free' ? 'shortlist.tag.notFree' : 'shortlist.tag.ended'} />
      </Tag>
    );
  if (state === 'not-asked' && isUnreached)
    return (
      <Tag hue="apricot">
        <FormattedMessage id="shortlist.tag.notSent" />
      </Tag>
    );
  if (state !== 'not-asked')
    return (
      <Tag hue={state === 'replied' ? 'apricot' : 'primrose'}>
        <FormattedMessage id={state === 'replied' ? 'standing.replied' : 'shortlist.tag.asked'} />
      </Tag>
    );
  return (
    <Unasked data-may-ask={mayEdit || undefined}>
      <Tag hue="bluebell">
        <FormattedMessage id="shortlist.tag.notAsked" />
      </Tag>
    </Unasked>
  );
};

const Asked = ({ entry, mayEdit }: Props) => {
  const { holdUntil, customSupplier } = entry;
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
  return <Asking entry={entry} mayEdit={mayEdit} />;
};

const Standing = ({ entry, mayEdit }: Props) => {
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
  return <Asked entry={entry} mayEdit={mayEdit} />;
};

/** The state of a supplier in a word or two, and warnings. */
export const RowTags = ({ entry, mayEdit }: Props) => (
  <>
    <Standing entry={entry} mayEdit={mayEdit} />
    <OtherDomain entry={entry} />
  </>
);
