import { useOnline, useSignedIn } from '@posy/remote-kit';
import type { Sent } from '@posy/remote-kit/edits';
import { markets, paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Button, Callout, Card, Section, Text } from '@posy/shared-ui';
import { Form, SelectField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useDraft } from '#adapters/stored/use-draft';
import { useShell } from '#host/shell-context';
import { languageEdit } from '../own/own-edits';
import { useOwnEdit } from '../own/use-own-edit';

const choiceSchema = v.picklist(markets.map(({ prefix }) => prefix));

/** The choice stays here until it is saved; then the page is loaded in the new language. */
const LanguageForm = ({ person }: { person: SignedIn }) => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const { market: here } = useShell();
  const { isSaving, save } = useOwnEdit('own language');
  const [stored, store] = useDraft(`language.${person.uid}`, choiceSchema);
  const chosen = markets.find(({ prefix }) => prefix === stored) ?? here;
  const saved = (sent: Sent): void => {
    if (sent === 'stored') return;
    store(null);
    window.location.assign(paths.settingsSection(chosen.prefix, 'language'));
  };
  const submit = (): void => void save(languageEdit(person, chosen), { notice: null, onSaved: saved });
  return (
    <Form onSubmit={submit}>
      <SelectField
        label={formatMessage({ id: 'settings.language.choose' })}
        value={chosen.prefix}
        onChange={(prefix) => store(markets.find((market) => market.prefix === prefix)?.prefix ?? null)}
        options={markets.map(({ prefix }) => ({
          value: prefix,
          label: formatMessage(
            { id: 'settings.language.option' },
            {
              market: formatMessage({ id: `shell.market.${prefix}` }),
              words: formatMessage({ id: `settings.language.${prefix}` }),
            },
          ),
        }))}
      />
      {person.wedding === null ? null : <Callout>{formatMessage({ id: 'settings.language.wedding' })}</Callout>}
      {online ? null : <Callout hue="primrose">{formatMessage({ id: 'settings.language.offline' })}</Callout>}
      <div>
        <Button type="submit" kind="main" isPending={isSaving} isDisabled={chosen.prefix === here.prefix || !online}>
          {formatMessage({ id: 'settings.language.save' })}
        </Button>
      </div>
    </Form>
  );
};

/** Country and language that the person reads Posy in. */
export const LanguageSection = () => {
  const { formatMessage } = useIntl();
  const person = useSignedIn();
  if (person === null) return null;
  return (
    <Section title={formatMessage({ id: 'settings.language.title' })}>
      <Text tone="soft">{formatMessage({ id: 'settings.language.lead' })}</Text>
      <Card>
        <LanguageForm key={person.uid} person={person} />
      </Card>
    </Section>
  );
};
