import { useLocaleInfo, useOnline, useOpenItem } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, ButtonLink, Inline, Row, Rows, Stack, Tag, Text } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { MagnifyingGlassIcon, PlusIcon } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCategory } from '#supplier/rules/asked/search-state';
import type { KnownSupplier } from './rules/duplicates';
import { useDirectoryNames } from './use-directory-names';

export interface AddSupplierProps {
  /** Ids of the listed suppliers. */
  listed: ReadonlySet<string>;
  /** Called with a supplier of the directory. */
  onTake: (known: KnownSupplier) => void;
  /** Called for a supplier that is not in the directory, with its typed name. */
  onByHand: (name: string) => void;
  onClose: () => void;
}

const leastLetters = 2;

const FoundRow = ({ found, isListed, onTake }: { found: KnownSupplier; isListed: boolean; onTake: () => void }) => {
  const { formatMessage } = useIntl();
  const { name, town = '', type } = found;
  const kind = isCategory(type) ? formatMessage({ id: `suppliers.kind.${type}` }) : type;
  return (
    <Row
      title={name}
      note={[kind, town].filter((part) => part !== '').join(', ')}
      end={
        isListed ? (
          <Tag hue="fern">
            <FormattedMessage id="own.find.listed" />
          </Tag>
        ) : (
          <Button kind="soft" aria-label={formatMessage({ id: 'own.find.takeName' }, { name })} onPress={onTake}>
            <FormattedMessage id="own.find.take" />
          </Button>
        )
      }
    />
  );
};

/** Suppliers of the directory with the typed name, or the reason why none is shown. */
const Found = ({ typed, listed, onTake }: { typed: string } & Pick<AddSupplierProps, 'listed' | 'onTake'>) => {
  const isOnline = useOnline();
  const { suppliers, isAsking } = useDirectoryNames(typed);
  if (typed.trim().length < leastLetters) return null;
  if (suppliers.length === 0)
    return (
      <Text tone="soft" size="small" role="status">
        <FormattedMessage id={!isOnline ? 'own.find.offline' : isAsking ? 'own.find.asking' : 'own.find.nobody'} />
      </Text>
    );
  return (
    <Rows>
      {suppliers.map((found) => (
        <FoundRow key={found.id} found={found} isListed={listed.has(found.id)} onTake={() => onTake(found)} />
      ))}
    </Rows>
  );
};

/** Adds a supplier to the shortlist: by name, by a search of the directory, or by hand. Source: S2-popup-11. */
export const AddSupplier = ({ listed, onTake, onByHand, onClose }: AddSupplierProps) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const [typed, setTyped] = useState('');
  useOpenItem('add-supplier-modal', true, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="own.find.title" />}
      closeLabel={formatMessage({ id: 'shortlist.close' })}
    >
      <Stack gap={4}>
        <SearchField
          autoFocus
          label={formatMessage({ id: 'own.find.name' })}
          placeholder={formatMessage({ id: 'own.find.example' })}
          clearLabel={formatMessage({ id: 'own.find.clear' })}
          value={typed}
          onChange={setTyped}
        />
        <Found typed={typed} listed={listed} onTake={onTake} />
        <Inline gap={2} justify="space-between">
          <Button kind="line" icon={<PlusIcon />} onPress={() => onByHand(typed.trim())}>
            <FormattedMessage id="own.find.byHand" />
          </Button>
          <ButtonLink kind="plain" icon={<MagnifyingGlassIcon />} href={paths.directory(market.prefix)}>
            <FormattedMessage id="own.find.directory" />
          </ButtonLink>
        </Inline>
      </Stack>
    </Dialog>
  );
};
