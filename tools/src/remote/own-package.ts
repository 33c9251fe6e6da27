/** The package that these sources are packed as: it knows its own files by its name. */
export const ownPackage = '@posy/remote-tools';
