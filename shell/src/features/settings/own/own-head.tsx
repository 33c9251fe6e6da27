import styled from '@emotion/styled';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { color, font, media } from '@posy/shared-ui';
import { OwnPetal } from './petal';

const Head = styled.div`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 16px;
    border: 1px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
    & > p {
      min-inline-size: 0;
      display: grid;
      gap: 4px;
      overflow-wrap: anywhere;
      color: ${color.inkSoft};
    }
    & strong {
      font: 430 1.5rem/1.2 ${font.display};
      color: ${color.ink};
    }
  }
`;

/** Whose settings they are, above their list on phones: a section of its own shows the same where there is room. */
export const OwnHead = ({ person }: { person: SignedIn }) =>
  person.wedding === null ? null : (
    <Head>
      <OwnPetal person={person} wedding={person.wedding} />
      <p>
        <strong>{person.user.name}</strong>
        {person.user.contacts.email}
      </p>
    </Head>
  );
