import styled from '@emotion/styled';
import type { WebsiteSection } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DraftedPart } from '#sections/public';
import type { UnpublishedChange } from './rules/unpublished';

const Changes = styled.details`
  font-size: 0.9375rem;
  & > summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    cursor: pointer;
  }
  & > ul {
    display: grid;
    gap: 4px;
    padding: 12px 16px;
    border-radius: 14px;
    background: ${color.surface};
    border: 1px solid ${color.line};
  }
`;

interface Props {
  changes: readonly UnpublishedChange[];
  parts: readonly DraftedPart[];
  nameOf: (part: Pick<DraftedPart, 'kind' | 'section'>) => string;
  mainName: string;
}

const sectionOf = (parts: readonly DraftedPart[], id: string): Identified<WebsiteSection> | null =>
  parts.find((part) => part.id === id)?.section ?? null;

/** A list of the changes that guests will see once the couple publishes them. */
export const ChangesList = ({ changes, parts, nameOf, mainName }: Props) => {
  const { formatMessage } = useIntl();
  if (changes.length === 0) return null;
  const say = (change: UnpublishedChange): string => {
    if (change.about === 'section') {
      const name = nameOf({ kind: change.kind, section: sectionOf(parts, change.id) });
      return formatMessage({ id: `sections.change.${change.happened}` }, { name });
    }
    if (change.about === 'event') {
      const name = change.name === '' ? mainName : change.name;
      return formatMessage({ id: `sections.change.${change.happened}` }, { name });
    }
    return formatMessage({ id: `sections.change.${change.about}` });
  };
  return (
    <Changes>
      <summary>
        <FormattedMessage id="sections.change.title" values={{ count: changes.length }} />
      </summary>
      <ul>
        {changes.map((change, place) => (
          <li key={place}>{say(change)}</li>
        ))}
      </ul>
    </Changes>
  );
};
