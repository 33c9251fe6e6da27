import { websiteConstants } from '@posy/shared-contracts/constants';
import { Button, Card, Inline, Section, Text } from '@posy/shared-ui';
import { Form, TextAreaField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  /** As it stands in the form. */
  welcome: string;
  isChanged: boolean;
  onChange: (welcome: string) => void;
  onSave: () => void;
}

/** The words that greet guests. */
export const WelcomeSection = ({ welcome, isChanged, onChange, onSave }: Props) => {
  const intl = useIntl();
  return (
    <Section
      title={<FormattedMessage id="website.welcome.title" />}
      size="h3"
      action={
        <Text as="span" size="small" tone="faint" role="status">
          {isChanged ? <FormattedMessage id="website.welcome.unsaved" /> : null}
        </Text>
      }
    >
      <Card>
        <Form onSubmit={onSave}>
          <TextAreaField
            label={intl.formatMessage({ id: 'website.welcome.label' })}
            help={intl.formatMessage({ id: 'website.welcome.help' })}
            rows={4}
            maxLength={websiteConstants.welcomeLength}
            value={welcome}
            onChange={onChange}
          />
          <Inline>
            <Button type="submit" isDisabled={!isChanged}>
              <FormattedMessage id="website.welcome.save" />
            </Button>
          </Inline>
        </Form>
      </Card>
    </Section>
  );
};
