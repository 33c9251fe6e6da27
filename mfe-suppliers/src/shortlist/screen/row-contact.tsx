import { isWebLink } from '@posy/shared-contracts/forms';
import { Inline, Link, Text } from '@posy/shared-ui';
import type { ShortlistEntry } from '../rules/entry';

const linkOf = (website: string): string => (/^https?:/i.test(website) ? website : `https://${website}`);

/** The contact details of a couple's own supplier. */
export const RowContact = ({ entry: { contact } }: { entry: ShortlistEntry }) => {
  if (contact === undefined) return null;
  const { phone, email, website } = contact;
  if (phone === '' && email === '' && website === '') return null;
  return (
    <Text as="div" size="small">
      <Inline gap={3}>
        {phone === '' ? null : <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>}
        {email === '' ? null : <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>}
        {isWebLink(website) ? (
          <Link href={linkOf(website)} target="_blank" rel="noopener noreferrer">
            {website}
          </Link>
        ) : null}
      </Inline>
    </Text>
  );
};
