import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { openFields } from '#talk/rules/fill-template';

const Line = styled.p`
  padding: 8px 12px;
  border-radius: 10px;
  background: ${color.apricot.wash};
  color: ${color.apricot.deep};
  font-size: 0.875rem;
  line-height: 1.4;
`;

/** Names the placeholders of a template that are still in the text: the couple has not shared these facts. */
export const TemplateWords = ({ text }: { text: string }) => {
  const { formatList } = useIntl();
  const open = openFields(text);
  return open.length === 0 ? null : (
    <Line role="status">
      <FormattedMessage id="inbox.templates.open" values={{ fields: formatList(open), count: open.length }} />
    </Line>
  );
};
