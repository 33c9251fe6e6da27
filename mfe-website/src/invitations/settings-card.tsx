import { performEdit } from '@posy/remote-kit/edits';
import { websiteConstants } from '@posy/shared-contracts/constants';
import type { InvitationSettings } from '@posy/shared-contracts/entities';
import { Button, Card, Inline, Section, Stack, Text } from '@posy/shared-ui';
import { DateField, FieldGrid, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWebsitePlace } from '#site/edit-place';
import { changeSettings, mealsOf, untouchedSettings } from './rules/settings-edits';

interface Props {
  weddingId: string;
  settings: InvitationSettings | null;
  mayEdit: boolean;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

/** The questions of an invitation that are the couple's own: until when, and what there is to eat. */
export const SettingsCard = ({ weddingId, settings, mayEdit }: Props) => {
  const { formatMessage } = useIntl();
  const place = useWebsitePlace();
  const stored = settings ?? untouchedSettings;
  const [until, setUntil] = useState<string | null>(null);
  const [meals, setMeals] = useState<string | null>(null);
  const [childMeals, setChildMeals] = useState<string | null>(null);
  const shownUntil = until ?? stored.answersUntil ?? '';
  const shownMeals = meals ?? stored.meals.join('\n');
  const storedForChildren = stored.childMeals ?? [];
  const shownForChildren = childMeals ?? storedForChildren.join('\n');
  const change = {
    answersUntil: shownUntil === '' ? null : shownUntil,
    meals: mealsOf(shownMeals),
    childMeals: mealsOf(shownForChildren),
  };
  const hasChanged =
    change.answersUntil !== stored.answersUntil ||
    !isSame(change.meals, stored.meals) ||
    !isSame(change.childMeals, storedForChildren);
  const save = (): void => {
    performEdit(place, {
      edit: changeSettings(weddingId, settings, change),
      about: 'invitation questions',
      notice: { text: formatMessage({ id: 'invitations.questions.saved' }) },
      refused: formatMessage({ id: 'invitations.questions.refused' }),
    });
    setUntil(null);
    setMeals(null);
    setChildMeals(null);
  };
  return (
    <Card>
      <Section level={2} size="h3" title={<FormattedMessage id="invitations.questions.title" />}>
        <Stack gap={4}>
          <Text tone="soft">
            <FormattedMessage id="invitations.questions.text" />
          </Text>
          <FieldGrid>
            <DateField
              label={formatMessage({ id: 'invitations.questions.until' })}
              help={formatMessage({ id: 'invitations.questions.until-help' })}
              value={shownUntil}
              isDisabled={!mayEdit}
              onChange={setUntil}
            />
            <TextAreaField
              label={formatMessage({ id: 'invitations.questions.meals' })}
              help={formatMessage({ id: 'invitations.questions.meals-help' }, { most: websiteConstants.mostMeals })}
              rows={4}
              value={shownMeals}
              isDisabled={!mayEdit}
              onChange={setMeals}
            />
            <TextAreaField
              label={formatMessage({ id: 'invitations.questions.child-meals' })}
              help={formatMessage({ id: 'invitations.questions.child-meals-help' })}
              rows={2}
              value={shownForChildren}
              isDisabled={!mayEdit}
              onChange={setChildMeals}
            />
          </FieldGrid>
          {mayEdit ? (
            <Inline>
              <Button kind="soft" isDisabled={!hasChanged} onPress={save}>
                <FormattedMessage id="invitations.questions.save" />
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </Section>
    </Card>
  );
};
