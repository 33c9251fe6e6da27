import { useLocaleInfo } from '@posy/remote-kit';
import { translationLanguages } from '@posy/shared-contracts/constants';
import type { WebsiteLanguage } from '@posy/shared-contracts/entities';
import { Card, Section } from '@posy/shared-ui';
import { FieldGrid, SelectField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  languages: readonly [WebsiteLanguage, ...WebsiteLanguage[]];
  onChange: (languages: WebsiteLanguage[]) => void;
}

/** A form for the one or two languages that the couple writes in; a guest sees the first one first. */
export const LanguagesSection = ({ languages: [first, second], onChange }: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const options = translationLanguages.map((value) => ({ value, label: names.of(value) ?? value }));
  const known = (text: string): WebsiteLanguage | undefined => translationLanguages.find((one) => one === text);
  const others = (one: WebsiteLanguage | undefined, two: WebsiteLanguage | undefined): WebsiteLanguage[] =>
    [one, two].flatMap((language, place, all) =>
      language === undefined || all.indexOf(language) !== place ? [] : [language],
    );
  return (
    <Section title={<FormattedMessage id="details.languages.title" />} size="h3">
      <Card>
        <FieldGrid>
          <SelectField
            label={formatMessage({ id: 'details.languages.first' })}
            value={first}
            options={options}
            onChange={(value) => onChange(others(known(value), second === known(value) ? first : second))}
          />
          <SelectField
            label={formatMessage({ id: 'details.languages.second' })}
            help={formatMessage({ id: 'details.languages.help' })}
            value={second ?? ''}
            options={[
              { value: '', label: formatMessage({ id: 'details.languages.none' }) },
              ...options.filter(({ value }) => value !== first),
            ]}
            onChange={(value) => onChange(others(first, known(value)))}
          />
        </FieldGrid>
      </Card>
    </Section>
  );
};
