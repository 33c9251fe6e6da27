import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { CheckIcon, CloudSlashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SavingState } from './fields/saving';

const Note = styled.p`
  flex: 1 1 4.5rem;
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  font-size: 0.875rem;
  line-height: 1.3;
  color: ${color.inkSoft};
  & > svg {
    flex: none;
  }
`;

/** The state of the drawer's fields, in a fixed place of the footer. */
export const SavedNote = ({ saving }: { saving: SavingState }) => {
  const { formatTime } = useIntl();
  return (
    <Note role="status">
      {saving.state === 'waiting' ? (
        <>
          <CloudSlashIcon size="s" />
          <FormattedMessage id="guests.waiting" />
        </>
      ) : (
        <>
          <CheckIcon size="s" />
          {saving.state === 'saved' ? (
            <FormattedMessage
              id="guests.saving.saved"
              values={{ time: formatTime(saving.at, { hour: '2-digit', minute: '2-digit' }) }}
            />
          ) : (
            <FormattedMessage id="guests.saving.untouched" />
          )}
        </>
      )}
    </Note>
  );
};
