import styled from '@emotion/styled';

/** The couple's words with their own line breaks. The component shows them as text only, never as markup. */
export const SectionWords = styled.p`
  max-inline-size: 38em;
  font-size: 1.0625rem;
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
  [data-theme='pressed'] &,
  [data-theme='letterpress'] & {
    margin-inline: auto;
  }
`;

/** The greeting: larger, in the theme's own face. */
export const WelcomeWords = styled.p`
  font: 400 clamp(1.0625rem, 0.9rem + 0.9cqi, 1.5rem) / 1.45 var(--site-face);
  white-space: pre-line;
  overflow-wrap: break-word;
  max-inline-size: 34em;
  [data-theme='pressed'] &,
  [data-theme='letterpress'] &,
  [data-theme='orchard'] &,
  [data-theme='midnight'] & {
    margin-inline: auto;
    text-align: center;
    text-wrap: balance;
  }
`;
