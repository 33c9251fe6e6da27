import { Card, Row, Rows, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Read } from './use-editor';

/** The log of published changes, with the person and the time of each. */
export const Changes = ({ log }: { log: Read['log'] }) => {
  const { formatDate, formatList, formatMessage } = useIntl();
  if (log.length === 0) return null;
  return (
    <Card>
      <Section title={<FormattedMessage id="editor.log" />} size="h3" gap={2}>
        <Rows>
          {log.map(({ at, by, changed }) => (
            <Row
              key={at}
              title={formatList(
                changed.map((part) => formatMessage({ id: `editor.part.${part}` as 'editor.part.facts' })),
              )}
              note={
                <Text as="span" size="small" tone="soft">
                  <FormattedMessage
                    id="editor.log.line"
                    values={{ by, at: formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) }}
                  />
                </Text>
              }
            />
          ))}
        </Rows>
      </Section>
    </Card>
  );
};
