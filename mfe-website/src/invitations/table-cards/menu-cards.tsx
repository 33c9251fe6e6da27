import { performEdit } from '@posy/remote-kit/edits';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { type InvitationSettings, weddingDay } from '@posy/shared-contracts/entities';
import { coupleNameOf } from '@posy/shared-contracts/rules';
import { Button, Card, Inline, Stack, Text } from '@posy/shared-ui';
import { Segment, TextAreaField } from '@posy/shared-ui/forms';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HouseholdsOf } from '#households/public';
import type { SiteTheme } from '#public-site/public';
import { useWebsitePlace } from '#site/edit-place';
import { OnScreen, Sheets } from '../cards/print-page';
import { type Paper, type TextCardCount, textCardCounts } from '../rules/card-sheets';
import { coursesOf } from '../rules/place-cards';
import { changeSettings } from '../rules/settings-edits';
import { MenuCardSheet } from './menu-card-sheet';

interface Props {
  of: HouseholdsOf;
  settings: InvitationSettings | null;
  theme: SiteTheme;
  paper: Paper;
  print: (() => void) | null;
}

/** The stored menu; before the couple wrote one, the main courses that guests choose from. */
const storedMenu = (settings: InvitationSettings | null): string => {
  const menu = settings?.menu ?? '';
  return menu === '' ? (settings?.meals ?? []).join('\n') : menu;
};

const useSaveMenu = (of: HouseholdsOf, settings: InvitationSettings | null): ((menu: string) => void) => {
  const { formatMessage } = useIntl();
  const place = useWebsitePlace();
  return (menu) =>
    performEdit(place, {
      edit: changeSettings(of.wedding.id, settings, { menu }),
      about: 'menu cards',
      notice: { text: formatMessage({ id: 'table-cards.menu-saved' }) },
      refused: formatMessage({ id: 'table-cards.menu-refused' }),
    });
};

/** The couple's menu, written once and printed on cards of one size. */
export const MenuCards = ({ of, settings, theme, paper, print }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const save = useSaveMenu(of, settings);
  const [draft, setDraft] = useState<string | null>(null);
  const [count, setCount] = useState<TextCardCount>(2);
  const menu = draft ?? storedMenu(settings);
  const courses = coursesOf(menu);
  const day = weddingDay(of.wedding);
  const words = {
    couple: coupleNameOf(of.wedding),
    day: day === null ? null : formatDate(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
    courses,
  };
  return (
    <>
      <OnScreen>
        <Stack gap={4} align="stretch">
          <Card>
            <Stack gap={4} align="stretch">
              <TextAreaField
                label={formatMessage({ id: 'table-cards.menu' })}
                help={formatMessage({ id: 'table-cards.menu-help' })}
                rows={8}
                maxLength={websiteConstants.menuLength}
                value={menu}
                isDisabled={!of.mayEdit}
                onChange={setDraft}
              />
              <Segment
                label={formatMessage({ id: 'table-cards.count' })}
                value={String(count)}
                options={textCardCounts.map((value) => ({ value: String(value), label: String(value) }))}
                onChange={(value) => setCount(Number(value) as TextCardCount)}
              />
              <Inline gap={2}>
                {of.mayEdit ? (
                  <Button
                    kind="soft"
                    isDisabled={draft === null || draft === (settings?.menu ?? '')}
                    onPress={() => {
                      save(menu);
                      setDraft(null);
                    }}
                  >
                    <FormattedMessage id="table-cards.menu-save" />
                  </Button>
                ) : null}
                {courses.length === 0 || print === null ? null : (
                  <Button kind="main" icon={<PrinterIcon />} onPress={print}>
                    <FormattedMessage id="table-cards.print" values={{ count: 1 }} />
                  </Button>
                )}
              </Inline>
            </Stack>
          </Card>
          <Text tone="soft">
            <FormattedMessage id={courses.length === 0 ? 'table-cards.menu-none' : 'table-cards.copies'} />
          </Text>
        </Stack>
      </OnScreen>
      <Sheets>
        {courses.length === 0 ? null : <MenuCardSheet words={words} theme={theme} paper={paper} count={count} />}
      </Sheets>
    </>
  );
};
