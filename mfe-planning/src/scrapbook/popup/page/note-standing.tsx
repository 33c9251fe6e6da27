import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { CheckIcon, CloudSlashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SaveState } from '#scrapbook/rules/note-popup';

const Line = styled.p`
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  /* Fixed, so that the longest sentence moves nothing below it. */
  block-size: 44px;
  font-size: 0.875rem;
  line-height: 1.3;
  color: ${color.inkSoft};
  & > svg {
    flex: none;
  }
`;

/** The state of the text, in a fixed place. */
export const NoteStanding = ({ standing, isEmpty }: { standing: SaveState; isEmpty: boolean }) => {
  const { formatTime } = useIntl();
  if (isEmpty && standing.state !== 'untouched')
    return (
      <Line role="status">
        <FormattedMessage id="scrapbook.empty-note" />
      </Line>
    );
  return (
    <Line role="status">
      {standing.state === 'stored' ? <CloudSlashIcon size="s" /> : <CheckIcon size="s" />}
      {standing.state === 'untouched' ? <FormattedMessage id="scrapbook.standing.untouched" /> : null}
      {standing.state === 'stored' ? <FormattedMessage id="scrapbook.standing.stored" /> : null}
      {standing.state === 'saved' ? (
        <FormattedMessage
          id="scrapbook.standing.saved"
          values={{ time: formatTime(standing.at, { hour: '2-digit', minute: '2-digit' }) }}
        />
      ) : null}
    </Line>
  );
};
