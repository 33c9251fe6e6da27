import { websiteConstants } from '@posy/shared-contracts/constants';
import { moneyFault } from '@posy/shared-contracts/rules';
import { TextAreaField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { type Autosaved, Contested } from '#sections/public';

/** The words that greet guests; they are stored as they are typed. */
export const WelcomeField = ({ field }: { field: Autosaved<string> }) => {
  const intl = useIntl();
  const fault = moneyFault(field.value);
  return (
    <>
      <TextAreaField
        label={intl.formatMessage({ id: 'website.welcome.label' })}
        help={intl.formatMessage({ id: 'website.welcome.help' })}
        rows={5}
        maxLength={websiteConstants.welcomeLength}
        value={field.value}
        onChange={field.change}
        onBlur={field.leave}
        error={fault === null ? undefined : intl.formatMessage({ id: `sections.fault.${fault}` })}
      />
      <Contested field={field} say={(words) => words} />
    </>
  );
};
