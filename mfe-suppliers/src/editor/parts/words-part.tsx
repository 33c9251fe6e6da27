import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { Card, Section, Text } from '@posy/shared-ui';
import { TextAreaField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { partAnchors } from '../completeness/steps';
import { linesOf, type PartProps } from '../writing/part';
import { useFaultWords } from '../writing/use-fault-words';

const { descriptionLength, messageLength, highlights: mostHighlights, lineLength } = ownProfileConstants;

/** The fields of the supplier's words about itself. */
export const WordsPart = ({ own, change, faultAt }: PartProps) => {
  const { formatMessage } = useIntl();
  const fault = useFaultWords(faultAt);
  const lines = own.highlights.findIndex((_line, at) => faultAt(`highlights.${at}`) !== null);
  return (
    <Card id={partAnchors.words}>
      <Section title={<FormattedMessage id="editor.words" />} size="h3" gap={3}>
        <TextAreaField
          label={formatMessage({ id: 'editor.words.about' })}
          value={own.description}
          maxLength={descriptionLength}
          rows={8}
          onChange={(description) => change({ description })}
          counter={
            <Text as="span" size="small" tone="soft">
              <FormattedMessage
                id="editor.words.count"
                values={{ count: own.description.length, most: descriptionLength }}
              />
            </Text>
          }
          {...fault('description')}
        />
        <TextAreaField
          label={formatMessage({ id: 'editor.words.highlights' })}
          help={formatMessage({ id: 'editor.words.highlights.help' }, { count: mostHighlights })}
          value={own.highlights.join('\n')}
          onChange={(text) =>
            change({
              highlights:
                text === ''
                  ? []
                  : linesOf(text)
                      .slice(0, mostHighlights)
                      .map((line) => line.slice(0, lineLength)),
            })
          }
          {...fault(`highlights.${lines}`)}
        />
        <TextAreaField
          label={formatMessage({ id: 'editor.words.message' })}
          help={formatMessage({ id: 'editor.words.message.help' })}
          value={own.managerMessage}
          maxLength={messageLength}
          onChange={(managerMessage) => change({ managerMessage })}
          {...fault('managerMessage')}
        />
      </Section>
    </Card>
  );
};
