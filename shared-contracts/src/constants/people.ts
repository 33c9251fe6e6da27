/** Characters of what people are called and reached by. */
export const personConstants = {
  /** First name, or another name that the person uses here. */
  nameLength: 80,
  emailLength: 320,
  /** Length of an account's e-mail address. Source: RFC 5321. */
  accountEmailLength: 254,
} as const;

/** Characters of an account's fields. */
export const accountLengths = { name: 200, provider: 40, locale: 20, currency: 10, viewerCountry: 10 } as const;
