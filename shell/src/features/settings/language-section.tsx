import { markets, paths } from '@posy/shared-contracts';
import { useHost, useOnline, useSignedIn } from '@posy/remote-kit';
import { Button, Callout, Card, Section, Text } from '@posy/shared-ui';
import { Form, RadioGroupField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../../frame/shell-context';
import { saveLanguage } from './settings-queries';
import { useSave } from './use-save';

/** Country and language that the person reads Posy in. Saving loads the page again, in the new language. */
export const LanguageSection = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const online = useOnline();
  const person = useSignedIn();
  const { market: here } = useShell();
  const { isSaving, save } = useSave('own language');
  const [prefix, setPrefix] = useState<string>(here.prefix);
  const chosen = markets.find((market) => market.prefix === prefix);
  if (person === null || chosen === undefined) return null;
  const submit = (): void =>
    save(
      () => saveLanguage(host, person.uid, chosen),
      () => {
        window.location.assign(paths.settingsSection(chosen.prefix, 'language'));
        return null;
      },
    );
  return (
    <Section title={formatMessage({ id: 'settings.language.title' })}>
      <Text tone="soft">{formatMessage({ id: 'settings.language.lead' })}</Text>
      <Card>
        <Form onSubmit={submit}>
          <RadioGroupField
            label={formatMessage({ id: 'settings.language.choose' })}
            layout="cards"
            value={prefix}
            onChange={setPrefix}
            options={markets.map((market) => ({
              value: market.prefix,
              label: <span lang={market.locale}>{formatMessage({ id: `shell.market.${market.prefix}` })}</span>,
              note: formatMessage({ id: `settings.language.${market.prefix}` }),
            }))}
          />
          {person.wedding === null ? null : <Callout>{formatMessage({ id: 'settings.language.wedding' })}</Callout>}
          <div>
            <Button type="submit" kind="main" isPending={isSaving} isDisabled={prefix === here.prefix || !online}>
              {formatMessage({ id: 'settings.language.save' })}
            </Button>
          </div>
        </Form>
      </Card>
    </Section>
  );
};
