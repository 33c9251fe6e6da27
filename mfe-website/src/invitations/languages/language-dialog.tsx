import { useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { type HouseholdLanguage, householdLanguages, type Wedding } from '@posy/shared-contracts/entities';
import { householdMarket } from '@posy/shared-contracts/rules';
import { Button, Inline, Stack, Text } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { householdTitle, type InvitedHousehold } from '#households/public';
import { languageName } from '../rules/language-choice';

interface Props {
  wedding: Pick<Wedding, 'l10n'>;
  households: readonly InvitedHousehold[];
  /** The language that all of them have now; null: the wedding's, or several. */
  chosen: HouseholdLanguage | null;
  onSave: (language: HouseholdLanguage | null) => void;
  onClose: () => void;
}

/** Chooses the language of one household, or of several at once. */
export const LanguageDialog = ({ wedding, households, chosen, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const [language, setLanguage] = useState(chosen);
  useOpenItem('dialog', true, onClose);
  const [first] = households;
  const title =
    households.length === 1 && first !== undefined
      ? formatMessage({ id: 'invitations.language.title' }, { name: householdTitle(first, locale) })
      : formatMessage({ id: 'invitations.language.title-all' }, { count: households.length });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={formatMessage({ id: 'invitations.cancel' })}>
      <Stack gap={4} align="stretch">
        <Text tone="soft">
          <FormattedMessage id="invitations.language.text" />
        </Text>
        <SelectField
          label={formatMessage({ id: 'invitations.language.field' })}
          value={language ?? ''}
          onChange={(value) => setLanguage(householdLanguages.find((one) => one === value) ?? null)}
          options={[
            {
              value: '',
              label: formatMessage(
                { id: 'invitations.language.wedding' },
                { language: languageName(householdMarket({ people: [], wedding, settings: null }).locale) },
              ),
            },
            ...householdLanguages.map((one) => ({ value: one, label: languageName(one) })),
          ]}
        />
        <Inline gap={2}>
          <Button
            kind="main"
            onPress={() => {
              onSave(language);
              onClose();
            }}
          >
            <FormattedMessage id="invitations.language.save" />
          </Button>
          <Button onPress={onClose}>
            <FormattedMessage id="invitations.cancel" />
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
};
