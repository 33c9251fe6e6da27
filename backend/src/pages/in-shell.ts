/** The address of a file of the shell's build: as it stands when it is absolute, otherwise below the build's base. */
export const inShell = (base: string, file: string): string =>
  /^(?:\/|https?:)/.test(file) ? file : `${base.replace(/\/$/, '')}/${file}`;
