import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { ButtonLink, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { categoryIcons } from '#supplier/icons/category-icons';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';

/** The categories with nobody to suggest, as one line of links to their lists. */
export const FoldedKinds = ({ kinds }: { kinds: readonly SupplierCategory[] }) => {
  const { prefix } = useLocaleInfo().market;
  if (kinds.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text tone="soft">
        <FormattedMessage id="recommendations.kind.none" />
      </Text>
      <Inline gap={2}>
        {kinds.map((kind) => {
          const Icon = categoryIcons[kind];
          return (
            <ButtonLink
              key={kind}
              size="s"
              icon={<Icon size="s" />}
              href={listHref(prefix, { ...emptySearch, category: kind })}
            >
              <FormattedMessage id={`suppliers.category.${kind}`} />
            </ButtonLink>
          );
        })}
      </Inline>
    </Stack>
  );
};
