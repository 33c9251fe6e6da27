import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { Button, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useAsk } from '../anchors/use-ask';

/** Brochures are sent by the supplier, so the button opens the enquiry. */
export const Brochures = ({ brochures }: { brochures: NonNullable<SupplierProfile['brochures']> }) => {
  const ask = useAsk();
  if (brochures.length === 0) return null;
  return (
    <Stack gap={3} id={profileAnchors.brochure}>
      <h3>
        <FormattedMessage id="profile.brochure.title" />
      </h3>
      <Stack as="ul" gap={2}>
        {brochures.map(({ id, title, pages }) => (
          <Inline as="li" key={id} justify="space-between">
            <Text as="span">
              <FormattedMessage id="profile.brochure.item" values={{ title, pages }} />
            </Text>
            <Button size="s" onPress={ask}>
              <FormattedMessage id="profile.brochure.ask" values={{ title }} />
            </Button>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
};
