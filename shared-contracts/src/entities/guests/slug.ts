/** Addresses of public websites: lower-case letters, digits and single hyphens, 3 to 60 characters. */
export const slugPattern = /^(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
