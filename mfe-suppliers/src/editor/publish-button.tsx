import { Button } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { Editor } from './use-editor';

const isLate = (standing: Editor['standing']): boolean => standing === 'waiting' || standing === 'saving';

/** Publishes the draft once it is saved and without faults. */
export const PublishButton = ({ editor: { drafted, standing, publish } }: { editor: Editor }) => {
  const { changed, faults } = drafted;
  return (
    <Button kind="main" isDisabled={changed.length === 0 || faults.length > 0 || isLate(standing)} onPress={publish}>
      <FormattedMessage id="editor.publish" values={{ count: changed.length }} />
    </Button>
  );
};
