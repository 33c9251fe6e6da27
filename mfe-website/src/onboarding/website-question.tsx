import { useLocaleInfo } from '@posy/remote-kit';
import { websiteConstants } from '@posy/shared-contracts/constants';
import type { Website, Wedding } from '@posy/shared-contracts/entities';
import { TextAreaField, TextField } from '@posy/shared-ui/forms';
import { DateTime } from 'luxon';
import { FormattedMessage, useIntl } from 'react-intl';
import { ThemePicker } from '#looks/public';
import { faultMessage, type Publishing } from '#publishing/public';
import { CheckedFacts } from './checked-facts';
import { StepFrame } from './step-frame';
import type { WebsiteStep } from './website-steps';

interface Props {
  step: WebsiteStep;
  wedding: Pick<Wedding, 'partners' | 'date' | 'location'>;
  publishing: Publishing;
  theme: Website['theme'];
  names: readonly string[];
  /** As they stand in their fields. */
  welcome: string;
  slug: string;
  onTheme: (theme: Website['theme']) => void;
  onWelcome: (welcome: string) => void;
  onSlug: (slug: string) => void;
  onNext: () => void;
}

const Day = ({ wedding }: Pick<Props, 'wedding'>) => {
  const { locale } = useLocaleInfo();
  const day =
    wedding.date === null
      ? null
      : DateTime.fromISO(wedding.date, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATE_HUGE);
  return <CheckedFacts lines={[day, wedding.location?.name ?? null].filter((line) => line !== null)} />;
};

const Address = ({ publishing, slug, onSlug }: Pick<Props, 'publishing' | 'slug' | 'onSlug'>) => {
  const intl = useIntl();
  const { fault, clear } = publishing;
  return (
    <TextField
      label={intl.formatMessage({ id: 'website.address.label' })}
      help={intl.formatMessage({ id: 'website.address.help' })}
      value={slug}
      onChange={(value) => {
        clear();
        onSlug(value.trim().toLowerCase());
      }}
      autoCapitalize="none"
      spellCheck={false}
      error={fault === null ? undefined : intl.formatMessage({ id: faultMessage[fault] }, { slug })}
    />
  );
};

const Answer = ({ step, ...props }: Props) => {
  const intl = useIntl();
  const { wedding, theme, names, welcome, onTheme, onWelcome } = props;
  switch (step) {
    case 'names':
      return <CheckedFacts lines={wedding.partners.filter((name) => name.trim() !== '')} />;
    case 'day':
      return <Day wedding={wedding} />;
    case 'look':
      return <ThemePicker theme={theme} names={names} onChange={onTheme} />;
    case 'welcome':
      return (
        <TextAreaField
          label={intl.formatMessage({ id: 'website.welcome.label' })}
          help={intl.formatMessage({ id: 'website.welcome.help' })}
          rows={5}
          maxLength={websiteConstants.welcomeLength}
          value={welcome}
          onChange={onWelcome}
        />
      );
    case 'publish':
      return <Address {...props} />;
  }
};

/** One question with its answer. */
export const WebsiteQuestion = (props: Props) => {
  const { step, publishing, onNext } = props;
  return (
    <StepFrame
      step={step}
      onNext={onNext}
      isBusy={publishing.isBusy}
      nextLabel={step === 'publish' ? <FormattedMessage id="website.address.publish" /> : undefined}
    >
      <Answer {...props} />
    </StepFrame>
  );
};
