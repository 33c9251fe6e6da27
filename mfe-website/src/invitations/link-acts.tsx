import { useHost, useLocaleInfo } from '@posy/remote-kit';
import type { MarketPrefix } from '@posy/shared-contracts';
import { Button } from '@posy/shared-ui';
import { AlertDialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { householdTitle, type InvitedHousehold } from '#households/public';
import type { LinkAct } from './household-table';
import type { MarketOf } from './languages/use-household-languages';
import { optionOf } from './rules/language-choice';
import { useLinks } from './use-links';

interface Asked {
  act: 'reissue' | 'revoke';
  household: InvitedHousehold;
}

/** The actions on links: a new link is made at once, but a person confirms first when older links would end. */
export const useLinkActs = (weddingId: string, marketOf: MarketOf) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { notices } = useHost();
  const links = useLinks(weddingId);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [shown, setShown] = useState<{ name: string; token: string; language: MarketPrefix } | null>(null);
  const make = async (household: InvitedHousehold, besideEarlier: boolean): Promise<void> => {
    setBusyId(household.id);
    const token = await links.make({ householdId: household.id, way: 'link', besideEarlier });
    setBusyId(null);
    if (token === null) return;
    setShown({ name: householdTitle(household, locale), token, language: optionOf(marketOf(household)) });
  };
  const revoke = async (household: InvitedHousehold): Promise<void> => {
    const name = householdTitle(household, locale);
    if (await links.revoke(household.id))
      notices.show({ tone: 'info', text: formatMessage({ id: 'invitations.revoked' }, { name }), about: 'invitation' });
  };
  return {
    busyId,
    asked,
    shown,
    hide: () => setShown(null),
    leave: () => setAsked(null),
    act(act: LinkAct, household: InvitedHousehold): void {
      if (act === 'link') void make(household, true);
      else setAsked({ act, household });
    },
    confirm(): void {
      if (asked?.act === 'revoke') void revoke(asked.household);
      if (asked?.act === 'reissue') void make(asked.household, false);
      setAsked(null);
    },
  };
};

/** Asks before the links of a household end. */
export const Question = ({
  asked,
  onConfirm,
  onLeave,
}: {
  asked: Asked;
  onConfirm: () => void;
  onLeave: () => void;
}) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { act, household } = asked;
  return (
    <AlertDialog
      isOpen
      title={formatMessage({ id: `invitations.${act}.title` }, { name: householdTitle(household, locale) })}
      onClose={onLeave}
      actions={
        <>
          <Button onPress={onLeave}>
            <FormattedMessage id="invitations.cancel" />
          </Button>
          <Button kind={act === 'revoke' ? 'risk' : 'main'} onPress={onConfirm}>
            <FormattedMessage id={`invitations.${act}`} />
          </Button>
        </>
      }
    >
      <FormattedMessage id={`invitations.${act}.text`} />
    </AlertDialog>
  );
};
