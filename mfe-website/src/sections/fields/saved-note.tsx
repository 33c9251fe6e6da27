import { Button, Callout, Inline, Stack, Text } from '@posy/shared-ui';
import { WarningIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import type { Autosaved } from './use-autosave';

/** Says whether what was typed is stored. */
export const SavedNote = ({ isSaving }: { isSaving: boolean }) => (
  <Text as="span" size="small" tone="faint" role="status">
    <FormattedMessage id={isSaving ? 'sections.saving' : 'sections.saved'} />
  </Text>
);

interface Props<T> {
  field: Autosaved<T>;
  /** Puts the other person's value into words. */
  say: (value: T) => string;
}

/** Asks whose words stay, where two wrote at once: neither is lost before somebody says so. */
export const Contested = <T,>({ field, say }: Props<T>) =>
  field.theirs === null ? null : (
    <Callout hue="primrose" icon={<WarningIcon />} role="alert">
      <Stack gap={3}>
        <Text>
          <FormattedMessage id="sections.contested" values={{ words: say(field.theirs.value) }} />
        </Text>
        <Inline gap={2}>
          <Button size="s" onPress={field.keepMine}>
            <FormattedMessage id="sections.keep-mine" />
          </Button>
          <Button size="s" onPress={field.takeTheirs}>
            <FormattedMessage id="sections.take-theirs" />
          </Button>
        </Inline>
      </Stack>
    </Callout>
  );
